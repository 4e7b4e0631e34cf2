import { lazy, Suspense } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme';

/** All prints together are a few kilobytes. A guest who comes by a link never sees one, and fetches none. */
const Print = lazy(() => import('./CoverPrint').then(({ CoverPrint }) => ({ default: CoverPrint })));

/** The print on the lid of a game. What it stands beside says which game it is. */
export function CoverArt({ game }: { game: string }) {
  const { palette: paletteOf } = useTheme();
  const palette = paletteOf(game);
  if (palette === null) return null;
  return (
    <View style={{ aspectRatio: 1.6, backgroundColor: palette.ground }}>
      <Suspense fallback={null}>
        <Print game={game} palette={palette} />
      </Suspense>
    </View>
  );
}
