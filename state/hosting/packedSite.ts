import type { PackedFile } from '@/net/http/site';

/** The web app as it ships inside the app. `hash` names the sources it was made from. */
export type PackedSite = {
  readonly hash: string;
  /** The module number of one asset that holds all files, one behind the other. */
  readonly asset: number;
  readonly files: readonly PackedFile[];
};

/** In an app for phones Metro puts the pack that `npm run pack` made in the place of this file. */
export const packedSite: PackedSite | null = null;
