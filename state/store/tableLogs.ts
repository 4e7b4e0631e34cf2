import { type LogStore, logOver, removeLog } from '@/table/log/storage';

import { deviceValues } from './device';

const PREFIX = 'table/';

/** Where the logs of the tables on this device are kept: in a browser beside its other values. */
export const tableLogs = {
  log: (tableId: string): LogStore => logOver(deviceValues, PREFIX + tableId),
  remove: (tableId: string): void => removeLog(deviceValues, PREFIX + tableId),
  removeAll: (): void =>
    deviceValues.keys().forEach((key) => key.startsWith(PREFIX) && deviceValues.remove(key)),
};
