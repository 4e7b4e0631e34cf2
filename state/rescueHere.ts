import type { HereRescue } from './hereRescue';

/** A browser can be nobody's host. */
export const openRescueHere = (_tableId: string, _game: string): Promise<HereRescue> =>
  Promise.reject(new Error('a browser cannot be a host'));
