import { GAMES } from '@/rules/games';
import { dystocratic } from '@/rules/dystocratic';
import type { Card } from '@/rules/dystocratic/types';
import type { Game, Seat } from '@/rules/engine';
import { openBook } from '@/table/book';

import type { Phone, tableOf } from './tableOf';

/**
 * Something that stands for a secret wherever it turns up. `hiddenFrom` names those who must not have it yet;
 * the host is 'host', a shared screen 'screen'.
 */
export type Canary = {
  readonly kind: 'hand' | 'deck' | 'seed' | 'vote' | 'prediction' | 'salt';
  readonly text: string;
  readonly hiddenFrom: readonly (Seat | 'screen' | 'host')[];
};

/** Each seat holds cards of one kind that nobody else has, so that the kind itself gives the hand away. */
export const HANDS: readonly Card[] = ['silence', 'reveal-hand', 'peek-vote', 'peek-prediction'];
const UNDRAWN: Card = 'give';
const ROUNDS = 4;
const FIRST_HAND = 2;

export const marked: typeof dystocratic = {
  ...dystocratic,
  setup: (seats, options, random) => ({
    ...dystocratic.setup(seats, options, random),
    hands: HANDS.map((card) => Array.from({ length: FIRST_HAND }, () => card)),
    deck: [
      ...Array.from({ length: ROUNDS }, () => HANDS).flat(),
      ...Array.from({ length: 22 }, () => UNDRAWN),
    ],
  }),
};

export type Watched = {
  readonly table: ReturnType<typeof tableOf>;
  readonly phones: readonly Phone[];
  readonly screen: Phone;
  readonly said: readonly string[];
};

const SALT_CHARS = 32;

/** What must still be secret now, worked out from the phones and the log, not from any view. */
export function secretsNow(
  { table, phones }: Watched,
  game: Game = marked as unknown as Game,
): readonly Canary[] {
  const match = openBook(table.store, { ...GAMES, [game.id]: game }).match();
  if (match === null) return [];
  const state = match.state as unknown as ReturnType<typeof dystocratic.setup>;
  const seats = phones.map((_, seat) => seat);
  const everPublic = new Set<string>([...state.used.map(({ card }) => card), ...state.discard]);
  const others = (seat: Seat) => seats.filter((s) => s !== seat);

  const hands = seats.flatMap((seat): Canary[] => {
    const text = HANDS[seat] ?? '';
    const shownTo = state.seen.filter(({ from }) => from === seat).map(({ by }) => by);
    if (everPublic.has(text)) return [];
    return [
      {
        kind: 'hand',
        text: `"${text}"`,
        hiddenFrom: [...others(seat).filter((s) => !shownTo.includes(s)), 'screen'],
      },
    ];
  });
  const words = table.store
    .read()
    .flatMap((line) => (JSON.parse(line) as { seed?: readonly number[] }).seed ?? []);
  const seed = [...words, ...match.random].map((word): Canary => ({
    kind: 'seed',
    text: String(word),
    hiddenFrom: [...seats, 'screen'],
  }));

  const firstRound = state.history.length === 0;
  const { ballot } = state;
  const unopened = ballot !== null && !ballot.voters.every((s) => ballot.locks[s] !== null);
  const slips = phones.flatMap(({ values }, seat) =>
    values
      .keys()
      .filter((key) => key.startsWith('slips/') && unopened && key.endsWith(`/${ballot.key}`))
      .flatMap((key) => (JSON.parse(values.get(key) ?? '[]') as string[][]).flat())
      .flatMap((slip): Canary[] => [
        { kind: 'salt', text: slip.slice(0, SALT_CHARS), hiddenFrom: [...others(seat), 'screen', 'host'] },
        // Without its salt a vote looks like every other: once one has been opened it gives nothing away.
        {
          kind: 'vote',
          text: slip.slice(SALT_CHARS),
          hiddenFrom: firstRound ? [...others(seat), 'screen', 'host'] : [],
        },
      ]),
  );
  const predictions = ['majority', 'minority', 'alone'].map((text): Canary => ({
    kind: 'prediction',
    text: `"${text}"`,
    hiddenFrom: unopened && firstRound ? ['screen', 'host'] : [],
  }));
  return [
    ...hands,
    { kind: 'deck', text: `"${UNDRAWN}"`, hiddenFrom: [...seats, 'screen'] },
    ...seed,
    ...slips,
    ...predictions,
  ];
}

/** Every place where a secret turned up before its time, as "kind → who". */
export function leaks(watched: Watched, secrets: readonly Canary[]): readonly string[] {
  const { table, phones, screen, said } = watched;
  const framesTo = (phone: Phone) =>
    table.frames.filter(({ to }) => to === phone.keys.publicKey).map(({ text }) => text);
  const book = openBook(table.store, { [marked.id]: marked as unknown as Game });
  const read: { readonly who: Seat | 'screen' | 'host'; readonly texts: readonly string[] }[] = [
    ...phones.map((phone, who) => ({ who, texts: framesTo(phone) })),
    { who: 'screen' as const, texts: framesTo(screen) },
    { who: 'host' as const, texts: [...table.store.read(), JSON.stringify(book.match())] },
  ];
  const found = secrets.flatMap(({ kind, text, hiddenFrom }) =>
    read.flatMap(({ who, texts }) =>
      hiddenFrom.includes(who) && texts.some((t) => t.includes(text)) ? [`${kind} → ${who}`] : [],
    ),
  );
  // What is printed can be read by whoever finds the phone or the laptop: no secret belongs there at all.
  const printed = secrets.flatMap(({ kind, text, hiddenFrom }) =>
    hiddenFrom.length > 0 && said.some((line) => line.includes(text)) ? [`${kind} → console`] : [],
  );
  return [...new Set([...found, ...printed])];
}
