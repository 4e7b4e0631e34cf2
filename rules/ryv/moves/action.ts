import { addPower, change, changeSheet, playerAt, tell } from '../board';
import { actionOf, actionsOf } from '../content';
import { actsFor, barToAct, costOf } from '../deeds';
import { doDeed } from '../doDeed';
import { rule } from './rule';

export const act = rule<'act'>({
  options: actsFor,
  why: (state, seat, { action: id }) => {
    const action = actionsOf(playerAt(state, seat)).find((each) => each.id === id);
    return action === undefined ? 'why.not-your-action' : (barToAct(state, seat, action) ?? 'why.bad-target');
  },
  apply: (doing, seat, { action: id, at }, { random }) => {
    const action = actionOf(id);
    tell(doing, { type: 'acted', seat, action: id, at });
    addPower(doing, seat, -costOf(doing.board, seat, action), 'action');
    changeSheet(doing, seat, { acted: [...playerAt(doing.board, seat).sheet.acted, id] });
    doDeed(doing, action, { seat, at, random });
  },
});

/** No more AI actions, or no more actions, in this round. */
export const pass = rule<'pass'>({
  options: () => [{ type: 'pass' }],
  apply: (doing, seat) => {
    tell(doing, { type: 'passed', seat });
    if (doing.board.phase !== 'market') return changeSheet(doing, seat, { actionsDone: true });
    changeSheet(doing, seat, { outOfMarket: true });
    change(doing, { turn: (seat + 1) % doing.board.players.length });
  },
});
