import type { Game } from '@/rules/engine';
import { createBots } from '@/table/bots/bots';
import type { Dial } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import { type Host, type HostDeps, openHost } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import type { KeyValueStore, LogStore } from '@/table/log/storage';
import { watchedValues } from '@/table/log/watchedValues';
import { publicKeyOf } from '@/net/secure/keys';
import { loopback } from '@/net/loopback';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { codeOf } from './typedCode';

export type OpenTable = {
  readonly host: Host;
  /** A line for a guest on the host's own device. */
  readonly dial: (keys: KeyPair) => Dial;
  close(): void;
};

/** Of the host that has the table now: a log may have come from another one. */
const joinSecretIn = (lines: readonly string[]): string => {
  const line = lines.findLast((each) => each.includes('"secrets"'));
  return (JSON.parse(line ?? '{}') as { secrets?: { join?: string } }).secrets?.join ?? '';
};

/** A table with its bots, wherever it stands: on a laptop, or on the only phone. Throws `DamagedLog`. */
export function openTable(of: {
  store: LogStore;
  /** Where the bots keep their secrets. Never the table's log. */
  values: KeyValueStore;
  games: { readonly [id: string]: Game };
  pace?: Parameters<typeof createBots>[0]['pace'];
  /** Where other phones find the table; they may type its code there. Without it the table is for this device alone. */
  addresses?: HostDeps['addresses'];
}): OpenTable {
  const { store, games, pace, addresses } = of;
  const values = watchedValues(of.values);
  const clock = systemClock;
  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const line = loopback({ keys: { host: publicKeyOf(host.secretKey), guest: keys.publicKey } });
      host.accept({ ...line.host, isLocal: true });
      return Promise.resolve(line.guest);
    };
  const bots = createBots({ crypto: tableCrypto, clock, values, dial, ...(pace && { pace }) });
  const host = openHost({
    store,
    games,
    clock,
    crypto: tableCrypto,
    botValues: values,
    newBot: bots.newBot,
    ...(addresses && { addresses, code: codeOf(joinSecretIn(store.read())) }),
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
