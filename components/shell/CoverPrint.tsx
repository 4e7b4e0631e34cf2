import { COVERS } from '@/components/art/covers';
import type { ArtGame, Palette } from '@/components/art/palettes';

export function CoverPrint({ game, palette }: { game: ArtGame; palette: Palette }) {
  const Cover = COVERS[game];
  return <Cover palette={palette} />;
}
