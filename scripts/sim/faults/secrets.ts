import type { GameTypes, Match, RandomState, Seat } from '@/rules/engine';
import { valueOf } from '@/rules/engine/ballot';
import type { Canary, Reader, Scan } from '@/rules/engine/trials';
import type { KeyValueStore } from '@/table/storage/storage';

export const withView = <G extends GameTypes>(
  scan: Scan<G>,
  extra: (state: G['state']) => object,
): Scan<G> => ({
  ...scan,
  game: {
    ...scan.game,
    view: (state, viewer) => ({ ...scan.game.view(state, viewer), ...extra(state) }),
  },
});

const SALT_CHARS = 32;

type Line = {
  readonly seat?: Seat;
  /** What a phone gave to the shuffle, and what the host did. */
  readonly number?: string;
  /** Whose number it is. */
  readonly device?: string | { readonly key: string };
  readonly own?: string | null;
  readonly seed?: RandomState;
  readonly entry?: { readonly move?: { readonly slips?: readonly string[] } };
};

/** The same log is read after every move. */
const known = new Map<string, Line>();
const MOST_KNOWN = 20_000;

function parsed(text: string): Line {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const line = JSON.parse(text) as Line;
  known.set(text, line);
  return line;
}

/** The parts of a generator's state that would tell its next number. */
const wordsIn = (state: RandomState): readonly (string | number)[] => ('key' in state ? [state.key] : state);

/** What must still be secret in a match, worked out from the phones and the log, not from any view. */
export function secretsIn<G extends GameTypes>(of: {
  readonly scan: Pick<Scan<G>, 'secrets'>;
  readonly match: Match<GameTypes>;
  readonly log: readonly string[];
  /** What each seat's phone keeps. */
  readonly kept: readonly KeyValueStore[];
}): readonly Canary[] {
  const { scan, match, kept } = of;
  const seats = kept.map((_, seat) => seat);
  const everyone: readonly Reader[] = [...seats, 'screen'];
  const others = (seat: Seat) => everyone.filter((reader) => reader !== seat);
  const lines = of.log.map(parsed);

  const states = [...lines.flatMap(({ seed: from }) => (from === undefined ? [] : [from])), match.random];
  const seed = states.flatMap(wordsIn).map((word): Canary => ({
    kind: 'seed',
    text: String(word),
    hiddenFrom: everyone,
  }));
  const seatsOf = (device: string): readonly Reader[] =>
    lines.flatMap(({ seat, device: held }) =>
      seat !== undefined && typeof held === 'object' && held.key === device ? [seat] : [],
    );
  const numbers = lines.flatMap(({ number, own, device }): Canary[] => [
    ...(typeof own === 'string' ? [{ kind: 'seed', text: own, hiddenFrom: everyone }] : []),
    ...(number === undefined || typeof device !== 'string'
      ? []
      : [
          {
            kind: 'number',
            text: number,
            hiddenFrom: everyone.filter((reader) => !seatsOf(device).includes(reader)),
          },
        ]),
  ]);
  // Without its salt a vote looks like every other: once one has been opened it gives nothing away.
  const opened = new Set(
    lines.flatMap(({ entry }) => entry?.move?.slips ?? []).map((slip) => slip.slice(SALT_CHARS)),
  );
  const { ballot } = match.state;
  const isSealed = ballot !== null && !ballot.voters.every((seat) => ballot.locks[seat] !== null);
  const slips = kept.flatMap((values, seat) =>
    values
      .keys()
      .filter((key) => key.startsWith('slips/') && isSealed && key.endsWith(`/${ballot.key}`))
      .flatMap((key) => (JSON.parse(values.get(key) ?? '[]') as string[][]).flat())
      .flatMap((slip, at): Canary[] => {
        const [salt, value] = [slip.slice(0, SALT_CHARS), slip.slice(SALT_CHARS)];
        const hiddenFrom: readonly Reader[] = [...others(seat), 'host'];
        const part = ballot?.parts[at % ballot.parts.length] ?? '';
        return [
          { kind: 'salt', text: salt, hiddenFrom },
          { kind: 'vote', text: value, hiddenFrom: opened.has(value) ? [] : hiddenFrom },
          // Phones are told in plain words what they may choose; the host keeps none of that.
          { kind: 'vote', text: `"${part}":"${valueOf(slip)}"`, hiddenFrom: ['host'] },
        ];
      }),
  );
  return [...scan.secrets(match.state as G['state'], { others }), ...seed, ...numbers, ...slips];
}

const PAGE = /^\{"t":"page","match":(\d+),/;
/** Secrets that are different in every game. */
const DRAWN_ANEW = new Set(['seed', 'number', 'salt']);

/**
 * What must not be in a frame of the host. A game that is over is shown to whoever checks it, with its seed, and no other. A
 * phone may still ask for it when the next one is under way: of that one it must hold nothing. Cards have the same names in
 * both.
 */
export function isSecretIn(
  text: string,
  now: { readonly lines: readonly string[]; readonly match: number; readonly isOver: boolean },
): (secret: Canary) => boolean {
  const page = PAGE.exec(text);
  if (page === null) return () => true;
  if (Number(page[1]) === now.match) return () => !now.isOver;
  const again = now.lines.findLastIndex((line) => line.startsWith('{"t":"again"'));
  const before = now.lines.slice(0, Math.max(0, again));
  return ({ kind, text: secret }) => DRAWN_ANEW.has(kind) && !before.some((line) => line.includes(secret));
}
