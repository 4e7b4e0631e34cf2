import type { BotTurn } from '../../engine/game';
import {
  addLink,
  addPower,
  addReputation,
  type Doing,
  moveStanding,
  moveToOutcome,
  place,
  takeAway,
} from '../board';
import { actionOf, cardOf } from '../content';
import { AMENDS_PRICE, CHECK_PRICE } from '../content/figures';
import { costOf } from '../deeds';
import { isLink, isOutcome, type Spot } from '../kinds';
import { assuagePrice } from '../steps/government';
import type { Board, Move, Ryv, View } from '../types';
import { bestOf, type Weighed } from './deal';
import { movesOf } from './talk';
import { after, deedWorth, type Judge } from './trying';
import { worth } from './worth';

/** How far below the best a move may be and still be taken now and then, so that bots are not all alike. */
const WHIM = 0.12;

type Turn = BotTurn<Ryv>;

const whim = ({ random }: Turn): number => (random.int(1000) / 1000) * WHIM;

export function takeAction(turn: Turn): Move | null {
  const { view, seat, legal } = turn;
  const now = worth(view, seat);
  const best = bestOf(
    movesOf(legal, 'act').map((move) => {
      const action = actionOf(move.action);
      const cost = costOf(view, seat, action);
      return { move, gain: deedWorth(view, action, { seat, at: move.at, cost }) - now + whim(turn) };
    }),
  );
  return best !== null && best.gain > 0 ? best.move : (movesOf(legal, 'pass')[0] ?? null);
}

/** What a table looks like once a task that asks for a place is answered. */
function answered(doing: Doing<Board>, task: NonNullable<View['task']>, at: Spot): void {
  const { seat } = task;
  if (isOutcome(at)) moveToOutcome(doing, seat, at, 'draw');
  else if (isLink(at)) addLink(doing, seat, at, 'social');
  else place(doing, seat, at, 1, 'social');
}

/** Where to put what a task asks to put, by how good the table is then. */
export function choosePlace(turn: Turn, judge: Judge = worth): Move | null {
  const { view, seat, legal } = turn;
  const { task } = view;
  const puts = movesOf(legal, 'put');
  if (task === null || puts.length === 0) return movesOf(legal, 'skip')[0] ?? null;
  const effect = task.type === 'deed' ? cardOf(task.card).effect : null;
  const weighed = puts.map((move) => ({
    move,
    gain:
      whim(turn) +
      (effect?.type === 'once'
        ? deedWorth(view, effect.deed, { seat, at: move.at, cost: 0 }, judge)
        : after(view, seat, (doing) => answered(doing, task, move.at), judge)),
  }));
  return bestOf(weighed)?.move ?? null;
}

type Try = (doing: Doing<Board>) => void;

/** What the small choices do to the table. */
const smallChoices = ({ view, seat }: Turn): { readonly [type: string]: Try } => ({
  pay: (doing) => addPower(doing, seat, -CHECK_PRICE, 'check'),
  drop: (doing) => moveStanding(doing, seat, -1, 'check'),
  assuage: (doing) => {
    addPower(doing, seat, -assuagePrice(view), 'assuage');
    moveStanding(doing, seat, 1, 'assuage');
  },
  amends: (doing) => {
    takeAway(doing, seat, 'square', AMENDS_PRICE, 'amends');
    addReputation(doing, seat, -1, 'amends');
  },
  enough: () => undefined,
});

/** Between two moves that change only the player's own sheet. */
export function weigh(turn: Turn): Move | null {
  const choices = smallChoices(turn);
  const weighed = turn.legal.flatMap((move): readonly Weighed[] => {
    const act = choices[move.type];
    return act === undefined || move.type === 'lock'
      ? []
      : [{ move, gain: after(turn.view, turn.seat, act) }];
  });
  return bestOf(weighed)?.move ?? null;
}
