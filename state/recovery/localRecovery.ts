import type { PhoneRecovery } from './localRecoveryTypes';

/** A browser can be nobody's host. */
export const openRecoveryHere = (_tableId: string, _game: string): Promise<PhoneRecovery> =>
  Promise.reject(new Error('a browser cannot be a host'));
