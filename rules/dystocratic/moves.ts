import { askToShow } from '../engine/ballot';
import type { Game, Seat, Step } from '../engine/game';
import { replaceAt, toAll, withoutAt } from '../engine/lists';
import type { Random } from '../engine/random';
import { openVote } from './ballots';
import { CARD, DRAW, NOTE_LENGTH } from './content';
import { barTo, barToSpeak } from './legality';
import type { Card, Claim, Dystocratic, Move, State } from './types';

const CLAIMS = ['black', 'white', 'undecided'] as const satisfies readonly Claim[];

type Play = Extract<Move, { type: 'play' }>;

export const moves: Game<Dystocratic>['moves'] = {
  deal: {
    options: () => [{ type: 'deal' }],
    apply: (state) => {
      const [ai, ...aiDeck] = state.aiDeck;
      if (ai === undefined) throw new Error('the AI deck holds a card for every round');
      const drawn = state.hands.map((_, seat) => state.deck.slice(seat * DRAW, (seat + 1) * DRAW));
      const dealt: State = {
        ...state,
        phase: 'talk',
        ballot: openVote(state),
        ai,
        aiDeck,
        deck: state.deck.slice(state.hands.length * DRAW),
        hands: state.hands.map((hand, seat) => [...hand, ...(drawn[seat] ?? [])]),
      };
      return {
        state: dealt,
        events: [
          toAll({ type: 'dealt', round: state.round, dealer: state.dealer, ai }),
          ...drawn.flatMap((cards, seat) =>
            cards.map((card) => ({ to: [seat], event: { type: 'drew', seat, card } as const })),
          ),
        ],
      };
    },
  },

  play: {
    options: (state, seat) => {
      const hand = state.hands[seat] ?? [];
      const listed: Play[] = [];
      for (const [at, card] of hand.entries()) {
        if (hand.indexOf(card) !== at) continue;
        for (let target = 0; target < state.hands.length; target += 1)
          if (barTo(state, { seat, card, target }) === null) listed.push({ type: 'play', card, target });
      }
      return listed;
    },
    why: (state, seat, { card, target }) => barTo(state, { seat, card, target }),
    apply: (state, seat, { card, target }, { random }) => {
      const hand = state.hands[seat] ?? [];
      const played: State = {
        ...state,
        hands: replaceAt(state.hands, seat, withoutAt(hand, hand.indexOf(card))),
        used: [...state.used, { card, by: seat, target }],
      };
      const { state: after, events } = takeEffect(played, { seat, card, target, random });
      const shown = CARD[card].effect.type === 'force' ? null : card;
      return { state: after, events: [toAll({ type: 'played', seat, card: shown, target }), ...events] };
    },
  },

  say: {
    options: (state, seat) =>
      barToSpeak(state, seat) === null
        ? CLAIMS.filter((claim) => claim !== state.claims[seat]).map((claim) => ({ type: 'say', claim }))
        : [],
    why: barToSpeak,
    apply: (state, seat, { claim }) => ({
      state: { ...spendWord(state, seat), claims: replaceAt(state.claims, seat, claim) },
      events: [toAll({ type: 'said', seat, claim })],
    }),
  },

  note: {
    text: { max: NOTE_LENGTH },
    options: (state, seat) => (barToSpeak(state, seat) === null ? [{ type: 'note' }] : []),
    why: barToSpeak,
    apply: (state, seat, _move, { text }) => ({
      state: spendWord(state, seat),
      events: text === '' ? [] : [toAll({ type: 'noted', seat, text })],
    }),
  },
};

const spendWord = (state: State, seat: Seat): State => ({
  ...state,
  words: replaceAt(state.words, seat, (state.words[seat] ?? 0) - 1),
});

type Playing = { seat: Seat; card: Card; target: Seat; random: Random };

function takeEffect(state: State, { seat, card, target, random }: Playing): Step<Dystocratic> {
  const { effect } = CARD[card];
  switch (effect.type) {
    case 'force':
      return { state, events: [{ to: [seat, target], event: { type: 'force-card', seat, card, target } }] };
    case 'give':
      return takeCard(state, { from: target, to: seat, random });
    case 'reveal-hand': {
      const cards = state.hands[target] ?? [];
      return {
        state: { ...state, seen: [...state.seen, { by: seat, from: target, cards }] },
        events: [{ to: [seat], event: { type: 'revealed-hand', from: target, to: seat, cards } }],
      };
    }
    case 'silence':
      return { state, events: [toAll({ type: 'silenced', seat: target })] };
    case 'peek':
      return {
        state: {
          ...state,
          ballot: state.ballot && askToShow(state.ballot, { from: target, to: seat, part: effect.part }),
        },
        events: [],
      };
  }
}

function takeCard(
  state: State,
  { from, to, random }: { from: Seat; to: Seat; random: Random },
): Step<Dystocratic> {
  const giving = state.hands[from] ?? [];
  const at = random.int(giving.length);
  const card = giving[at];
  if (card === undefined) return { state, events: [toAll({ type: 'gave', from, to, empty: true })] };
  const left = replaceAt(state.hands, from, withoutAt(giving, at));
  return {
    state: { ...state, hands: replaceAt(left, to, [...(left[to] ?? []), card]) },
    events: [
      toAll({ type: 'gave', from, to, empty: false }),
      { to: [from, to], event: { type: 'gave-card', from, to, card } },
    ],
  };
}
