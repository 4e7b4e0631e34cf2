import type { Heir } from '@/table/successionFrames';

/** A browser can listen to nobody. */
export const heirHere = (): Heir | null => null;
