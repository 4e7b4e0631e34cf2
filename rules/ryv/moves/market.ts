import type { Seat } from '../../engine/game';
import { addPower, change, changeSheet, type Doing, playerAt, tell } from '../board';
import { LICENCE_FEE } from '../content/figures';
import { breakPromises, isLawful } from '../deals';
import {
  actionPrice,
  canPay,
  extraPrice,
  isLicensingNow,
  licenseOwn,
  licensable,
  prices,
  sharable,
  shareLicence,
} from '../licences';
import { askFirst, keepCard, research as drawCards } from '../research';
import type { Move, State } from '../types';
import { rule, taskOf } from './rule';

/** One AI action is used, the surcharge paid, and the next player's turn comes. */
function spendAiAction(doing: Doing, seat: Seat): void {
  addPower(doing, seat, -actionPrice(doing.board, seat), 'surcharge');
  changeSheet(doing, seat, { aiActions: playerAt(doing.board, seat).sheet.aiActions - 1 });
  change(doing, { turn: (seat + 1) % doing.board.players.length });
}

const nextTask = (doing: Doing): void => change(doing, { tasks: doing.board.tasks.slice(1) });

/** A licence uses the leave that came with research, or an AI action. */
const spendFor = (doing: Doing, seat: Seat): void =>
  isLicensingNow(doing.board, seat) ? nextTask(doing) : spendAiAction(doing, seat);

const asks = (state: State, seat: Seat): readonly Extract<Move, { type: 'ask' }>[] =>
  sharable(state, seat).flatMap((card) =>
    prices(state, seat, card).map((price) => ({ type: 'ask' as const, card, price })),
  );

const hasCards = ({ deck, discard }: State): boolean => deck.length + discard.length > 0;

export const research = rule<'research'>({
  options: (state, seat) =>
    hasCards(state) && canPay(state, seat, actionPrice(state, seat)) ? [{ type: 'research' }] : [],
  why: (state, seat) => (canPay(state, seat, actionPrice(state, seat)) ? null : 'why.no-power'),
  apply: (doing, seat, _move, { random }) => {
    spendAiAction(doing, seat);
    drawCards(doing, seat, random);
  },
});

export const keep = rule<'keep'>({
  options: (state) => taskOf(state, 'keep')?.cards.map((card) => ({ type: 'keep', card })) ?? [],
  apply: (doing, seat, { card }) => {
    const drawn = taskOf(doing.board, 'keep')?.cards ?? [];
    nextTask(doing);
    keepCard(doing, seat, card, drawn);
    // Without Power there is nothing to ask.
    if (licensable(doing.board, seat, 0).length + asks(doing.board, seat).length === 0) nextTask(doing);
  },
});

export const license = rule<'license'>({
  options: (state, seat) =>
    licensable(state, seat, extraPrice(state, seat)).map((card) => ({ type: 'license', card })),
  why: (state, seat) =>
    canPay(state, seat, LICENCE_FEE + actionPrice(state, seat)) ? 'why.not-in-hand' : 'why.no-power',
  apply: (doing, seat, { card }, { random }) => {
    spendFor(doing, seat);
    licenseOwn(doing, seat, card, random);
  },
});

export const notNow = rule<'not-now'>({
  options: () => [{ type: 'not-now' }],
  apply: nextTask,
});

export const ask = rule<'ask'>({
  options: asks,
  why: (state, seat, { card }) =>
    typeof card === 'string' && sharable(state, seat).includes(card) ? 'why.price' : 'why.not-shared',
  apply: (doing, seat, { card, price }) => {
    const owner = doing.board.licensed.find((each) => each.card === card)?.owner ?? seat;
    tell(doing, { type: 'asked', seat, owner, card, price });
    askFirst(doing, [{ type: 'answer', seat: owner, from: seat, card, price }]);
  },
});

export const answer = rule<'answer'>({
  options: (state, seat) => {
    const asked = taskOf(state, 'answer');
    if (asked === null) return [];
    const { from, price } = asked;
    const mayRefuse = isLawful(state, seat, { type: 'refuse', from, price });
    return [
      { type: 'answer', accept: true },
      ...(mayRefuse ? [{ type: 'answer' as const, accept: false }] : []),
    ];
  },
  why: () => 'why.promised',
  apply: (doing, seat, { accept }, { random }) => {
    const asked = taskOf(doing.board, 'answer');
    if (asked === null) return;
    const { from, card, price } = asked;
    nextTask(doing);
    if (accept) {
      spendFor(doing, from);
      shareLicence(doing, { seat: from, owner: seat, card, price, random });
      return;
    }
    breakPromises(doing, seat, { type: 'refuse', from, price });
    change(doing, { refused: [...doing.board.refused, { by: from, card, price }] });
    tell(doing, { type: 'refused', seat: from, owner: seat, card, price });
  },
});
