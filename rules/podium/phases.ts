import type { Game, Seat } from '../engine/game';
import { everySeat, podiumOf, policiesOf, policyAt, seatOf } from './chairs';
import { mayPay } from './implementation';
import type { Podium, State } from './types';

const nobody = (): readonly Seat[] => [];
const podiumPlayer = (state: State): readonly Seat[] => [seatOf(state, podiumOf(state))];
const whoseTurn = (state: State): readonly Seat[] => [seatOf(state, policyAt(state, state.turn))];

const speakerOrPodium = (state: State): readonly Seat[] => [
  ...new Set([...state.speakers.slice(0, 1).map((policy) => seatOf(state, policy)), ...podiumPlayer(state)]),
];

export const phases: Game<Podium>['phases'] = {
  choose: { actors: ({ order, seats }) => [order.length % seats], moves: ['choose'] },
  prepare: { actors: podiumPlayer, moves: ['start'] },
  propose: { actors: whoseTurn, moves: ['propose', 'skip'] },
  debate: { actors: speakerOrPodium, moves: ['end-speech'] },
  talk: {
    actors: (state) => everySeat(state).filter((seat) => !state.ready.includes(seat)),
    moves: ['promise', 'promise-freely', 'ready'],
  },
  invest: { actors: whoseTurn, moves: ['invest', 'done', 'pass'] },
  effects: {
    actors: (state) =>
      everySeat(state).filter((seat) => policiesOf(state, seat).some((policy) => mayPay(state, policy))),
    moves: ['pay', 'refuse'],
  },
  gift: { actors: podiumPlayer, moves: ['gift'] },
  event: { actors: podiumPlayer, moves: ['turn-event'] },
  vote: { actors: nobody, moves: [] },
  negotiator: { actors: nobody, moves: [] },
  over: { actors: nobody, moves: [] },
};

/** The moves with which a task is answered. */
export const tasks = { return: ['return'], judge: ['judge'] } as const;
