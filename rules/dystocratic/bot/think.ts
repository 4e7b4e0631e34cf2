import type { BotTurn, LockChoice, Thinking } from '../../engine/game';
import { opposite } from '../score';
import { WORDS } from '../content';
import type { Claim, Dystocratic, Move, SeatView } from '../types';
import { SAYS_SO } from './beliefs';
import { type Plan, prospect } from './outlook';
import { bestPlay, type Play } from './playCards';
import { chance, lure, plansOn, read, type Reading } from './reading';

/** By which part of the best chance another prediction may fall short and still be made now and then. */
const WHIM = 0.05;
const UNDECIDED = 0.1;
/** How often a bot about to lock answers what it has heard since it spoke. */
const SPEAKS_AGAIN = 0.5;

/** Speaks before its lock and, if it has not said a side, after it; uses what is worth more now than at the end. */
export function* think(turn: BotTurn<Dystocratic>): Thinking<Dystocratic> {
  const { legal, seat, view } = turn;
  const deal = legal.find(({ type }) => type === 'deal');
  if (deal !== undefined || view.ai === null) return deal ?? null;

  const reading = read(turn);
  yield;
  const me = view.seats[seat];
  const says = legal.filter((move): move is Extract<Move, { type: 'say' }> => move.type === 'say');
  if (me !== undefined && says.length > 0 && wantsToSpeak(reading, me)) {
    const claim = claimOf(reading);
    const said = says.find((move) => move.claim === claim);
    if (said !== undefined) return said;
  }

  // Of equally good targets the first is taken: in seat order, the first seat would always pay.
  const plays = turn.random.shuffle(legal.filter((move): move is Play => move.type === 'play'));
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

/** Once early, and now and then once more before its lock: what the others have said since may have changed its mind. */
function wantsToSpeak({ isMyTurn, random, view }: Reading, { claim, words, locked }: SeatView): boolean {
  // After its own lock it says something only to those who still wait for a word, and who can still be talked round.
  if (locked) return claim === 'undecided' && view.turn !== null;
  if (claim === null) return true;
  return isMyTurn && words === WORDS - 1 && chance(random) < SPEAKS_AGAIN;
}

/** A side, then mostly the most promising prediction, so that bots cannot be read like a book. */
function choosePlan(reading: Reading): Plan {
  const { odds, race, random } = reading;
  const plans = plansOn(chance(random) < lure(reading) ? 'with' : 'against');
  const chances = plans.map((plan) => prospect(plan, odds, race));
  const top = Math.max(...chances);
  const weights = chances.map((each) => Math.exp((each / top - 1) / WHIM));
  let left = chance(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return plans[Math.max(at, 0)] as Plan;
}

/** A bot keeps no memory but the table's: at its lock it reads its own word again, and mostly stands by it. */
function claimOf(reading: Reading): Claim {
  const { view, random, plan } = reading;
  if (plan === null && chance(random) < UNDECIDED) return 'undecided';
  const ai = view.ai ?? 'black';
  const isWith = plan === null ? chance(random) < lure(reading) : plan.withAi;
  const side = isWith ? 'with' : 'against';
  return (side === 'with') === chance(random) < SAYS_SO[side] ? ai : opposite(ai);
}
