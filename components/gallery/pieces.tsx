import { BASICS } from './basics';
import { CARRY } from './carry';
import { FURNITURE } from './furniture';
import { INVEST } from './invest';
import { MOVING } from './moving';
import type { GalleryPiece } from './piece';

/** To show a new piece, put it in a list of its kind, beside these, and the list in here. */
export const PIECES: readonly GalleryPiece[] = [...MOVING, ...BASICS, ...FURNITURE, ...CARRY, ...INVEST];
