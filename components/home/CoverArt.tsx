import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { View } from 'react-native';

import type { CoverProps } from '@/components/art/CoverPicture';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { BOARDS } from '@/components/boards/boards';
import { usePalette } from '@/components/theme';
import type { GamePalette } from '@/components/theme/palettes';

type Cover = LazyExoticComponent<ComponentType<CoverProps>>;

/** Covers are about three kilobytes each. A guest who joins by a link loads none. */
const COVERS: { readonly [game: string]: { readonly Cover: Cover; readonly palette: GamePalette } } =
  Object.fromEntries(
    Object.values(BOARDS).map(({ id, palette, cover }) => [
      id,
      { palette, Cover: lazyWithRetry(() => cover().then((drawn) => ({ default: drawn }))) },
    ]),
  );

/** The cover of a game. The words beside it name the game. */
export function CoverArt({ game }: { game: string }) {
  const print = COVERS[game];
  return print === undefined ? null : <Print {...print} />;
}

function Print({ Cover: Drawn, palette: of }: { Cover: Cover; palette: GamePalette }) {
  const palette = usePalette(of);
  return (
    <View style={{ aspectRatio: 1.6, backgroundColor: palette.ground }}>
      <Suspense fallback={null}>
        <Drawn palette={palette} />
      </Suspense>
    </View>
  );
}
