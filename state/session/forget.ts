import { getDefaultStore } from 'jotai';

import { isOfTable } from '@/table/storage/belongings';
import { readKey } from '@/table/storage/storedKeys';

import { deviceStorage } from '@/state/store/deviceStorage';
import { tableLogs } from '@/state/store/logs';
import { DEFAULTS, settingsAtom } from '@/state/store/settings';
import { deviceValues } from '@/state/store/values';

import { leaveTable } from './connectToTable';
import { currentSession } from './tableSession';

/** Removes everything of a table: its address, its seats and their secrets, its log, its bots. */
export function forgetTable(tableId: string): void {
  if (currentSession()?.tableId === tableId) leaveTable();
  tableLogs.remove(tableId);
  deviceValues
    .keys()
    .filter(isOfTable(tableId))
    .forEach((key) => deviceValues.remove(key));
  forgetLostBots();
}

/** Removes bots that no log names any more: only the log says which table a bot belongs to. */
function forgetLostBots(): void {
  for (const key of deviceValues.keys())
    if (readKey(key)?.kind === 'bot' && !tableLogs.mention(key.slice(key.lastIndexOf('/') + 1)))
      deviceValues.remove(key);
}

/** Removes everything, as if the app had never been opened on this phone. */
export function forgetEverything(): void {
  leaveTable();
  getDefaultStore().set(settingsAtom, DEFAULTS);
  deviceStorage.keys().forEach((key) => deviceStorage.remove(key));
  tableLogs.removeAll();
}
