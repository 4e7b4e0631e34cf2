import { openTable, type OpenTable } from '@/net/lan/openTable';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Game } from '@/rules/engine/game';
import { newTable } from '@/table/host/host';
import type { TableAddress } from '@/table/wire/protocol';

import { deviceValues } from '@/state/store/values';
import { tableLogs } from '@/state/store/logs';

/** A new table on this device: for one phone that goes round, for one player with bots, or for all phones in the room. */
export function createLocalTable(game: Game): string {
  const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
  tableLogs.log(id).append(newTable({ id, game, crypto: tableCrypto }));
  return id;
}

/** `addresses`: where other phones find it. Throws `DamagedLog` when the saved game cannot be read. */
export const openLocalTable = (
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
