import type { BotTurn, Legal, Seat, Thinking } from '../../engine/game';
import { begin, changeSheet, playerAt } from '../board';
import { actionOf } from '../content';
import { ACTIONS_PER_ROUND, ROUNDS } from '../content/figures';
import { type Act, actsFor, costOf } from '../deeds';
import type { Board, Ryv } from '../types';
import { choosePlace } from './choose';
import { prospect } from './prospect';
import { movesOf } from './talk';
import { type Ending, endingsOf } from './trying';

/** How many actions it thinks through to the end of the turn, of all that it could do. */
const TRIED = 3;

type Weighed = { readonly act: Act; readonly endings: readonly Ending[]; readonly gain: number };

const mean = (endings: readonly Ending[], worthOf: (ending: Ending) => number): number =>
  endings.reduce((sum, ending) => sum + ending.chance * (worthOf(ending) + ending.beyond), 0);

/** What can be done now, the best first, as if the turn ended with it. */
function* weighActs(board: Board, seat: Seat): Generator<void, readonly Weighed[]> {
  const weighed: Weighed[] = [];
  for (const act of actsFor(board, seat)) {
    const action = actionOf(act.action);
    const endings = endingsOf(board, action, { seat, at: act.at, cost: costOf(board, seat, action) });
    weighed.push({ act, endings, gain: mean(endings, (ending) => prospect(ending.board, seat)) });
    yield;
  }
  return weighed.sort((one, other) => other.gain - one.gain);
}

const withActed = (board: Board, seat: Seat, { action }: Act): Board => {
  const doing = begin(board);
  changeSheet(doing, seat, { acted: [...playerAt(board, seat).sheet.acted, action] });
  return doing.board;
};

type Best = { readonly act: Act | null; readonly worth: number };

/** The best way through the rest of a turn, every throw of the dice counted by its chance. */
function* bestTurn(board: Board, seat: Seat): Generator<void, Best> {
  let best: Best = { act: null, worth: prospect(board, seat) };
  const left = ACTIONS_PER_ROUND - playerAt(board, seat).sheet.acted.length;
  if (left <= 0) return best;
  const weighed = yield* weighActs(board, seat);
  for (const { act, endings, gain } of weighed.slice(0, TRIED)) {
    let worth = left === 1 ? gain : 0;
    if (left > 1)
      for (const ending of endings) {
        const next = yield* bestTurn(withActed(ending.board, seat, act), seat);
        worth += ending.chance * (next.worth + ending.beyond);
      }
    if (worth > best.worth) best = { act, worth };
  }
  return best;
}

/** The action with which the best turn begins, or where to put what is to be put, if all the actions have been taken. */
export function* reckon(turn: BotTurn<Ryv>, even: Legal<Ryv>): Thinking<Ryv> {
  const { view, seat, legal } = turn;
  if (even.type === 'put' && view.round === ROUNDS) return choosePlace(turn, prospect);
  if (view.phase !== 'action' || (even.type !== 'act' && even.type !== 'pass')) return null;
  const { act } = yield* bestTurn(view, seat);
  if (act === null) return even.type === 'pass' ? even : (movesOf(legal, 'pass')[0] ?? null);
  return movesOf(legal, 'act').find(({ action, at }) => action === act.action && at === act.at) ?? null;
}
