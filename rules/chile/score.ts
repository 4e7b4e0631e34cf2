import { otherSide, standing, type Standing } from './country';
import type { DayRecord, Ending, Reason, Side, State } from './types';

export function dayRecord({ day, regions }: Pick<State, 'day' | 'regions'>): DayRecord {
  const { control, votes, tokens } = standing(regions);
  return { day, control, votes, tokens };
}

const TIE_BREAKS = ['votes', 'regions', 'tokens'] as const;

function decide(counted: Standing): { winner: Side | null; reason: Reason } {
  for (const reason of TIE_BREAKS) {
    const { si, no } = counted[reason];
    if (si !== no) return { winner: si > no ? 'si' : 'no', reason };
  }
  return { winner: null, reason: 'draw' };
}

export function ending(state: Pick<State, 'regions' | 'sides'>): Ending {
  const counted = standing(state.regions);
  const { winner, reason } = decide(counted);
  return {
    scores: state.sides.map((side) => counted.votes[side]),
    winners: state.sides.flatMap((side, seat) => (otherSide(side) === winner ? [] : [seat])),
    winner,
    reason,
    ...counted,
  };
}
