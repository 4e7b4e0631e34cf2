import { getDefaultStore } from 'jotai';

import { leaveTable } from '@/state/session/connectToTable';
import { deviceValues } from './device';
import { DEFAULTS, settingsAtom } from './settings';
import { tableLogs } from './tableLogs';

/** As if the app had never been opened on this phone. */
export function forgetEverything(): void {
  leaveTable();
  getDefaultStore().set(settingsAtom, DEFAULTS);
  deviceValues.keys().forEach((key) => deviceValues.remove(key));
  tableLogs.removeAll();
}
