import type { BoardProps, SelectionRules } from '@/components/boards/types';
import type { CardId, Invest, Move } from '@/rules/invest/types';

/** What a player has touched and not confirmed. */
export type Selection = {
  /** Taken from the hand to be placed. */
  readonly card: CardId | null;
  /** Waits for the button that confirms it. */
  readonly move: Move | null;
  /** Where in the window a dragged card was let go. The district finds the place that is there. */
  readonly droppedAt: { readonly x: number; readonly y: number } | null;
  /** Why the card cannot lie where it was put. */
  readonly problem: string | null;
};

export type InvestProps = BoardProps<Invest, Selection>;

export const NOTHING: Selection = { card: null, move: null, droppedAt: null, problem: null };

/** The selection ends with the turn. */
export const selection: SelectionRules<Invest, Selection> = {
  empty: NOTHING,
  moment: ({ round, phase, turn, task }) => JSON.stringify([round, phase, turn, task]),
};

const isSame = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other);

export const isMyTurn = ({ view, me }: Pick<InvestProps, 'view' | 'me'>): boolean =>
  me !== null && view.phase === 'turn' && view.task === null && view.turn === me;

/** The card I am placing, while it is my turn and in my hand. */
export function heldCard({ view, me, selection: { card } }: InvestProps): CardId | null {
  return card !== null && isMyTurn({ view, me }) && view.hand.includes(card) ? card : null;
}

/** The move I have chosen, while it is legal. */
export function chosenMove({ legal, selection: { move } }: InvestProps): Move | null {
  if (move === null) return null;
  return (legal.find((one) => one.type !== 'lock' && isSame(one, move)) ?? null) as Move | null;
}

export const startsOf = (legal: InvestProps['legal'], card: CardId) =>
  legal.flatMap((one) => (one.type === 'start' && one.card === card ? [one] : []));

/** Where I have chosen to place the card, if I have. */
export function chosenStart(props: InvestProps, card: CardId) {
  const move = chosenMove(props);
  return move?.type === 'start' && move.card === card ? move : null;
}
