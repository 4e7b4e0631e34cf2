import type { BoardProps, PlayerProps, SelectionRules } from '@/components/boards/types';
import type { Seat } from '@/rules/engine';
import type { Card, Dystocratic } from '@/rules/dystocratic/types';

/** A card of my hand that I look at, and on whom I would play it. */
export type Selection = { readonly card: Card | null; readonly target: Seat | null };

export type DystocraticProps = BoardProps<Dystocratic, Selection>;
export type MineProps = PlayerProps<DystocraticProps>;

export const NOTHING: Selection = { card: null, target: null };

export const selection: SelectionRules<Dystocratic, Selection> = {
  empty: NOTHING,
  moment: ({ round, phase }) => JSON.stringify([round, phase]),
  // Whoever reads a card goes on reading.
  lasting: ['card'],
};
