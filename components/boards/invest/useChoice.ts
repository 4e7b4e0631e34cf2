import { atom, useAtom } from 'jotai';

import type { BoardProps } from '@/components/boards/types';
import type { Seat } from '@/rules/engine';
import type { CardId, Cell, Invest, Move } from '@/rules/invest/types';

/** What somebody on this phone has touched and not confirmed: a card taken from the hand, a move. */
type Chosen = { readonly seat: Seat; readonly card: CardId | null; readonly move: Move | null };

const chosenAtom = atom<Chosen | null>(null);

/** Finds the place under a finger; told by the district that is looked at. */
export type FindCell = (at: { readonly x: number; readonly y: number }, found: (cell: Cell) => void) => void;
export const dropAtom = atom<{ readonly find: FindCell } | null>(null);

const isSame = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other);

export const isMyTurn = ({ view, me }: Pick<BoardProps<Invest>, 'view' | 'me'>): boolean =>
  me !== null && view.phase === 'turn' && view.task === null && view.turn === me;

/** The board and the buttons under it are apart on the screen, but one choice. It ends with the turn. */
export function useChoice({ view, legal, me }: Pick<BoardProps<Invest>, 'view' | 'legal' | 'me'>) {
  const [chosen, setChosen] = useAtom(chosenAtom);
  const mine = chosen !== null && chosen.seat === me ? chosen : null;
  const card =
    mine?.card !== undefined && mine.card !== null && isMyTurn({ view, me }) && view.hand.includes(mine.card)
      ? mine.card
      : null;
  const wanted = mine?.move ?? null;
  const move =
    wanted === null ? null : (legal.find((one) => one.type !== 'lock' && isSame(one, wanted)) ?? null);
  return {
    /** Taken from the hand to be placed. */
    card,
    /** Legal now, waiting to be confirmed. */
    move: move as Move | null,
    take: (next: CardId) => me !== null && setChosen({ seat: me, card: next, move: null }),
    choose: (next: Move) => me !== null && setChosen({ seat: me, card, move: next }),
    clear: () => setChosen(null),
  };
}

export const startsOf = (legal: BoardProps<Invest>['legal'], card: CardId) =>
  legal.flatMap((one) => (one.type === 'start' && one.card === card ? [one] : []));
