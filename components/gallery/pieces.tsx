import { BOARDS } from '@/components/boards/boards';
import type { GalleryPiece } from '@/components/boards/galleryPiece';

import { BASICS } from './basics';
import { FRAME } from './frame';
import { FURNITURE } from './furniture';
import { MOTION } from './motion';
import { RECOVERY } from './recovery';
import { SIGN_PIECES } from './sign';
import { TRUST_PIECES } from './trust';

/** To show a new piece, put it in a list of its kind, beside these, and the list in here; a game's in its own folder. */
const OF_ALL_GAMES: readonly GalleryPiece[] = [
  ...MOTION,
  ...BASICS,
  ...FURNITURE,
  ...FRAME,
  ...RECOVERY,
  ...SIGN_PIECES,
  ...TRUST_PIECES,
];

export const fetchPieces = async (): Promise<readonly GalleryPiece[]> => [
  ...OF_ALL_GAMES,
  ...(await Promise.all(Object.values(BOARDS).map(({ gallery }) => gallery?.() ?? []))).flat(),
];
