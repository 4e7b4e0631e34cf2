import type { Seat } from '../engine/game';
import { addPower, change, changeSheet, type Doing, moveStanding, playerAt, tell } from './board';
import { relationOf, surchargeOf } from './climate';
import { LEVERAGE } from './content/leverage';
import type { Ability } from './content/types';
import { othersThan } from './seats';
import type { Board, State } from './types';

/** A Researcher has nothing to give or take where the other can take no AI action. */
export const isInVain = (board: Board, seat: Seat, target: Seat): boolean =>
  LEVERAGE[playerAt(board, seat).actor].support.type === 'ai-actions' && surchargeOf(board, target) === null;

/** First Play: each type deals only with the other. */
const isWithinReach = (board: Board, seat: Seat, target: Seat): boolean =>
  board.mode === 'full' || playerAt(board, seat).actor !== playerAt(board, target).actor;

const reachable = (board: Board, seat: Seat): readonly Seat[] =>
  othersThan(board, seat).filter(
    (other) => isWithinReach(board, seat, other) && !isInVain(board, seat, other),
  );

/** The full game leaves one of the two in a round; First Play one of each. */
const hasSupport = (board: Board, seat: Seat): boolean => playerAt(board, seat).sheet.supports === null;
const hasBlock = (board: Board, seat: Seat): boolean => {
  const { blocks, supports } = playerAt(board, seat).sheet;
  return blocks === null && (board.mode === 'first-play' || supports === null);
};

/** Whom a player may hand Support to, if nobody had to be asked first. */
export const supportable = (board: Board, seat: Seat): readonly Seat[] =>
  hasSupport(board, seat)
    ? reachable(board, seat).filter((other) => relationOf(board, seat, other) !== 'poor')
    : [];

/** Good partners who come first and have not been passed over. */
export const goodPartners = (board: Board, seat: Seat): readonly Seat[] =>
  supportable(board, seat).filter(
    (other) =>
      relationOf(board, seat, other) === 'good' && !playerAt(board, seat).sheet.passedOver.includes(other),
  );

export const blockable = (board: Board, seat: Seat): readonly Seat[] =>
  hasBlock(board, seat) ? reachable(board, seat) : [];

export function giveSupport(doing: Doing, seat: Seat, to: Seat): void {
  changeSheet(doing, seat, { supports: to });
  change(doing, { supports: [...doing.board.supports, { from: seat, to }] });
  tell(doing, { type: 'supported', seat, to });
}

export const supportsFor = ({ supports }: State, seat: Seat): readonly Seat[] =>
  supports.filter(({ to }) => to === seat).map(({ from }) => from);

/** Whether a player still has something to do when Support and Blocks are settled. */
export const hasLeverage = (state: State, seat: Seat): boolean =>
  !playerAt(state, seat).sheet.leverageDone &&
  supportsFor(state, seat).length + blockable(state, seat).length > 0;

export function takeAbility(
  doing: Doing,
  { by, on, kind }: { by: Seat; on: Seat; kind: 'support' | 'block' },
): void {
  const ability: Ability = LEVERAGE[playerAt(doing.board, by).actor][kind];
  const { sheet } = playerAt(doing.board, on);
  switch (ability.type) {
    case 'dice':
      return changeSheet(doing, on, {
        dice: { ...sheet.dice, [ability.where]: sheet.dice[ability.where] + ability.dice },
      });
    case 'standing':
      return moveStanding(doing, on, ability.steps, kind);
    case 'power':
      return addPower(doing, on, ability.many, kind);
    case 'ai-actions':
      return changeSheet(doing, on, { aiActions: sheet.aiActions + ability.many });
  }
}
