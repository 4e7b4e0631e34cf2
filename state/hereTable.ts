import { openTable, type OpenTable } from '@/net/openTable';
import { tableCrypto } from '@/net/tableCrypto';
import type { Game } from '@/rules/engine/game';
import { newTable } from '@/table/host';
import { logOver, removeLog } from '@/table/storage';

import { deviceValues } from './device';

const logName = (tableId: string) => `table/${tableId}`;

/** A new table on this device, for one phone that goes round or one player with bots. */
export function createHereTable(game: Game): string {
  const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
  logOver(deviceValues, logName(id)).append(newTable({ id, game, crypto: tableCrypto }));
  return id;
}

/** Throws `DamagedLog` when the saved game cannot be read. */
export const openHereTable = (tableId: string, game: Game): OpenTable =>
  openTable({
    store: logOver(deviceValues, logName(tableId)),
    values: deviceValues,
    games: { [game.id]: game },
  });

export const removeHereTable = (tableId: string): void => removeLog(deviceValues, logName(tableId));
