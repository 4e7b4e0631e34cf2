import type { Seat } from '../engine/game';
import { minus, replaceAt } from '../engine/lists';
import type { Random } from '../engine/random';
import { addPower, change, cubesLeft, type Doing, playerAt, tell, toolsOf } from './board';
import { surchargeOf } from './climate';
import { cardOf } from './content';
import { LICENCE_FEE, LISTED_PRICES } from './content/figures';
import type { CardId } from './content/types';
import { spotsFor } from './deeds';
import { doDeed } from './doDeed';
import { askFirst } from './research';
import type { Board, State } from './types';

/** Power that an AI action costs before any fee; an action the player cannot take costs more than anyone has. */
export const actionPrice = (board: Board, seat: Seat): number =>
  surchargeOf(board, seat) ?? Number.POSITIVE_INFINITY;

export const canPay = (board: Board, seat: Seat, price: number): boolean =>
  playerAt(board, seat).power >= price;

/** Cards of the hand that can be licensed for the fee and `extra`. */
export const licensable = (state: State, seat: Seat, extra: number): readonly CardId[] =>
  canPay(state, seat, LICENCE_FEE + extra) && cubesLeft(state, seat) > 0 ? (state.hands[seat] ?? []) : [];

/** Whether the player has just done research, and may license a card without another AI action. */
export const isLicensingNow = ({ tasks: [task] }: State, seat: Seat): boolean =>
  task?.type === 'license-now' && task.seat === seat;

/** Power that a licence costs besides its price: the extra for an AI action, unless it comes with research. */
export const extraPrice = (state: State, seat: Seat): number =>
  isLicensingNow(state, seat) ? 0 : actionPrice(state, seat);

/** Prices a player can ask at for a licence on another's AI: all they have, and above what was refused. */
export function prices(state: State, seat: Seat, card: CardId): readonly number[] {
  const most = playerAt(state, seat).power - extraPrice(state, seat);
  const refused = state.refused
    .filter((each) => each.by === seat && each.card === card)
    .map(({ price }) => price);
  const least = Math.max(LICENCE_FEE - 1, ...refused) + 1;
  const all = Array.from({ length: Math.max(most - least + 1, 0) }, (_, at) => least + at);
  // A phone's list stays short: above the usual prices only everything that one has.
  return all.filter((price) => price <= LISTED_PRICES || price === most);
}

/** AI of others that this player does not use yet. */
export const sharable = (state: State, seat: Seat): readonly CardId[] =>
  cubesLeft(state, seat) === 0
    ? []
    : state.licensed.filter(({ card }) => !toolsOf(state, seat).includes(card)).map(({ card }) => card);

export function licenseOwn(doing: Doing, seat: Seat, card: CardId, random: Random): void {
  addPower(doing, seat, -LICENCE_FEE, 'licence');
  const { hands, licensed } = doing.board;
  change(doing, {
    hands: replaceAt(hands, seat, minus(hands[seat] ?? [], [card])),
    licensed: [...licensed, { card, owner: seat, users: [] }],
  });
  tell(doing, { type: 'licensed', seat, card, owner: seat, price: LICENCE_FEE });
  takeCardEffect(doing, seat, card, random);
}

export function shareLicence(
  doing: Doing,
  {
    seat,
    owner,
    card,
    price,
    random,
  }: { seat: Seat; owner: Seat; card: CardId; price: number; random: Random },
): void {
  addPower(doing, seat, -price, 'licence');
  addPower(doing, owner, price, 'licence');
  change(doing, {
    licensed: doing.board.licensed.map((each) =>
      each.card === card ? { ...each, users: [...each.users, seat] } : each,
    ),
  });
  tell(doing, { type: 'licensed', seat, card, owner, price });
  takeCardEffect(doing, seat, card, random);
}

/** What a card does once, it does when it is licensed, to each who licenses it. */
function takeCardEffect(doing: Doing, seat: Seat, card: CardId, random: Random): void {
  const { effect } = cardOf(card);
  if (effect.type === 'ai-actions') {
    const player = playerAt(doing.board, seat);
    change(doing, {
      players: replaceAt(doing.board.players, seat, {
        ...player,
        sheet: { ...player.sheet, aiActions: player.sheet.aiActions + effect.many },
      }),
    });
    return;
  }
  if (effect.type !== 'once') return;
  const { deed } = effect;
  if (deed.at === null) return doDeed(doing, deed, { seat, at: null, random, card });
  const spots = spotsFor(doing.board, seat, deed.at);
  const [only] = spots;
  if (spots.length === 1 && only !== undefined) return doDeed(doing, deed, { seat, at: only, random, card });
  if (spots.length > 1) askFirst(doing, [{ type: 'deed', seat, card }]);
}
