import type { ComponentType } from 'react';

import type { ArtGame } from '../palettes';
import { ChileCover } from './chile';
import { DystocraticCover } from './dystocratic';
import { InvestCover } from './invest';
import type { CoverProps } from './Picture';
import { PodiumCover } from './podium';
import { RyvCover } from './ryv';

/** About three kilobytes each, so the shelf has them all at once. */
export const COVERS: { readonly [G in ArtGame]: ComponentType<CoverProps> } = {
  dystocratic: DystocraticCover,
  chile: ChileCover,
  invest: InvestCover,
  podium: PodiumCover,
  ryv: RyvCover,
};
