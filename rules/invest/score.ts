import type { Seat } from '../engine/game';
import { isComplete, projectOf } from './content';
import { BONUS, SECTORS } from './numbers';
import { projectsOf } from './protection';
import type { Ending, Score, Sector, State } from './types';

type Table = Pick<State, 'districts' | 'keyTokens'>;

export const keySectorOf = ({ keyTokens }: Pick<State, 'keyTokens'>, seat: Seat): Sector | null =>
  keyTokens.find((token) => token.seat === seat)?.sector ?? null;

export function scoreOf(state: Table, seat: Seat): Score {
  const own = (state.districts[seat] ?? []).filter(isComplete);
  const points = own.reduce((sum, { card }) => sum + projectOf(card).points, 0);
  const reached = projectsOf(state, seat).map(({ card }) => projectOf(card).sector);
  const key = keySectorOf(state, seat);
  const keyProjects = reached.filter((sector) => sector === key).length;
  const sectors = SECTORS.filter((sector) => reached.includes(sector));
  const keyBonus = keyProjects >= BONUS.keyProjects;
  const sectorsBonus = sectors.length === SECTORS.length;
  const times = keyBonus && sectorsBonus ? BONUS.both : keyBonus || sectorsBonus ? BONUS.one : 1;
  return {
    completed: own.length,
    points,
    keyProjects,
    sectors,
    keyBonus,
    sectorsBonus,
    times,
    total: points * times,
  };
}

export function ending(state: Table): Ending {
  const parts = state.districts.map((_, seat) => scoreOf(state, seat));
  const scores = parts.map(({ total }) => total);
  const best = Math.max(...scores);
  const leaders = parts.filter(({ total }) => total === best);
  const mostCards = Math.max(...leaders.map(({ completed }) => completed));
  return {
    scores,
    winners: parts.flatMap(({ total, completed }, seat) =>
      total === best && completed === mostCards ? [seat] : [],
    ),
    parts,
    tableTotal: scores.reduce((sum, score) => sum + score, 0),
    best,
  };
}
