import { Suspense } from 'react';
import { View } from 'react-native';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { type ArtGame, PALETTES, paletteOf } from '@/components/theme/palettes';
import { useTheme } from '@/components/theme';

/** All prints together are a few kilobytes. A guest who comes by a link never sees one, and fetches none. */
const Print = lazyWithRetry(() => import('./CoverPrint').then(({ CoverPrint }) => ({ default: CoverPrint })));

const isDrawn = (game: string): game is ArtGame => Object.hasOwn(PALETTES, game);

/** The print on the lid of a game. What it stands beside says which game it is. */
export function CoverArt({ game }: { game: string }) {
  const { dark } = useTheme();
  if (!isDrawn(game)) return null;
  const palette = paletteOf(game, dark);
  return (
    <View style={{ aspectRatio: 1.6, backgroundColor: palette.ground }}>
      <Suspense fallback={null}>
        <Print game={game} palette={palette} />
      </Suspense>
    </View>
  );
}
