import type { BotTurn, GameTypes } from '../../engine/game';
import type { Player } from '../../engine/playOut';
import { thinkWith } from '../bot/think';
import { projectOf } from '../content';
import type { Invest, Move, View } from '../types';

/** Builds like the even bot, but gives nothing for shields or a look ahead. */
const unprotected: Player<GameTypes> = (turn) => {
  const thinking = thinkWith(turn as unknown as BotTurn<Invest>, { protects: false });
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
};

/** How much it likes a move; of moves it likes equally any is taken. */
type Likes = (move: Move, of: { readonly view: View; readonly seat: number }) => number;

const recipe =
  (likes: Likes): Player<GameTypes> =>
  (turn) => {
    const { legal, view, seat, random } = turn as unknown as BotTurn<Invest>;
    const moves = random.shuffle(legal.filter((move): move is Move => move.type !== 'lock'));
    // Names are left as they are: to write them for ever would be no game.
    const serious = moves.filter(({ type }) => type !== 'name');
    const rated = serious.map((move) => ({ move, liking: likes(move, { view, seat }) }));
    return (
      rated.reduce<(typeof rated)[number] | null>(
        (top, each) => (top === null || each.liking > top.liking ? each : top),
        null,
      )?.move ?? null
    );
  };

const keyOf = (view: View, seat: number) => view.seats[seat]?.key ?? null;
const isKey = (view: View, seat: number, move: Move): boolean => {
  const sector = 'card' in move ? projectOf(move.card).sector : move.type === 'draw' ? move.sector : null;
  return sector !== null && sector === keyOf(view, seat);
};

/** Finish what is begun, then begin the next, then draw: the order that a newcomer finds by himself. */
const ORDER: { readonly [T in Move['type']]?: number } = { add: 30, start: 20, draw: 10 };

export const RECIPES: { readonly [name: string]: Player<GameTypes> } = {
  unprotected,
  /** Everything in the key sector, for the five projects of its bonus. */
  'key-sector': recipe((move, { view, seat }) => (ORDER[move.type] ?? 0) + (isKey(view, seat, move) ? 9 : 0)),
  /** The cheapest card in hand, one after the other. */
  'cheapest-first': recipe(
    (move) => (ORDER[move.type] ?? 0) - (move.type === 'start' ? projectOf(move.card).cost : 0),
  ),
  /** The card with the most points in hand, whatever it costs. */
  'most-points': recipe(
    (move) => (ORDER[move.type] ?? 0) + (move.type === 'start' ? projectOf(move.card).points / 2 : 0),
  ),
  /** Two tokens of every round on shields, the rest like the cheapest first. */
  'shields-first': recipe((move, { view, seat }) => {
    const onSheet = Object.values(view.seats[seat]?.sheet ?? {}).reduce((sum, count) => sum + count, 0);
    if (move.type === 'shield') return onSheet < 2 ? 25 : 1;
    return (ORDER[move.type] ?? 0) - (move.type === 'start' ? projectOf(move.card).cost : 0);
  }),
};
