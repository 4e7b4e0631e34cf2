import type { Game, Seat, Step } from '../engine/game';
import { replaceAt, toAll } from '../engine/lists';
import { disasterMoves } from './disaster';
import { placesFor } from './district';
import { ownerOf, whyNotAdd, whyNotDraw, whyNotSheet, whyNotStart, whyNotSupport } from './legality';
import { FIRST_HAND, HAZARDS, REASON_LENGTH, SECTORS } from './numbers';
import { openingMoves } from './opening';
import { foresightEvents, keepReason, lookAhead, putToken, spendToken, takeBenefit } from './projects';
import { beginRound, seatAfter, settle } from './rounds';
import { NO_SHIELDS } from './protection';
import type { CardId, Invest, Sector, State } from './types';

export const moves: Game<Invest>['moves'] = {
  ...openingMoves,

  draw: {
    options: (state, seat) =>
      SECTORS.map((sector) => ({ type: 'draw', sector }) as const).filter(
        (move) => whyNotDraw(state, seat, move) === null,
      ),
    why: whyNotDraw,
    apply: (state, seat, { sector }) => {
      if (state.phase === 'deal') return drawFaceDown(state, seat, sector);
      const { drawn, card } = takeTop(state, seat, sector);
      const by = state.tasks.length > 0 ? 'benefit' : 'token';
      const after: State = { ...drawn, shown: [...drawn.shown, card] };
      return settle(by === 'benefit' ? { ...after, tasks: takeBenefit(after) } : spendToken(after, seat), [
        toAll({ type: 'drew', seat, sector, card, by }),
      ]);
    },
  },

  start: {
    text: { max: REASON_LENGTH },
    options: (state, seat) =>
      (state.hands[seat] ?? []).flatMap((card) =>
        placesFor(state.districts[seat] ?? [], card).map(({ x, y }) => ({ type: 'start', card, x, y })),
      ),
    why: whyNotStart,
    apply: (state, seat, { card, x, y }, { text }) => {
      const district = [...(state.districts[seat] ?? []), { card, x, y, tokens: [] }];
      const placed: State = {
        ...keepReason(state, { seat, card, text }),
        hands: replaceAt(
          state.hands,
          seat,
          (state.hands[seat] ?? []).filter((each) => each !== card),
        ),
        districts: replaceAt(state.districts, seat, district),
      };
      return putToken(placed, { seat, owner: seat, card }, [
        toAll({ type: 'started', seat, card, x, y, reason: text }),
      ]);
    },
  },

  add: {
    text: { max: REASON_LENGTH },
    options: (state, seat) =>
      (state.districts[seat] ?? [])
        .map(({ card }) => ({ type: 'add', card }) as const)
        .filter((move) => whyNotAdd(state, seat, move) === null),
    why: whyNotAdd,
    apply: (state, seat, { card }, { text }) => invest(state, { seat, owner: seat, card, text }),
  },

  support: {
    text: { max: REASON_LENGTH },
    options: (state, seat) =>
      state.districts
        .flat()
        .map(({ card }) => ({ type: 'support', card }) as const)
        .filter((move) => whyNotSupport(state, seat, move) === null),
    why: whyNotSupport,
    apply: (state, seat, { card }, { text }) =>
      invest(state, { seat, owner: ownerOf(state, card), card, text }),
  },

  shield: {
    options: (state, seat) =>
      whyNotSheet(state, seat) === null ? HAZARDS.map((hazard) => ({ type: 'shield', hazard })) : [],
    why: whyNotSheet,
    apply: (state, seat, { hazard }) => {
      const by = state.tasks.length > 0 ? 'benefit' : 'token';
      const mine = state.sheet[seat] ?? NO_SHIELDS;
      const shielded: State = {
        ...state,
        sheet: replaceAt(state.sheet, seat, { ...mine, [hazard]: mine[hazard] + 1 }),
      };
      return settle(by === 'benefit' ? fromReserve(shielded, seat) : spendToken(shielded, seat), [
        toAll({ type: 'shielded', seat, hazard, called: state.names[hazard], by }),
      ]);
    },
  },

  foresee: {
    options: (state, seat) => (whyNotSheet(state, seat) === null ? [{ type: 'foresee' }] : []),
    why: whyNotSheet,
    apply: (state, seat) =>
      settle(lookAhead(spendToken(state, seat), seat), foresightEvents(state, seat, 'token')),
  },

  ...disasterMoves,
};

const fromReserve = (state: State, seat: Seat): State => ({
  ...state,
  reserve: replaceAt(state.reserve, seat, (state.reserve[seat] ?? 0) - 1),
  tasks: takeBenefit(state),
});

function takeTop(state: State, seat: Seat, sector: Sector): { drawn: State; card: CardId } {
  const [card, ...deck] = state.decks[sector];
  if (card === undefined) throw new Error(`the deck of ${sector} is empty`);
  return {
    card,
    drawn: {
      ...state,
      decks: { ...state.decks, [sector]: deck },
      hands: replaceAt(state.hands, seat, [...(state.hands[seat] ?? []), card]),
    },
  };
}

function drawFaceDown(state: State, seat: Seat, sector: Sector): Step<Invest> {
  const { drawn, card } = takeTop(state, seat, sector);
  const events = [
    toAll({ type: 'drew', seat, sector, card: null, by: 'first' } as const),
    { to: [seat], event: { type: 'drew-card', seat, card } as const },
  ];
  if ((drawn.hands[seat]?.length ?? 0) < FIRST_HAND) return { state: drawn, events };
  if (drawn.hands.some((hand) => hand.length < FIRST_HAND))
    return { state: { ...drawn, turn: seatAfter(drawn, seat) }, events };
  const begun = beginRound(drawn, 1);
  const tops = SECTORS.flatMap((each) => drawn.decks[each].slice(0, 1));
  return { state: begun.state, events: [...events, toAll({ type: 'opened', tops }), ...begun.events] };
}

type Investing = { readonly seat: Seat; readonly owner: Seat; readonly card: CardId; readonly text: string };

function invest(state: State, { seat, owner, card, text }: Investing): Step<Invest> {
  const before = state.districts[owner]?.find((placed) => placed.card === card)?.tokens.length ?? 0;
  return putToken(keepReason(state, { seat, card, text }), { seat, owner, card }, [
    toAll({ type: 'invested', seat, owner, card, tokens: before + 1, reason: text }),
  ]);
}
