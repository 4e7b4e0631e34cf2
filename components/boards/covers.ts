import type { ComponentType } from 'react';

import type { ArtGame } from '@/components/theme/palettes';
import { ChileCover } from './chile/art/Cover';
import { DystocraticCover } from './dystocratic/art/Cover';
import { InvestCover } from './invest/art/Cover';
import type { CoverProps } from '@/components/art/CoverPicture';
import { PodiumCover } from './podium/art/Cover';
import { RyvCover } from './ryv/art/Cover';

/** About three kilobytes each, so the shelf has them all at once. */
export const COVERS: { readonly [G in ArtGame]: ComponentType<CoverProps> } = {
  dystocratic: DystocraticCover,
  chile: ChileCover,
  invest: InvestCover,
  podium: PodiumCover,
  ryv: RyvCover,
};
