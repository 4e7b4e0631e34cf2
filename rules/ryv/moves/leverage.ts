import { change, changeSheet, playerAt, tell } from '../board';
import { breakPromises, isLawful } from '../deals';
import { blockable, isInVain, supportsFor, takeAbility } from '../leverage';
import { rule } from './rule';

export const use = rule<'use'>({
  options: (state, seat) => supportsFor(state, seat).map((from) => ({ type: 'use', from })),
  apply: (doing, seat, { from }) => {
    change(doing, {
      supports: doing.board.supports.filter((each) => each.from !== from || each.to !== seat),
    });
    tell(doing, { type: 'used', seat, from });
    takeAbility(doing, { by: from, on: seat, kind: 'support' });
  },
});

export const block = rule<'block'>({
  options: (state, seat) =>
    blockable(state, seat)
      .filter((to) => isLawful(state, seat, { type: 'block', to }))
      .map((to) => ({ type: 'block', to })),
  why: (state, seat, { to }) => {
    if (to === seat) return 'why.not-yourself';
    if (playerAt(state, seat).sheet.supports !== null && state.mode === 'full') return 'why.support-or-block';
    if (typeof to === 'number' && state.players[to] !== undefined && isInVain(state, seat, to))
      return 'why.no-ai-there';
    return typeof to === 'number' && blockable(state, seat).includes(to) ? 'why.promised' : null;
  },
  apply: (doing, seat, { to }) => {
    breakPromises(doing, seat, { type: 'block', to });
    changeSheet(doing, seat, { blocks: to });
    tell(doing, { type: 'blocked', seat, to });
    takeAbility(doing, { by: seat, on: to, kind: 'block' });
  },
});

export const done = rule<'done'>({
  options: () => [{ type: 'done' }],
  apply: (doing, seat) => changeSheet(doing, seat, { leverageDone: true }),
});
