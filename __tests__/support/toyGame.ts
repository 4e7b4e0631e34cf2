import { openBallot } from '@/rules/engine/ballot';
import { shuffledAnew } from '@/rules/engine/lists';
import type { BaseState, Game, Seat } from '@/rules/engine/game';

/**
 * The smallest game that uses everything the engine has: a hidden deck and hands, a die, a ballot, a task that
 * interrupts, words on a move, and an option. Each round every seat takes a card, all bid in secret, and the
 * highest bidder must name the round before the next begins.
 */
export type Toy = {
  options: { readonly rounds: number };
  state: BaseState & {
    readonly phase: 'take' | 'bid';
    readonly round: number;
    readonly rounds: number;
    readonly turn: Seat;
    readonly deck: readonly number[];
    readonly hands: readonly (readonly number[])[];
    readonly names: readonly string[];
    readonly points: readonly number[];
  };
  move:
    { readonly type: 'take' } | { readonly type: 'name' } | { readonly type: 'drop'; readonly card: number };
  view: {
    readonly round: number;
    readonly turn: Seat;
    readonly deckSize: number;
    readonly hand: readonly number[];
    readonly handSizes: readonly number[];
    readonly names: readonly string[];
    readonly points: readonly number[];
    readonly peek?: number;
  };
  event:
    | { readonly type: 'took'; readonly seat: Seat; readonly card?: number }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number }
    | { readonly type: 'bids'; readonly bids: readonly (string | null)[] };
};

export type Plant = 'leak' | 'chance' | 'dead-end' | 'undefined' | 'remembers';

const sum = (cards: readonly number[]) => cards.reduce((a, b) => a + b, 0);
const replaceAt = <T>(items: readonly T[], at: number, item: T): T[] =>
  items.map((old, i) => (i === at ? item : old));

export function toyGame(plant?: Plant): Game<Toy> {
  return {
    id: 'toy',
    rulesVersion: 1,
    seats: { min: 2, max: 4 },
    options: { rounds: { values: [2, 3], byDefault: 2 } },

    setup: (seats, options, random) => ({
      phase: 'take',
      tasks: [],
      ballot: null,
      round: 1,
      rounds: options.rounds,
      turn: 0,
      deck: random.shuffle(Array.from({ length: 20 }, (_, card) => card)),
      hands: Array.from({ length: seats }, () => []),
      names: [],
      points: Array.from({ length: seats }, () => 0),
    }),

    phases: {
      take: {
        actors: (state) => (plant === 'dead-end' && state.round === 2 ? [] : [state.turn]),
        moves: ['take', 'drop'],
      },
      bid: { actors: () => [], moves: [] },
    },
    tasks: { name: ['name'] },

    moves: {
      take: {
        options: () => [{ type: 'take' }],
        apply: (state, seat, _move, { random }) => {
          const [card = 0, ...deck] = state.deck;
          const face = plant === 'chance' ? Math.ceil(Math.random() * 6) : random.die(6);
          const last = seat === state.hands.length - 1;
          return {
            state: {
              ...state,
              deck,
              hands: replaceAt(state.hands, seat, [...(state.hands[seat] ?? []), card]),
              points: replaceAt(state.points, seat, (state.points[seat] ?? 0) + face),
              turn: last ? 0 : seat + 1,
              ...(plant === 'undefined' ? { extra: undefined } : {}),
              ...(last
                ? {
                    phase: 'bid',
                    ballot: openBallot({
                      id: 'bid',
                      key: `bid-${state.round}`,
                      parts: ['amount', 'mood'],
                      voters: state.hands.map((_, s) => s),
                      seats: state.hands.length,
                    }),
                  }
                : {}),
            },
            events: [
              { to: [seat], event: { type: 'took', seat, card } },
              { to: 'all', event: { type: 'rolled', seat, face } },
            ],
          };
        },
      },
      drop: {
        options: (state, seat) =>
          (state.hands[seat] ?? []).length > 2
            ? (state.hands[seat] ?? []).map((card) => ({ type: 'drop' as const, card }))
            : [],
        apply: (state, seat, { card }) => ({
          state: {
            ...state,
            hands: replaceAt(
              state.hands,
              seat,
              (state.hands[seat] ?? []).filter((c) => c !== card),
            ),
          },
          events: [],
        }),
        why: () => 'why.too-few-cards',
      },
      name: {
        text: { max: 12 },
        options: () => [{ type: 'name' }],
        apply: (state, _seat, _move, { text }) => ({
          state: {
            ...state,
            tasks: state.tasks.slice(1),
            names: [...state.names, text],
            round: state.round + 1,
            phase: 'take',
          },
          events: [],
        }),
      },
    },

    ballots: {
      bid: {
        parts: ['amount', 'mood'],
        mayLock: (state) => state.ballot?.voters ?? [],
        choices: () =>
          ['0', '1', '2'].flatMap((amount) => ['calm', 'keen'].map((mood) => ({ amount, mood }))),
        close: (state, choices) => {
          const bids = choices.map((choice) => choice?.['amount'] ?? null);
          const best = bids.reduce((top, bid, s) => ((bid ?? '') > (bids[top] ?? '') ? s : top), 0);
          return {
            state: { ...state, tasks: [{ type: 'name', seat: best }] },
            events: [{ to: 'all', event: { type: 'bids', bids } }],
          };
        },
      },
    },

    view: (state, viewer) => ({
      round: state.round,
      turn: state.turn,
      deckSize: state.deck.length,
      hand: viewer === null ? [] : (state.hands[viewer] ?? []),
      handSizes: state.hands.map((hand) => hand.length),
      names: state.names,
      points: state.points,
      ...(plant === 'leak' && state.deck[0] !== undefined ? { peek: state.deck[0] } : {}),
    }),

    result: (state) => {
      if (state.round <= state.rounds) return null;
      const scores = state.points.map((points, s) => points + sum(state.hands[s] ?? []));
      const best = Math.max(...scores);
      return { scores, winners: scores.flatMap((score, s) => (score === best ? [s] : [])) };
    },

    resample: (state, viewer, random) => {
      const hidden = [...state.deck, ...state.hands.filter((_, s) => s !== viewer).flat()];
      const unseen = plant === 'remembers' ? random.shuffle(hidden) : shuffledAnew(hidden, random);
      const hands = state.hands.map((hand, s) => (s === viewer ? hand : unseen.splice(0, hand.length)));
      return { ...state, hands, deck: unseen };
    },

    *bot({ legal, random }) {
      yield;
      return legal[random.int(legal.length)] ?? null;
    },
  };
}
