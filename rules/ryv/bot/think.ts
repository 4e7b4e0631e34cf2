import type { BotTurn, LockChoice, Thinking } from '../../engine/game';
import type { Move, Ryv, View } from '../types';
import { choosePlace, takeAction, weigh } from './choose';
import { answer, keepOne, licenseNow, trade } from './deal';
import { movesOf, settleLeverage, talk } from './talk';

/** Looks at the open table, tries each move on it in thought, and takes the one after which it stands best. */
export function* think(turn: BotTurn<Ryv>): Thinking<Ryv> {
  const { legal } = turn;
  const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
  if (locks.length > 0) {
    const verdict = judged(turn.view);
    return locks.find(({ choice }) => choice['verdict'] === verdict) ?? null;
  }
  // Whoever could only complain, or ask for more time, leaves the others in peace.
  if (legal.every(({ type }) => ASIDE.includes(type))) return null;
  const [step] = movesOf(legal, 'step');
  if (step !== undefined) return step;
  yield;
  // A view is built whenever it is looked at; once is enough for a turn.
  return decide({ ...turn, view: turn.view });
}

const ASIDE: readonly string[] = ['dispute', 'ring', 'more-time'];

/**
 * A bot cannot read an agreement in words, but it can read what happened: whoever Blocked the one they had promised
 * something to broke faith. What it cannot see broken, it does not call broken.
 */
function judged({ dispute, agreements, story }: View): 'broken' | 'kept' {
  const promise = agreements.find(({ id }) => id === dispute?.agreement);
  const turnedOn = story.some(
    ({ round, event }) =>
      promise !== undefined &&
      round >= promise.round &&
      event.type === 'blocked' &&
      event.seat === promise.by &&
      event.to === promise.to,
  );
  return turnedOn ? 'broken' : 'kept';
}

function decide(turn: BotTurn<Ryv>): Move | null {
  const { task, phase } = turn.view;
  if (turn.legal.length === 0) return null;
  switch (task?.type) {
    case 'keep':
      return keepOne(turn);
    case 'license-now':
      return licenseNow(turn);
    case 'answer':
      return answer(turn);
    case 'check':
    case 'assuage':
    case 'amends':
      return weigh(turn);
    case 'begin':
    case 'deed':
    case 'aim':
    case 'social':
    case 'advocate':
    case 'strengthen':
    case 'speak':
    case 'future':
      return choosePlace(turn);
    case undefined:
      break;
  }
  switch (phase) {
    case 'discuss':
      return talk(turn);
    case 'leverage':
      return settleLeverage(turn);
    case 'market':
      return trade(turn);
    case 'action':
      return takeAction(turn);
    case 'opening':
    case 'dispute':
    case 'developments':
    case 'government':
    case 'future':
    case 'over':
      return null;
  }
}
