import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

import { BOARDS } from './boards';
import type { OptionPieceProps } from './manifest';

/** Fetched only in the lobby of such a game. */
const PIECES: { readonly [game: string]: LazyExoticComponent<ComponentType<OptionPieceProps>> } =
  Object.fromEntries(
    Object.values(BOARDS).flatMap(({ id, optionPiece }) =>
      optionPiece === undefined
        ? []
        : [[id, lazyWithRetry(() => optionPiece.load().then((piece) => ({ default: piece })))]],
    ),
  );

/** The options that a game shows as a piece of its own. */
export const coveredOptions = (game: string): readonly string[] => BOARDS[game]?.optionPiece?.covers ?? [];

export function OptionPiece({ game, ...props }: OptionPieceProps & { readonly game: string }) {
  const Piece = PIECES[game];
  return Piece === undefined ? null : (
    <Suspense fallback={null}>
      <Piece {...props} />
    </Suspense>
  );
}
