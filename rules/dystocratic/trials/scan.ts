import type { Canary, Scan } from '../../engine/trials';
import { dystocratic } from '../game';
import type { Card, Dystocratic } from '../types';

/** Each seat holds cards of one kind that nobody else has, so that the kind itself gives the hand away. */
export const HANDS: readonly Card[] = ['silence', 'reveal-hand', 'peek-vote', 'peek-prediction'];
const UNDRAWN: Card = 'give';
const ROUNDS = 4;
const FIRST_HAND = 2;

export const scan: Scan<Dystocratic> = {
  seats: 4,
  steps: 400,
  options: { firstDealer: '0' },
  game: {
    ...dystocratic,
    setup: (seats, options, random) => ({
      ...dystocratic.setup(seats, options, random),
      hands: HANDS.map((card) => Array.from({ length: FIRST_HAND }, () => card)),
      deck: [
        ...Array.from({ length: ROUNDS }, () => HANDS).flat(),
        ...Array.from({ length: 22 }, () => UNDRAWN),
      ],
    }),
  },
  planted: {
    hand: ({ hands }) => ({ hands }),
    deck: ({ deck }) => ({ next: deck.slice(-1) }),
  },
  secrets: (state, { others }) => {
    const everPublic = new Set<string>([...state.used.map(({ card }) => card), ...state.discard]);
    const hands = HANDS.flatMap((card, seat): Canary[] => {
      const shownTo = state.seen.filter(({ from }) => from === seat).map(({ by }) => by);
      if (everPublic.has(card)) return [];
      const hiddenFrom = others(seat).filter((reader) => !shownTo.some((by) => by === reader));
      return [{ kind: 'hand', text: `"${card}"`, hiddenFrom }];
    });
    const { ballot } = state;
    const isSealed = ballot !== null && !ballot.voters.every((seat) => ballot.locks[seat] !== null);
    const predictions = ['majority', 'minority', 'alone'].map((text): Canary => ({
      kind: 'prediction',
      text: `"${text}"`,
      hiddenFrom: isSealed && state.history.length === 0 ? ['screen', 'host'] : [],
    }));
    return [...hands, { kind: 'deck', text: `"${UNDRAWN}"`, hiddenFrom: others(-1) }, ...predictions];
  },
};
