import type { BotTurn, GameTypes, LockChoice } from '../../engine/game';
import type { Player } from '../../engine/playOut';
import { ACTIONS, costOf, lettersOf, REGION } from '../content';
import { sideOf } from '../country';
import type { ActionId, Chile, Move, RegionId, View } from '../types';

/** Which actions it wants, the dearest wish first, and how much it likes a Region. */
type Recipe = {
  readonly wants: readonly ActionId[];
  readonly likes: (region: View['regions'][number], me: View['me']) => number;
};

const ACTION_OF: { readonly [T in Move['type']]?: ActionId } = { swap: 'shift', change: 'shift' };
const actionOf = ({ type }: Move): ActionId => ACTION_OF[type] ?? (type as ActionId);

/** Keeps any Issues, takes all Funds, plans what it wants as far as the Funds go, and plays it where it likes best. */
const recipe =
  ({ wants, likes }: Recipe): Player<GameTypes> =>
  (turn) => {
    const { legal, view, seat, random } = turn as unknown as BotTurn<Chile>;
    const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
    if (locks.length > 0 && view.phase === 'issues') return locks[random.int(locks.length)] ?? null;
    if (locks.length > 0) {
      const plan: ActionId[] = [];
      const { funds } = view.seats[view.sides.indexOf(sideOf(view, seat)) as 0 | 1];
      for (const action of wants) if (costOf([...plan, action]) <= funds) plan.push(action);
      const asked = lettersOf(ACTIONS, plan);
      return locks.find(({ choice }) => choice['actions'] === asked) ?? null;
    }
    const score = (move: Move): number => {
      if (move.type === 'raise') return move.funds;
      if (move.type === 'stop' || move.type === 'decline') return -1;
      const liking = 'region' in move ? regionScore(view, likes, move.region) : 0;
      return 100 * (wants.length - wants.indexOf(actionOf(move))) + liking;
    };
    const moves = legal.filter((move): move is Move => move.type !== 'lock');
    const [top] = [...moves].sort((one, other) => score(other) - score(one));
    return top ?? null;
  };

const regionScore = (view: View, likes: Recipe['likes'], id: RegionId): number => {
  const region = view.regions.find((each) => each.id === id);
  return region === undefined ? 0 : likes(region, view.me);
};

export const RECIPES: { readonly [name: string]: Player<GameTypes> } = {
  /** Always where the most votes are. */
  'big-regions': recipe({
    wants: ['positive', 'negative', 'poll', 'buy'],
    likes: ({ id }) => REGION[id].votes,
  }),
  /** A Network every Day, then advertising for the bonus. */
  'networks-first': recipe({
    wants: ['buy', 'poll', 'positive', 'negative'],
    likes: ({ id }) => REGION[id].votes,
  }),
  /** Only where the other campaign stands, the most votes first. */
  attacker: recipe({
    wants: ['negative', 'positive', 'poll', 'takeover'],
    likes: ({ id, control }, me) => (control !== null && control !== me ? 20 : 0) + REGION[id].votes,
  }),
};
