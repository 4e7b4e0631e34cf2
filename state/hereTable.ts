import { loopback } from '@/net/loopback';
import { publicKeyOf } from '@/net/keys';
import { tableCrypto } from '@/net/tableCrypto';
import { GAMES } from '@/rules/games';
import { createBots } from '@/table/bots';
import type { Dial } from '@/table/channel';
import { systemClock } from '@/table/clock';
import { type Host, newTable, openHost } from '@/table/host';
import type { KeyPair } from '@/table/keys';
import { logOver, removeLog } from '@/table/storage';

import { deviceValues } from './device';

const logName = (tableId: string) => `table/${tableId}`;

/** A table that lives on this device: the same host as on a laptop, with lines that never leave the phone. */
export type HereTable = { readonly host: Host; readonly dial: (keys: KeyPair) => Dial; close(): void };

export function createHereTable(gameId: string): string {
  const game = GAMES[gameId];
  if (game === undefined) throw new Error(`no game called ${gameId}`);
  const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
  logOver(deviceValues, logName(id)).append(newTable({ id, game, crypto: tableCrypto }));
  return id;
}

/** Throws `DamagedLog` when the saved game cannot be read. */
export function openHereTable(tableId: string): HereTable {
  const store = logOver(deviceValues, logName(tableId));
  const gameId = (JSON.parse(store.read()[0] ?? '{}') as { game?: string }).game ?? '';
  const game = GAMES[gameId];
  if (game === undefined) throw new Error(`no game called ${gameId}`);

  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const line = loopback({ keys: { host: publicKeyOf(host.secretKey), guest: keys.publicKey } });
      host.accept(line.host);
      return Promise.resolve(line.guest);
    };
  const bots = createBots({ game, crypto: tableCrypto, clock: systemClock, values: deviceValues, dial });
  const host = openHost({
    store,
    games: GAMES,
    clock: systemClock,
    crypto: tableCrypto,
    newBot: bots.newBot,
  });
  const detach = bots.attach(host);
  return {
    host,
    dial,
    close: () => {
      detach();
      host.close();
    },
  };
}

export const removeHereTable = (tableId: string): void => removeLog(deviceValues, logName(tableId));
