import { type LogStore, logOver, removeLog } from '@/table/storage/storage';
import { readKey } from '@/table/storage/storedKeys';

import { deviceValues } from './values';

const keysOfLines = () => deviceValues.keys().filter((key) => readKey(key)?.kind === 'table');

/** Where the logs of the tables on this device are kept: in a browser beside its other values. */
export const tableLogs = {
  log: (tableId: string): LogStore => logOver(deviceValues, tableId),
  remove: (tableId: string): void => removeLog(deviceValues, tableId),
  removeAll: (): void => keysOfLines().forEach((key) => deviceValues.remove(key)),
  /** Whether any log names this, a damaged one too. */
  mention: (text: string): boolean => keysOfLines().some((key) => deviceValues.get(key)?.includes(text)),
};
