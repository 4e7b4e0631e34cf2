import type { Random } from '../engine/random';
import { ACTION_CARDS, AI_CARDS, FIRST_HAND, WORDS } from './content';
import type { Options, State } from './types';

const copies = <T>(rows: readonly { readonly id: T; readonly copies: number }[]): T[] =>
  rows.flatMap(({ id, copies: many }) => Array.from({ length: many }, () => id));

export function setup(seats: number, options: Options, random: Random): State {
  const deck = random.shuffle(copies(ACTION_CARDS));
  const aiDeck = random.shuffle(copies(AI_CARDS));
  const bySeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    phase: 'deal',
    tasks: [],
    ballot: null,
    options,
    round: 1,
    dealer: options.firstDealer === 'random' ? random.int(seats) : Number(options.firstDealer),
    ai: null,
    deck: deck.slice(seats * FIRST_HAND),
    aiDeck,
    discard: [],
    hands: bySeat(null).map((_, seat) => deck.slice(seat * FIRST_HAND, (seat + 1) * FIRST_HAND)),
    used: [],
    seen: [],
    claims: bySeat(null),
    words: bySeat(WORDS),
    history: [],
    totals: bySeat(0),
    aiTotal: 0,
  };
}
