import type { Game } from '@/rules/engine';
import { createBots } from '@/table/bots';
import type { Dial } from '@/table/channel';
import { systemClock } from '@/table/clock';
import { type Host, type HostDeps, openHost } from '@/table/host';
import type { KeyPair } from '@/table/keys';
import type { KeyValueStore, LogStore } from '@/table/storage';
import { publicKeyOf } from './keys';
import { loopback } from './loopback';
import { tableCrypto } from './tableCrypto';

export type OpenTable = {
  readonly host: Host;
  /** A line for a guest on the host's own device. */
  readonly dial: (keys: KeyPair) => Dial;
  close(): void;
};

/** A table with its bots, wherever it stands: on a laptop, or on the only phone. Throws `DamagedLog`. */
export function openTable(of: {
  store: LogStore;
  /** Where the bots keep their secrets. Never the table's log. */
  values: KeyValueStore;
  games: { readonly [id: string]: Game };
  pace?: Parameters<typeof createBots>[0]['pace'];
  addresses?: HostDeps['addresses'];
  code?: string;
}): OpenTable {
  const { store, values, games, pace, addresses, code } = of;
  const clock = systemClock;
  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const line = loopback({ keys: { host: publicKeyOf(host.secretKey), guest: keys.publicKey } });
      host.accept(line.host);
      return Promise.resolve(line.guest);
    };
  const bots = createBots({ crypto: tableCrypto, clock, values, dial, ...(pace && { pace }) });
  const host = openHost({
    store,
    games,
    clock,
    crypto: tableCrypto,
    newBot: bots.newBot,
    ...(addresses && { addresses }),
    ...(code !== undefined && { code }),
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
