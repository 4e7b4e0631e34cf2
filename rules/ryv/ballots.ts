import { openBallot } from '../engine/ballot';
import type { BallotRule, Seat } from '../engine/game';
import { begin, change } from './board';
import { hearingOf, judge } from './deals';
import { settle } from './flow';
import { othersThan } from './seats';
import { remembering } from './story';
import type { Agreement, Ryv, State } from './types';

const PARTS = ['verdict'] as const;
const VERDICTS = [{ verdict: 'broken' }, { verdict: 'kept' }] as const;

/** Everyone who is no party to the agreement. */
export const openDispute = (state: State, { id, by, to }: Agreement) =>
  openBallot({
    id: 'dispute',
    key: `dispute-${hearingOf(state)}-${id}`,
    parts: PARTS,
    voters: othersThan(state, by).filter((seat: Seat) => seat !== to),
    seats: state.players.length,
  });

export const dispute: BallotRule<Ryv> = {
  parts: PARTS,
  mayLock: ({ ballot }) => ballot?.voters ?? [],
  choices: () => VERDICTS,
  close: (state, choices, random) => {
    const doing = begin(state);
    const many = (verdict: string) => choices.filter((choice) => choice?.['verdict'] === verdict).length;
    judge(doing, { broken: many('broken'), kept: many('kept') });
    change(doing, { ballot: null, phase: state.dispute?.back ?? state.phase, dispute: null });
    settle(doing, random);
    return { state: remembering(doing.board, state.round, doing.told), events: doing.told };
  },
};
