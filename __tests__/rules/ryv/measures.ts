import type { Effect } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

/** What an effect changes for seat 0, in numbers. */
const sum = (numbers: object) =>
  Object.values(numbers).reduce((total: number, each: number) => total + each, 0);
export const measures = (state: State) => {
  const player = state.players[0];
  if (player === undefined) throw new Error('no player');
  return {
    power: player.power,
    standing: player.standing,
    reputation: player.reputation,
    influence:
      sum(player.influence) +
      sum(player.square) +
      Object.values(state.outcomes).flatMap(({ tokens }) => tokens).length,
    bag: state.bag[0] ?? 0,
    links: state.links.length,
    needs: sum(state.needs),
    rival: sum(state.players[1]?.influence ?? {}),
    drawing: state.tasks.some(({ type }) => type === 'keep'),
  };
};

/** The same after these effects, if every die shows a 6. */
export function expected(before: ReturnType<typeof measures>, effects: readonly Effect[]) {
  const after = { ...before };
  for (const effect of effects)
    switch (effect.type) {
      case 'influence':
        after.influence += effect.many;
        break;
      case 'meet-need':
        after.needs -= 1;
        break;
      case 'link':
        after.links += 1;
        break;
      case 'push-out':
        after.rival -= 1;
        break;
      case 'power':
        after.power += effect.many;
        break;
      case 'power-per':
        after.power += Math.min(2, effect.most);
        break;
      case 'standing':
        after.standing = 'good';
        break;
      case 'reputation':
        after.reputation += effect.many;
        break;
      case 'bag':
        after.bag += effect.many;
        break;
      case 'spread':
        // All dice show 6 in the test, in two communities.
        after.influence += 2 * effect.dice;
        break;
      case 'research':
        after.drawing = true;
        break;
    }
  return after;
}
