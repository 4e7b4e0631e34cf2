import type { Seat } from '../../engine/game';
import {
  addLink,
  addPower,
  addReputation,
  change,
  cubesLeft,
  type Doing,
  isShut,
  moveStanding,
  moveToOutcome,
  openTo,
  place,
  takeAway,
} from '../board';
import { cardOf } from '../content';
import { AMENDS_PRICE, CHECK_PRICE } from '../content/figures';
import { linkableBy, outcomesOf, spotsFor } from '../deeds';
import { doDeed } from '../doDeed';
import { isCommunity, isLink, isOutcome, LINKS, type Spot } from '../kinds';
import { assuagePrice, canAssuage } from '../steps/government';
import { canMakeAmends } from '../steps/future';
import { resolveSocial } from '../steps/developments';
import { runStep } from '../steps/run';
import type { Random } from '../../engine/random';
import type { RyvTask, State } from '../types';
import { rule } from './rule';

/** Where the task at the head can be answered. Cubes can have run out since it was set. */
function placesFor(state: State, task: RyvTask): readonly Spot[] {
  const { seat } = task;
  const hasCubes = cubesLeft(state, seat) > 0;
  switch (task.type) {
    case 'begin':
      return ['social', 'mass'];
    case 'deed': {
      const { effect } = cardOf(task.card);
      return effect.type === 'once' && effect.deed.at !== null ? spotsFor(state, seat, effect.deed.at) : [];
    }
    case 'aim':
      return openTo(state, seat);
    case 'social':
      return [
        ...(hasCubes ? [task.at] : []),
        ...linkableBy(state, seat).filter((link) => LINKS[link].some((end) => end === task.at)),
      ];
    case 'strengthen':
      return hasCubes ? LINKS[task.link].filter((end) => !isShut(state, seat, end)) : [];
    case 'speak':
      return hasCubes ? [...openTo(state, seat), ...outcomesOf(state)] : [];
    case 'advocate':
    case 'future':
      return outcomesOf(state);
    case 'keep':
    case 'license-now':
    case 'answer':
    case 'check':
    case 'assuage':
    case 'amends':
      return [];
  }
}

const headPlaces = (state: State): readonly Spot[] => {
  const [task] = state.tasks;
  return task === undefined ? [] : placesFor(state, task);
};

const nextTask = (doing: Doing): void => change(doing, { tasks: doing.board.tasks.slice(1) });

export const put = rule<'put'>({
  options: (state) => headPlaces(state).map((at) => ({ type: 'put', at })),
  apply: (doing, seat, { at }, { random }) => {
    const [task] = doing.board.tasks;
    nextTask(doing);
    if (task !== undefined) settleTask(doing, task, { seat, at, random });
  },
});

function settleTask(
  doing: Doing,
  task: RyvTask,
  { seat, at, random }: { seat: Seat; at: Spot; random: Random },
): void {
  switch (task.type) {
    case 'begin':
      return place(doing, seat, at, 1, 'begin');
    case 'deed': {
      const { effect } = cardOf(task.card);
      if (effect.type === 'once') doDeed(doing, effect.deed, { seat, at, random, card: task.card });
      return;
    }
    case 'aim':
      if (isCommunity(at)) resolveSocial(doing, seat, at, random);
      return;
    case 'social':
      return isLink(at) ? addLink(doing, seat, at, 'social') : place(doing, seat, at, 1, 'social');
    case 'advocate':
      takeAway(doing, seat, 'advocacy', 1, 'advocacy');
      if (isOutcome(at)) moveToOutcome(doing, seat, at, 'advocacy');
      return;
    case 'strengthen':
      return place(doing, seat, at, 1, 'link');
    case 'speak':
      return place(doing, seat, at, 1, 'square');
    case 'future':
      if (isOutcome(at)) moveToOutcome(doing, seat, at, 'draw');
      return;
    case 'keep':
    case 'license-now':
    case 'answer':
    case 'check':
    case 'assuage':
    case 'amends':
      return;
  }
}

export const skip = rule<'skip'>({
  options: (state) => (headPlaces(state).length === 0 ? [{ type: 'skip' }] : []),
  apply: nextTask,
});

export const pay = rule<'pay'>({
  options: () => [{ type: 'pay' }],
  apply: (doing, seat) => {
    nextTask(doing);
    addPower(doing, seat, -CHECK_PRICE, 'check');
  },
});

export const drop = rule<'drop'>({
  options: () => [{ type: 'drop' }],
  apply: (doing, seat) => {
    nextTask(doing);
    moveStanding(doing, seat, -1, 'check');
  },
});

export const assuage = rule<'assuage'>({
  options: (state, seat) => (canAssuage(state, seat) ? [{ type: 'assuage' }] : []),
  apply: (doing, seat) => {
    addPower(doing, seat, -assuagePrice(doing.board), 'assuage');
    moveStanding(doing, seat, 1, 'assuage');
    if (!canAssuage(doing.board, seat)) nextTask(doing);
  },
});

export const amends = rule<'amends'>({
  options: (state, seat) => (canMakeAmends(state, seat) ? [{ type: 'amends' }] : []),
  apply: (doing, seat) => {
    takeAway(doing, seat, 'square', AMENDS_PRICE, 'amends');
    addReputation(doing, seat, -1, 'amends');
    if (!canMakeAmends(doing.board, seat)) nextTask(doing);
  },
});

export const enough = rule<'enough'>({
  options: () => [{ type: 'enough' }],
  apply: nextTask,
});

export const step = rule<'step'>({
  turnsPage: true,
  options: ({ queue }) => (queue.length > 0 ? [{ type: 'step' }] : []),
  apply: (doing, _seat, _move, { random }) => runStep(doing, random),
});
