import type { LockChoice } from '@/rules/engine';
import type { Move } from '@/rules/ryv/types';

import type { RyvProps } from '@/components/boards/ryv/selection';

export type Legals = RyvProps['legal'];

type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>;

export const movesOf = <K extends Move['type']>(legal: Legals, type: K): readonly MoveOf<K>[] =>
  legal.flatMap((one) => (one.type === type ? [one as MoveOf<K>] : []));

export const canDo = (legal: Legals, type: Move['type']): boolean => legal.some((one) => one.type === type);

export const locksOf = (legal: Legals): readonly LockChoice[] =>
  legal.flatMap((one) => (one.type === 'lock' ? [one] : []));

export const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
