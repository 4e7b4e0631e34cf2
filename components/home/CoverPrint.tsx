import { COVERS } from '@/components/boards/covers';
import type { ArtGame, Palette } from '@/components/theme/palettes';

export function CoverPrint({ game, palette }: { game: ArtGame; palette: Palette }) {
  const Cover = COVERS[game];
  return <Cover palette={palette} />;
}
