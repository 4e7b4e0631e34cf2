import type { Seat } from '../../engine/game';
import { isComplete, projectOf } from '../content';
import { BONUS, BUDGET, HAZARDS, ROUNDS, SECTORS } from '../numbers';
import { cardShields, NO_SHIELDS } from '../protection';
import { keySectorOf } from '../score';
import type { State } from '../types';

const POINTS_A_TOKEN = 1.5;
const TOKENS_A_PROJECT = 3;
/** The part of one's tokens that does not go into shields and into what disasters take. */
const BUILDING = 0.75;
/** The chance of each kind of disaster, and of an Unknown unknown. */
const STRIKES = 2 / 13;
/** How much more likely the better outlook is to win. */
const CONTRAST = 4;

/** About how likely `seat` is to win: what it may end with, beside what the others may. */
export function outlook(state: State, seat: Seat): number {
  const all = state.hands.map((_, each) => Math.max(1, hopeOf(state, each)) ** CONTRAST);
  return (all[seat] ?? 0) / all.reduce((sum, each) => sum + each, 0);
}

/** The score that a seat may end with. */
function hopeOf(state: State, seat: Seat): number {
  const left = (state.tokens[seat] ?? 0) + Math.max(0, state.options.rounds - state.round) * BUDGET;
  const own = state.districts[seat] ?? [];
  const points =
    left * POINTS_A_TOKEN +
    own.reduce((sum, placed) => {
      const { points: worth, cost } = projectOf(placed.card);
      return sum + (worth * placed.tokens.length) / cost;
    }, 0);
  const serving = state.districts.flatMap((district, owner) =>
    district.filter(
      ({ card, tokens }) => owner === seat || (projectOf(card).investors !== null && tokens.includes(seat)),
    ),
  );
  const begun = serving.map(({ card }) => projectOf(card).sector);
  const unfinished = serving.filter((placed) => !isComplete(placed));
  const missing = unfinished.reduce((sum, { card, tokens }) => sum + projectOf(card).cost - tokens.length, 0);
  const key = keySectorOf(state, seat);
  const sectors = SECTORS.filter((sector) => !begun.includes(sector)).length;
  const inKey = Math.max(0, BONUS.keyProjects - begun.filter((sector) => sector === key).length);
  const chance = (projects: number) =>
    Math.min(0.95, Math.max(0, 0.5 + (left * BUILDING - missing - projects * TOKENS_A_PROJECT) / 8));
  const times = 1 + chance(sectors) + chance(inKey);
  return (points * times * own.length) / (own.length + cardsAtRisk(state, seat));
}

/** Cards that the disasters to come are likely to take, in spite of the shields there are. */
function cardsAtRisk(state: State, seat: Seat): number {
  if (state.phase === 'over') return 0;
  const shields = cardShields(state, seat);
  const sheet = state.sheet[seat] ?? NO_SHIELDS;
  let risk = 0;
  for (let round = state.round; round <= state.options.rounds; round += 1) {
    const { heads, tails } = ROUNDS[round - 1] ?? ROUNDS[0];
    const level = (heads + tails) / 2;
    for (const hazard of HAZARDS) {
      const held = shields[hazard] + (round === state.round ? sheet[hazard] : 0);
      risk += STRIKES * Math.max(0, level - held);
    }
    risk += STRIKES;
  }
  return risk;
}
