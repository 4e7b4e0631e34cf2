import type { Legal, GameTypes } from '@/rules/engine';

import { type Lie, type Lying, seatOf } from './lying';

/** What is longer than it looks: nothing is left of some when they are cleaned, others take six bytes each. */
const LONG = [' ', ' ', '\u2028', '"', '\\', '\u{1f4a5}', 'é', '\u0000', 'a'];
const NAMES = ['\u200b\u200b', ' ', '\u202eabc', 'x'.repeat(81)];

/** Sends these over the member's own line, a few at a time, as long as the run has faults. */
function spoil(of: Lying, frames: () => readonly object[]): void {
  let asked = 0;
  of.between({
    tell: (frame) => {
      if (frame.t === 'refused' && frame.id.startsWith('spoiler')) of.caught(`refused: ${frame.why}`);
      return frame;
    },
  });
  let looks = 0;
  of.until(() => {
    const { now } = of.dupe;
    if (now === null || now.guest.state().line !== 'here' || (looks += 1) % 5 !== 0) return false;
    for (const frame of frames()) {
      of.told();
      const ask = { t: 'ask', id: `spoiler-${(asked += 1)}` };
      now.channel?.send(JSON.stringify('t' in frame ? frame : { ...ask, op: frame }));
    }
    return false;
  });
}

/** Any legal move with far too much to say. */
function longMove({ dupe, chance, world }: Lying): readonly object[] {
  const { snapshot, rev } = dupe.now?.guest.state() ?? { snapshot: null, rev: 0 };
  const all = (snapshot?.legal ?? []).filter(({ type }) => type !== 'lock') as readonly Legal<GameTypes>[];
  const withWords = all.filter(({ type }) => world.referee.game.moves[type]?.text !== undefined);
  const legal = withWords.length > 0 ? withWords : all;
  const move = legal[chance.int(Math.max(1, legal.length))];
  const letter = LONG[chance.int(LONG.length)] ?? ' ';
  const text = letter.repeat(Math.floor([900, 1_001, 20_000][chance.int(3)] ?? 0) / letter.length);
  return move === undefined ? [] : [{ type: 'move', rev, move: { ...move, text } }];
}

/** What one player can do to the others without any change to the host. */
export const MEMBER_LIES = {
  'a flood of frames': {
    needs: 'anything',
    weight: 2,
    begin: (of) =>
      spoil(of, () => [
        ...Array.from({ length: 20 }, () => ({ t: 'sync' })),
        ...Array.from({ length: 10 }, () => ({ t: 'call', at: 1 })),
        ...Array.from({ length: 5 }, (_, at) => ({ type: 'rename', name: `Mallory ${at}` })),
      ]),
  },
  'strikes and rewinds': {
    needs: 'vote',
    weight: 2,
    begin: (of) =>
      spoil(of, () => {
        const { snapshot, rev, table } = of.dupe.now?.guest.state() ?? {};
        const ballot = snapshot?.ballot?.key ?? '';
        return [
          ...(table?.seats.map((_, strike) => ({ type: 'propose', strike, ballot })) ?? []),
          ...(table?.seats.map((_, seat) => ({ type: 'lend', ballot, seat, share: '00'.repeat(16) })) ?? []),
          { type: 'rewind', from: Math.max(1, (rev ?? 1) - 1) },
        ];
      }),
  },
  "another's name": {
    needs: 'anything',
    weight: 2,
    begin: (of) =>
      spoil(of, () => [
        { type: 'rename', name: of.other.name },
        { type: 'rename', name: ` ${of.other.name.toUpperCase()}\u200b` },
        { type: 'rename', name: NAMES[of.chance.int(NAMES.length)] },
        { type: 'rename', name: 'Mallory', seat: seatOf(of.other) ?? 0 },
      ]),
  },
  'too long words': { needs: 'anything', weight: 6, begin: (of) => spoil(of, () => longMove(of)) },
} as const satisfies { readonly [kind: string]: Lie };
