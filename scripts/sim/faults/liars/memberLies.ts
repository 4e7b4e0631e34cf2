import { cleanText } from '@/rules/engine';
import type { Liar } from '@/scripts/sim/liars/between';
import { movesWithWords } from '@/scripts/sim/faults/world/words';

import { type Lie, type Lying, seatOf } from './lying';

/** What is longer than it looks: nothing is left of some when they are cleaned, others take six bytes each. */
const LONG = [' ', ' ', '\u2028', '"', '\\', '\u{1f4a5}', 'é', '\u0000', 'a'];
const LENGTHS = [20_000, 1_001, 900];
const NAMES = ['\u200b\u200b', ' ', '\u202eabc', 'x'.repeat(81)];

/** Sends these over the member's own line, a few at a time, as long as the run has faults. */
function spoil(of: Lying, frames: () => readonly object[], every = 5): void {
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
    if (now === null || now.guest.state().line !== 'here' || (looks += 1) % every !== 0) return false;
    for (const frame of frames()) {
      of.told();
      const ask = { t: 'ask', id: `spoiler-${(asked += 1)}` };
      now.channel?.send(JSON.stringify('t' in frame ? frame : { ...ask, op: frame }));
    }
    return false;
  });
}

/** A legal move with far too much to say. */
function longMove({ dupe, chance, world }: Lying): readonly object[] {
  const { rev } = dupe.now?.guest.state() ?? { rev: 0 };
  const { game, intends } = world.referee;
  const legal = movesWithWords(dupe, game);
  const move = legal[chance.int(Math.max(1, legal.length))];
  if (move === undefined) return [];
  return LENGTHS.map((length) => {
    const letter = LONG[chance.int(LONG.length)] ?? ' ';
    const text = letter.repeat(Math.floor(length / letter.length));
    // Whatever is left of the words, the player did make this move.
    const cleaned = cleanText(text, game.moves[move.type]?.text?.max ?? 0) ?? '';
    for (const words of new Set(['', cleaned, text]))
      intends(dupe.keys.publicKey, { ...move, ...(words !== '' && { text: words }) });
    return { type: 'move', rev, move: { ...move, text } };
  });
}

/** The first who may say something says too much. */
function speakTooLong(of: Lying): void {
  of.until(() => {
    const dupe = [of.dupe, ...of.rest()].find(
      (phone) => movesWithWords(phone, of.world.referee.game).length > 0,
    );
    if (dupe === undefined) return false;
    const speaker = { ...of, dupe, between: (liar: Liar) => of.between(liar, dupe) };
    spoil(speaker, () => longMove(speaker), 2);
    return true;
  });
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
  'too long words': { needs: 'words', weight: 6, begin: speakTooLong },
} as const satisfies { readonly [kind: string]: Lie };
