import type { BotTurn, LockChoice, Thinking } from '../../engine/game';
import type { Move, Ryv } from '../types';
import { choosePlace, takeAction, weigh } from './choose';
import { answer, keepOne, licenseNow, trade } from './deal';
import { movesOf, settleLeverage, talk } from './talk';

/** Looks at the open table, tries each move on it in thought, and takes the one after which it stands best. */
export function* think(turn: BotTurn<Ryv>): Thinking<Ryv> {
  const { legal } = turn;
  const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
  // A bot cannot read an agreement in words. What it cannot see broken, it does not call broken.
  if (locks.length > 0) return locks.find(({ choice }) => choice['verdict'] === 'kept') ?? null;
  const [step] = movesOf(legal, 'step');
  if (step !== undefined) return step;
  yield;
  // A view is built whenever it is looked at; once is enough for a turn.
  return decide({ ...turn, view: turn.view });
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
    case 'dispute':
    case 'developments':
    case 'government':
    case 'future':
    case 'over':
      return null;
  }
}
