import { type Choice, hasLocked, openBallot } from '../engine/ballot';
import type { BallotRule, Seat, Viewer } from '../engine/game';
import { CARD, ROUNDS, SEATS, WORDS } from './content';
import { ending, opposite, scoreRound } from './score';
import type { Dystocratic, Event, Predicted, Round, State, Used, Vote } from './types';

const PARTS = ['vote', 'prediction'] as const;
const VOTES = ['black', 'white'] as const satisfies readonly Vote[];
const PREDICTED = ['none', 'majority', 'minority', 'alone'] as const satisfies readonly Predicted[];

const choicesFor = (votes: readonly Vote[]): readonly Choice[] =>
  votes.flatMap((vote) => PREDICTED.map((prediction) => ({ vote, prediction })));

const FREE = choicesFor(VOTES);
const FORCED = { black: choicesFor(['black']), white: choicesFor(['white']) };

/** The Dealer, then to the left. */
const inLockOrder = ({ dealer }: Pick<State, 'dealer'>): readonly Seat[] =>
  Array.from({ length: SEATS }, (_, turn) => (dealer + turn) % SEATS);

export const openVote = (of: Pick<State, 'round' | 'dealer'>) =>
  openBallot({ id: 'vote', key: `vote-${of.round}`, parts: PARTS, voters: inLockOrder(of), seats: SEATS });

export const nextToLock = ({ ballot }: State): Seat | null =>
  ballot?.voters.find((seat) => !hasLocked(ballot, seat)) ?? null;

export function forcedVote({ used }: Pick<State, 'used'>, seat: Seat): Vote | null {
  for (const { card, target } of used) {
    const { effect } = CARD[card];
    if (target === seat && effect.type === 'force') return effect.vote;
  }
  return null;
}

/** A Force lies face down till the reveal: only who gave it and who got it know its colour. */
export const isFaceDown = ({ card, by, target }: Used, viewer: Viewer): boolean =>
  CARD[card].effect.type === 'force' && viewer !== by && viewer !== target;

export const vote: BallotRule<Dystocratic> = {
  parts: PARTS,
  mayLock: (state) => {
    const next = nextToLock(state);
    return next === null ? [] : [next];
  },
  choices: (state, seat) => {
    const forced = forcedVote(state, seat);
    return forced === null ? FREE : FORCED[forced];
  },
  close: (state, choices) => {
    const round = finishedRound(state, choices);
    const after: State = {
      ...state,
      ai: null,
      discard: [...state.discard, ...state.used.map(({ card }) => card)],
      used: [],
      seen: [],
      claims: state.claims.map(() => null),
      words: state.words.map(() => WORDS),
      history: [...state.history, round],
      totals: state.totals.map((total, seat) => total + (round.points[seat] ?? 0)),
      aiTotal: state.aiTotal + round.aiPoints,
    };
    const scored: Event = { type: 'scored', ...round };
    if (state.round < ROUNDS)
      return {
        state: { ...after, phase: 'deal', round: state.round + 1, dealer: (state.dealer + 1) % SEATS },
        events: [{ to: 'all', event: scored }],
      };
    const over: Event = { type: 'over', ai: after.aiTotal, ...ending(after) };
    return {
      state: { ...after, phase: 'over' },
      events: [
        { to: 'all', event: scored },
        { to: 'all', event: over },
      ],
    };
  },
};

function finishedRound(state: State, choices: readonly (Choice | null)[]): Round {
  const ai = state.ai ?? 'black';
  const forced = choices.map((_, seat) => forcedVote(state, seat));
  const votes = choices.map((choice, seat) =>
    choice === null ? (forced[seat] ?? opposite(ai)) : (choice['vote'] as Vote),
  );
  const predictions = choices.map((choice) => (choice?.['prediction'] ?? 'none') as Predicted);
  const struck = choices.flatMap((choice, seat) => (choice === null ? [seat] : []));
  return {
    round: state.round,
    dealer: state.dealer,
    ai,
    votes,
    predictions,
    forced,
    claims: state.claims,
    struck,
    ...scoreRound({ ai, votes, predictions, struck, by: state.options.multipliers }),
  };
}
