import type { BotTurn, GameTypes, Legal } from '../../engine/game';
import type { Player } from '../../engine/playOut';
import type { Study } from '../../engine/trials';
import { think } from '../bot/think';
import { toolsOf } from '../board';
import { actionOf, cardOf } from '../content';
import type { Arena, CardId } from '../content/types';
import type { Move, Ryv, View } from '../types';

type Turn = BotTurn<Ryv>;
type Choice = Legal<Ryv> | null;

function even(turn: Turn): Choice {
  const thinking = think(turn);
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
}

/** Plays like the even bot among the moves that the recipe leaves. Where it leaves none, all are left. */
const recipe =
  (leaves: (turn: Turn, move: Move) => boolean): Player<GameTypes> =>
  (asked) => {
    const turn = asked as unknown as Turn;
    const legal = turn.legal.filter((move) => move.type === 'lock' || leaves(turn, move));
    return even(legal.length === 0 ? turn : { ...turn, view: turn.view, legal });
  };

const guards = (one: CardId, other: CardId): boolean =>
  cardOf(one).mitigates === cardOf(other).vulnerability.kind;

/** Whether a card would guard one that this seat uses, or be guarded by it. */
const mitigates = (view: View, seat: number, card: CardId): boolean =>
  toolsOf(view, seat).some((mine) => guards(card, mine) || guards(mine, card));

/** Uses AI, and never two that guard each other. */
const careless = recipe(
  ({ view, seat }, move) =>
    (move.type !== 'license' && move.type !== 'ask' && move.type !== 'keep') ||
    !mitigates(view, seat, move.card),
);

/** Touches no AI. */
const noAi = recipe(
  (_turn, { type }) => type !== 'license' && type !== 'ask' && type !== 'research' && type !== 'pay',
);

const actsIn = (arenas: readonly Arena[]) =>
  recipe((_turn, move) => move.type !== 'act' || arenas.includes(actionOf(move.action).arena));

export const recipes: NonNullable<Study['recipes']> = {
  careless,
  'no-ai': noAi,
  /** Only raises Power and spends it on futures and the Square. */
  loud: actsIn(['square', 'future', 'funds']),
  /** Only works in communities. */
  neighbour: actsIn(['communities', 'needs', 'links', 'government']),
};
