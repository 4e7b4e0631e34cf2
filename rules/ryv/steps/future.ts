import type { Seat } from '../../engine/game';
import { replaceAt } from '../../engine/lists';
import type { Random } from '../../engine/random';
import { change, type Doing, influenceIn, playerAt, takeAway, tell, toBag } from '../board';
import { levelOf } from '../climate';
import { AMENDS_PRICE, OUTCOME_FULL, TRUST_DISCARD } from '../content/figures';
import { disputable } from '../deals';
import { COMMUNITIES, type OutcomeId, OUTCOMES } from '../kinds';
import { askFirst } from '../research';
import { seatsFrom } from '../seats';
import type { Auto, Board, State } from '../types';

/** A future that is full needs no bag: that is said before anything is filled or drawn. */
export function future(state: State): readonly Auto[] {
  const amends =
    state.mode === 'full'
      ? []
      : seatsFrom(state, state.first).map((seat): Auto => ({ type: 'amends', seat }));
  const filling: readonly Auto[] =
    state.mode === 'full' ? [{ type: 'trust' }] : [{ type: 'square-to-bag' }, { type: 'communities-to-bag' }];
  const ending: readonly Auto[] =
    fullOutcome(state) === undefined ? [...filling, { type: 'draw' }] : [{ type: 'decided' }];
  return [...amends, ...ending, { type: 'last-word' }];
}

const fullOutcome = ({ outcomes }: Board): OutcomeId | undefined =>
  OUTCOMES.find((id) => outcomes[id].tokens.length >= OUTCOME_FULL);

export function sayDecided(doing: Doing): void {
  const outcome = fullOutcome(doing.board);
  if (outcome !== undefined) tell(doing, { type: 'decided', outcome });
}

/** Whether anyone still has a promise to bring before the others. */
export const hasLastWord = (state: State): boolean =>
  state.players.some((_, seat) => disputable(state, seat).length > 0);

export const canMakeAmends = (board: Board, seat: Seat): boolean => {
  const { actor, reputation, square } = playerAt(board, seat);
  return actor === 'mnc' && reputation > 0 && square.square >= AMENDS_PRICE;
};

export function squareToBag(doing: Doing): void {
  for (const seat of seatsFrom(doing.board, doing.board.first)) {
    const many = playerAt(doing.board, seat).square.square;
    takeAway(doing, seat, 'square', many, 'square-to-bag');
    toBag(doing, seat, many, 'square-to-bag');
  }
}

/** The cubes stay where they are; tokens of the same colour go into the bag. */
export function communitiesToBag(doing: Doing): void {
  const calm = COMMUNITIES.filter((at) => doing.board.needs[at] === 0);
  for (const seat of seatsFrom(doing.board, doing.board.first)) {
    if (playerAt(doing.board, seat).actor !== 'cso') continue;
    const many = calm.reduce((total, at) => total + influenceIn(doing.board, seat, at), 0);
    toBag(doing, seat, many, 'communities-to-bag');
  }
}

const inBag = ({ bag }: Pick<Board, 'bag'>): number => bag.reduce((total, many) => total + many, 0);

/** Takes one token out of the bag by chance; its owner. */
function takeOut(doing: Doing, random: Random): Seat {
  const { bag } = doing.board;
  let left = random.int(inBag(doing.board));
  const seat = bag.findIndex((many) => (left -= many) < 0);
  change(doing, { bag: replaceAt(bag, seat, (bag[seat] ?? 0) - 1) });
  return seat;
}

export const lostToDistrust = (state: State): number =>
  Math.min(TRUST_DISCARD[levelOf(state, 'trust')], inBag(state));

export function discardByTrust(doing: Doing, random: Random): void {
  for (let left = lostToDistrust(doing.board); left > 0; left -= 1)
    tell(doing, { type: 'influence', seat: takeOut(doing, random), at: 'bag', many: -1, why: 'trust' });
}

export const isDecided = (board: Board): boolean => inBag(board) === 0 || fullOutcome(board) !== undefined;

export function drawToken(doing: Doing, random: Random): void {
  const seat = takeOut(doing, random);
  tell(doing, { type: 'drawn', seat });
  askFirst(doing, [{ type: 'future', seat }]);
}
