import { getDefaultStore } from 'jotai';

import { leaveTable } from '@/state/session/connectToTable';
import { currentSession } from '@/state/session/tableSession';
import { isOfTable } from '@/table/log/belongings';
import { readKey } from '@/table/log/storedKeys';

import { deviceStorage } from './device';
import { tableLogs } from './logs';
import { DEFAULTS, settingsAtom } from './settings';
import { deviceValues } from './values';

/** Nothing of a table stays: its way here, its seats and their secrets, its log, its bots. */
export function forgetTable(tableId: string): void {
  if (currentSession()?.tableId === tableId) leaveTable();
  tableLogs.remove(tableId);
  deviceValues
    .keys()
    .filter(isOfTable(tableId))
    .forEach((key) => deviceValues.remove(key));
  forgetLostBots();
}

/** A bot is named by the log of its table and by nothing else. When no log names it any more, it has no table. */
function forgetLostBots(): void {
  for (const key of deviceValues.keys())
    if (readKey(key)?.kind === 'bot' && !tableLogs.mention(key.slice(key.lastIndexOf('/') + 1)))
      deviceValues.remove(key);
}

/** As if the app had never been opened on this phone. */
export function forgetEverything(): void {
  leaveTable();
  getDefaultStore().set(settingsAtom, DEFAULTS);
  deviceStorage.keys().forEach((key) => deviceStorage.remove(key));
  tableLogs.removeAll();
}
