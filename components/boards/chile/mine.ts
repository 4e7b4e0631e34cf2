import type { BoardProps } from '@/components/boards/types';
import type { Chile } from '@/rules/chile/types';

/** A board in the hand of somebody who plays. */
export type MineProps = Omit<BoardProps<Chile>, 'me'> & { readonly me: number };
