import type { AppOffer } from './appOffer';

/** It is installed already. */
export const appOffer = (): Promise<AppOffer | null> => Promise.resolve(null);
