import type { Game, Seat, Step } from '../engine/game';
import { replaceAt, toAll, withoutAt } from '../engine/lists';
import { isComplete, projectOf } from './content';
import { edgeOf, without } from './district';
import { calledBy } from './names';
import { whyNotLose, whyNotPick, whyNotPicker } from './legality';
import { hitOn } from './protection';
import { endRound, roundRow } from './rounds';
import type { Disaster, Invest, State } from './types';

type Moves = Game<Invest>['moves'];

const underWay = ({ disaster }: State): Disaster => {
  if (disaster === null) throw new Error('no disaster is under way');
  return disaster;
};

/** The five steps that everyone watches: hold, pick, flip, toss, lose. */
export const disasterMoves: Pick<Moves, 'hold' | 'pick' | 'flip' | 'toss' | 'lose'> = {
  hold: {
    options: (state, seat) =>
      state.hands
        .map((_, picker) => ({ type: 'hold', picker }) as const)
        .filter((move) => whyNotPicker(state, seat, move) === null),
    why: whyNotPicker,
    apply: (state, seat, { picker }, { random }) => {
      const disaster = underWay(state);
      return {
        state: {
          ...state,
          phase: 'pick',
          disasters: state.disasters.slice(disaster.count),
          disaster: { ...disaster, picker, held: random.shuffle(state.disasters.slice(0, disaster.count)) },
        },
        events: [toAll({ type: 'held', seat, picker, count: disaster.count })],
      };
    },
  },

  pick: {
    options: (state) =>
      Array.from({ length: underWay(state).count }, (_, at) => ({ type: 'pick', number: at + 1 })),
    why: whyNotPick,
    apply: (state, seat, { number }) => ({
      state: { ...state, phase: 'flip', disaster: { ...underWay(state), number } },
      events: [toAll({ type: 'picked', seat, number })],
    }),
  },

  flip: {
    options: () => [{ type: 'flip' }],
    apply: (state, seat) => {
      const disaster = underWay(state);
      const number = disaster.number ?? 1;
      const card = disaster.held[number - 1];
      if (card === undefined) throw new Error('the card that was picked is held');
      const owed = state.districts.map((district) => (card === 'unknown' ? Math.min(1, district.length) : 0));
      const flipped: State = {
        ...state,
        phase: 'coin',
        unseen: [...state.unseen, ...withoutAt(disaster.held, number - 1)],
        foresights: [],
        disaster: { ...disaster, held: [], card, owed },
      };
      const events = [
        toAll({ type: 'flipped', seat, card, number, called: calledBy(state.names, card), owed } as const),
      ];
      return card === 'good-year' ? endRound(flipped, events) : payOr(flipped, { state: flipped, events });
    },
  },

  toss: {
    options: () => [{ type: 'toss' }],
    apply: (state, seat, _move, { random }) => {
      const disaster = underWay(state);
      const card = disaster.card ?? 'unknown';
      const coin = random.int(2) === 0 ? 'heads' : 'tails';
      const level = roundRow(state)[coin];
      const hits = state.hands.map((_, each) => hitOn(state, each, { card, level }));
      const tossed: State = {
        ...state,
        disaster: { ...disaster, coin, level, hits, owed: hits.map(({ loses }) => loses) },
      };
      const events = [toAll({ type: 'tossed', seat, coin, level, card, hits } as const)];
      return payOr(tossed, { state: tossed, events }, () => endRound(tossed, events));
    },
  },

  lose: {
    options: (state, seat) => edgeOf(state.districts[seat] ?? []).map(({ card }) => ({ type: 'lose', card })),
    why: whyNotLose,
    apply: (state, seat, { card }) => lose(state, seat, card),
  },
};

/** Whoever owes cards pays first; `then` is what follows when nobody does. */
function payOr(state: State, step: Step<Invest>, then: () => Step<Invest> = () => step): Step<Invest> {
  return underWay(state).owed.some((owed) => owed > 0)
    ? { ...step, state: { ...state, phase: 'losses' } }
    : then();
}

function lose(state: State, seat: Seat, card: string): Step<Invest> {
  const disaster = underWay(state);
  const district = state.districts[seat] ?? [];
  const placed = district.find((each) => each.card === card);
  if (placed === undefined) throw new Error(`${card} is not in the district`);
  const isGroup = projectOf(card).investors !== null;
  const loss = {
    seat,
    card,
    x: placed.x,
    y: placed.y,
    complete: isComplete(placed),
    why: disaster.coin === null ? 'unknown' : 'level',
    investors: isGroup
      ? state.hands.map((_, each) => each).filter((each) => each !== seat && placed.tokens.includes(each))
      : [],
  } as const;
  const paid: State = {
    ...state,
    districts: replaceAt(state.districts, seat, without(district, card)),
    destroyed: [...state.destroyed, card],
    disaster: {
      ...disaster,
      owed: replaceAt(disaster.owed, seat, (disaster.owed[seat] ?? 0) - 1),
      lost: [...disaster.lost, loss],
    },
  };
  const events = [toAll({ type: 'lost', ...loss } as const)];
  return payOr(paid, { state: paid, events }, () =>
    disaster.coin === null ? { state: { ...paid, phase: 'coin' }, events } : endRound(paid, events),
  );
}
