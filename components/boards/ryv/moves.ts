import type { BoardProps } from '@/components/boards/types';
import type { LockChoice } from '@/rules/engine';
import type { Move, Ryv } from '@/rules/ryv/types';

export type Legals = BoardProps<Ryv>['legal'];
/** A player's own phone: never the shared screen. */
export type MineProps = Omit<BoardProps<Ryv>, 'me'> & { readonly me: number };

type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;

export const movesOf = <K extends Move['type']>(legal: Legals, type: K): readonly MoveOf<K>[] =>
  legal.flatMap((one) => (one.type === type ? [one as MoveOf<K>] : []));

export const canDo = (legal: Legals, type: Move['type']): boolean => legal.some((one) => one.type === type);

export const locksOf = (legal: Legals): readonly LockChoice[] =>
  legal.flatMap((one) => (one.type === 'lock' ? [one] : []));

export const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
