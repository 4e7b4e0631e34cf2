import type { BallotRule } from '../engine/game';
import { everySeat, policiesOf } from './chairs';
import { POLICIES } from './content';
import { finish, nextPeriod } from './period';
import { endingOf, mostVoted } from './score';
import { byPolicy } from './setup';
import { after, told } from './steps';
import type { Podium } from './types';

const END = [{ end: 'end' }, { end: 'go-on' }] as const;

/** Stop before the last Period? Needs more than half of all players, not only of those whose vote counts. */
const end: BallotRule<Podium> = {
  parts: ['end'],
  mayLock: everySeat,
  choices: () => END,
  close: (state, choices) => {
    const count = (value: string) => choices.filter((choice) => choice?.['end'] === value).length;
    const votes = { end: count('end'), goOn: count('go-on') };
    const ends = votes.end * 2 > state.seats;
    return after(told(state, { type: 'end-voted', ...votes, ends }), ends ? finish : nextPeriod);
  },
};

const negotiator: BallotRule<Podium> = {
  parts: ['negotiator'],
  mayLock: everySeat,
  choices: (state, seat) =>
    POLICIES.filter((policy) => !policiesOf(state, seat).includes(policy)).map((policy) => ({
      negotiator: policy,
    })),
  close: (state, choices, random) => {
    const votes = byPolicy((policy) => choices.filter((choice) => choice?.['negotiator'] === policy).length);
    const ending = endingOf(state, votes, mostVoted(votes, state.tracks, random));
    return told({ ...state, phase: 'over', tracks: ending.tracks, ending }, { type: 'over', ...ending });
  },
};

export const ballots = { end, negotiator };
