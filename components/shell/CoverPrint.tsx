import { COVERS } from '@/components/art/covers';
import type { Palette } from '@/components/art/palettes';

export function CoverPrint({ game, palette }: { game: string; palette: Palette }) {
  const Cover = Object.hasOwn(COVERS, game) ? COVERS[game as keyof typeof COVERS] : null;
  return Cover && <Cover palette={palette} />;
}
