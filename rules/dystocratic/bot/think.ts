import type { BotTurn, LockChoice, Thinking } from '../../engine/game';
import { opposite } from '../score';
import type { Claim, Dystocratic, Move } from '../types';
import { type Plan, prospect } from './outlook';
import { bestPlay, type Play } from './playCards';
import { chance, read, type Reading } from './reading';

/** By which part of the best chance another plan may fall short and still be taken now and then: bots must not be easy to read. */
const WHIM = Number((globalThis as any).process?.env?.WHIM ?? 0.1);
/** How often a bot says what it means. One who wants to be among few gains from being misread. */
const HONEST = 0.75;
const HONEST_WHEN_HIDING = 0.3;
const UNDECIDED = 0.1;

/** Speaks once, uses what is worth more now than at the end, and locks as soon as it is its turn. */
export function* think(turn: BotTurn<Dystocratic>): Thinking<Dystocratic> {
  const { legal, seat, view } = turn;
  const deal = legal.find(({ type }) => type === 'deal');
  if (deal !== undefined || view.ai === null) return deal ?? null;

  const reading = read(turn);
  yield;
  const me = view.seats[seat];
  const says = legal.filter((move): move is Extract<Move, { type: 'say' }> => move.type === 'say');
  if (me?.locked === false && me.claim === null && says.length > 0) {
    const claim = claimFor(choosePlan(reading), reading);
    return says.find((move) => move.claim === claim) ?? null;
  }

  const plays = legal.filter((move): move is Play => move.type === 'play');
  const play = yield* bestPlay(reading, plays);
  if (play !== null) return play;

  const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
  if (locks.length === 0) return null;
  const plan = choosePlan(reading);
  const wanted = locks.find(
    ({ choice }) => (choice['vote'] === view.ai) === plan.withAi && choice['prediction'] === plan.prediction,
  );
  return wanted ?? locks[0] ?? null;
}

/** Mostly the most promising plan, now and then another that looks nearly as good. */
function choosePlan({ plans, odds, standing, random }: Reading): Plan {
  const chances = plans.map((plan) => prospect(plan, odds, standing));
  const top = Math.max(...chances);
  const weights = chances.map((each) => Math.exp((each / top - 1) / WHIM));
  let left = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return plans[Math.max(at, 0)] as Plan;
}

function claimFor(plan: Plan, { view, random }: Reading): Claim {
  const ai = view.ai ?? 'black';
  if (chance(random) < UNDECIDED) return 'undecided';
  const isHiding = plan.prediction === 'alone' || plan.prediction === 'minority';
  const isHonest = chance(random) < (isHiding ? HONEST_WHEN_HIDING : HONEST);
  return plan.withAi === isHonest ? ai : opposite(ai);
}
