import type { BotTurn, GameTypes, Legal } from '../../engine/game';
import type { Player } from '../../engine/playOut';
import type { Study } from '../../engine/trials';
import { think } from '../bot/think';
import { policyOf } from '../content';
import type { Move, Podium } from '../types';

type Turn = BotTurn<Podium>;
type Choice = Legal<Podium> | null;

function even(turn: Turn): Choice {
  const thinking = think(turn);
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
}

const find = ({ legal }: Turn, is: (move: Move) => boolean): Choice =>
  legal.find((move) => move.type !== 'lock' && is(move)) ?? null;
const ofType = (turn: Turn, type: Move['type']): Choice => find(turn, (move) => move.type === type);

/** Plays like the even bot where the recipe has nothing to say. */
const recipe =
  (say: (turn: Turn) => Choice): Player<GameTypes> =>
  (asked) => {
    const turn = asked as unknown as Turn;
    return say(turn) ?? even(turn);
  };

const isInvesting = ({ view }: Turn): boolean => view.phase === 'invest';
const endTurn = (turn: Turn): Choice => ofType(turn, 'pass') ?? ofType(turn, 'done');

/** Keeps its Funds: places nothing unless it must, passes as soon as it may, gives nothing. */
const saver = recipe(
  (turn) => ofType(turn, 'skip') ?? ofType(turn, 'refuse') ?? (isInvesting(turn) ? endTurn(turn) : null),
);

/** Puts Funds on Plans of its own Policies only. */
const ownPlans = recipe((turn) => {
  const { view, seat } = turn;
  const isOwn = (policy: string) =>
    view.policies.some((each) => each.policy === policy && each.seat === seat);
  if (view.phase === 'effects' && view.collecting !== null && !isOwn(policyOf(view.collecting.plan)))
    return ofType(turn, 'refuse');
  if (!isInvesting(turn)) return null;
  const open = view.board.filter(({ plan }) => isOwn(policyOf(plan))).map(({ plan }) => plan);
  return find(turn, (move) => move.type === 'invest' && open.includes(move.plan)) ?? endTurn(turn);
});

/** Puts all Funds on the Podium Plan until it is funded. */
const podiumFirst = recipe((turn) => {
  if (!isInvesting(turn)) return null;
  const [first] = turn.view.board;
  return endTurn(turn) ?? find(turn, (move) => move.type === 'invest' && move.plan === first?.plan);
});

export const recipes: NonNullable<Study['recipes']> = {
  saver,
  'own-plans': ownPlans,
  'podium-first': podiumFirst,
};
