import type { Seat } from '../../engine/game';
import { addPower, begin, type Doing, toolsOf } from '../board';
import { cardOf } from '../content';
import type { CardId, Deed, Effect } from '../content/types';
import { diceFor, spotsFor, spreadOver, takeEffect } from '../deeds';
import type { Spot } from '../kinds';
import type { Board } from '../types';
import { worth } from './worth';

const A_DRAW = 0.4;
const A_WANTED_DRAW = 0.9;
const GROWN = 0.25;

/** How good a table is for a player. */
export type Judge = (board: Board, seat: Seat) => number;

/** What a table would be worth, were this done to it. */
export const after = (
  board: Board,
  seat: Seat,
  act: (doing: Doing<Board>) => void,
  judge: Judge = worth,
): number => {
  const doing = begin(board);
  act(doing);
  return judge(doing.board, seat);
};

const wantsAi = (board: Board, seat: Seat): boolean => toolsOf(board, seat).length < 2;

function takeAll(doing: Doing<Board>, effects: readonly Effect[], seat: Seat, at: Spot | null): number {
  let beyond = 0;
  for (const effect of effects)
    if (effect.type === 'research') beyond += wantsAi(doing.board, seat) ? A_WANTED_DRAW : A_DRAW;
    else if (effect.type === 'spread')
      beyond += (GROWN * effect.dice * spreadOver(doing.board, seat).length) / 6;
    else takeEffect(doing, effect, { seat, at, why: 'action' });
  return beyond;
}

/** A table as a deed may leave it, how likely that is, and what it brings besides. */
export type Ending = { readonly chance: number; readonly board: Board; readonly beyond: number };
type Aimed = { readonly seat: Seat; readonly at: Spot | null; readonly cost: number };

/** How a deed may end, before its dice are rolled. */
export function endingsOf(board: Board, deed: Deed, { seat, at, cost }: Aimed): readonly Ending[] {
  const ending = (chance: number, effects: readonly Effect[]): Ending => {
    const doing = begin(board);
    addPower(doing, seat, -cost, 'action');
    const beyond = takeAll(doing, effects, seat, at);
    return { chance, board: doing.board, beyond };
  };
  const dice = diceFor(board, seat, deed);
  if (dice === null) return [ending(1, deed.then)];
  const miss = (5 / 6) ** dice;
  const backfire = deed.backfire === undefined ? 0 : miss - (4 / 6) ** dice;
  return [
    ending(1 - miss, deed.then),
    ending(miss - backfire, []),
    ...(backfire === 0 ? [] : [ending(backfire, deed.backfire ?? [])]),
  ];
}

/** What a deed is worth before its dice are rolled. */
export const deedWorth = (board: Board, deed: Deed, aimed: Aimed, judge: Judge = worth): number =>
  endingsOf(board, deed, aimed).reduce(
    (sum, ending) => sum + ending.chance * (judge(ending.board, aimed.seat) + ending.beyond),
    0,
  );

/** What using an AI would be worth: the licence itself, and what it does at once. */
export function licenceWorth(board: Board, seat: Seat, card: CardId, owner: Seat): number {
  const licensed =
    owner === seat
      ? [...board.licensed, { card, owner, users: [] }]
      : board.licensed.map((each) => (each.card === card ? { ...each, users: [...each.users, seat] } : each));
  const having: Board = { ...board, licensed };
  const { effect } = cardOf(card);
  if (effect.type !== 'once') return worth(having, seat);
  const spots = effect.deed.at === null ? [null] : spotsFor(having, seat, effect.deed.at);
  const best = spots.map((at) => deedWorth(having, effect.deed, { seat, at, cost: 0 }));
  return Math.max(worth(having, seat), ...best);
}
