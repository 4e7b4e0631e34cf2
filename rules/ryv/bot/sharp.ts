import type { BotTurn, Game, Legal, Seat } from '../../engine/game';
import { playerAt } from '../board';
import type { Ryv, State } from '../types';
import { worth } from './worth';

/** How clearly a lead shows in the chance to win. */
const SURE = { early: 0.35, late: 0.6 };

/** Weighs what each player has: the one who stands best by far will probably win. */
function outlook(state: State, me: Seat): number {
  const clear = state.round < 3 ? SURE.early : SURE.late;
  const odds = state.players.map((_, seat) => Math.exp(clear * worth(state, seat)));
  return (odds[me] ?? 0) / odds.reduce((sum, each) => sum + each, 0);
}

/** Small talk is left to the even bot. */
const WEIGHED: readonly Legal<Ryv>['type'][] = [
  'act',
  'license',
  'keep',
  'put',
  'block',
  'support',
  'done',
  'pass',
];

function considers({ view, seat, legal }: BotTurn<Ryv>, even: Legal<Ryv>): readonly Legal<Ryv>[] {
  if (!WEIGHED.includes(even.type)) return [];
  const alike = legal.filter(({ type }) => WEIGHED.includes(type));
  return playerAt(view, seat).sheet.ready || view.phase !== 'discuss' ? alike : [];
}

export const sharp: NonNullable<Game<Ryv>['sharp']> = {
  worlds: 5,
  moves: 5,
  depth: 8,
  worth: outlook,
  considers,
};
