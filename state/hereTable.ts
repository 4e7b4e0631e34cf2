import { openTable, type OpenTable } from '@/net/openTable';
import { tableCrypto } from '@/net/tableCrypto';
import type { Game } from '@/rules/engine/game';
import { newTable } from '@/table/host';
import type { TableAddress } from '@/table/protocol';

import { deviceValues } from './device';
import { tableLogs } from './tableLogs';

/** A new table on this device: for one phone that goes round, for one player with bots, or for all phones in the room. */
export function createHereTable(game: Game): string {
  const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
  tableLogs.log(id).append(newTable({ id, game, crypto: tableCrypto }));
  return id;
}

/** `addresses`: where other phones find it. Throws `DamagedLog` when the saved game cannot be read. */
export const openHereTable = (
  tableId: string,
  game: Game,
  addresses?: () => readonly TableAddress[],
): OpenTable =>
  openTable({
    store: tableLogs.log(tableId),
    values: deviceValues,
    games: { [game.id]: game },
    ...(addresses && { addresses }),
  });

export const removeHereTable = (tableId: string): void => tableLogs.remove(tableId);
