import { BASICS } from './basics';
import { RECOVERY } from './recovery';
import { FURNITURE } from './furniture';
import { INVEST } from '@/components/boards/invest/gallery';
import { MOTION } from './motion';
import type { GalleryPiece } from '@/components/boards/galleryPiece';

/** To show a new piece, put it in a list of its kind, beside these, and the list in here. */
export const PIECES: readonly GalleryPiece[] = [...MOTION, ...BASICS, ...FURNITURE, ...RECOVERY, ...INVEST];
