import type { BotTurn, Game, Legal, Seat } from '../../engine/game';
import { playerAt } from '../board';
import type { Ryv, State } from '../types';
import { reckon } from './turn';
import { worth } from './worth';

/** How clearly a lead shows in the chance to win. */
const SURE = { early: 0.35, late: 0.6 };

/** Weighs what each player has: the one who stands best by far will probably win. */
function outlook(state: State, me: Seat): number {
  const clear = state.round < 3 ? SURE.early : SURE.late;
  const odds = state.players.map((_, seat) => Math.exp(clear * worth(state, seat)));
  return (odds[me] ?? 0) / odds.reduce((sum, each) => sum + each, 0);
}

/**
 * Whom to Support and whom to Block is tried in imagined states, because others answer to it. What a player does alone
 * is reckoned, and small talk and the AI Market are left to the even bot: trying them chose by luck.
 */
const TRIED: readonly Legal<Ryv>['type'][] = ['block', 'support', 'done'];

function considers({ view, seat, legal }: BotTurn<Ryv>, even: Legal<Ryv>): readonly Legal<Ryv>[] {
  if (!TRIED.includes(even.type)) return [];
  const alike = legal.filter(({ type }) => TRIED.includes(type));
  return playerAt(view, seat).sheet.ready || view.phase !== 'discuss' ? alike : [];
}

export const sharp: NonNullable<Game<Ryv>['sharp']> = {
  worlds: 5,
  moves: 5,
  depth: 8,
  worth: outlook,
  reckons: reckon,
  considers,
};
