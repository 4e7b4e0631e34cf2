import type { Game } from '@/rules/engine';
import { createBots } from '@/table/bots/bots';
import type { Dial } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import { type Host, type HostDeps, openHost, type TypedCode } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import type { KeyValueStore, LogStore } from '@/table/storage/storage';
import { watchedValues } from '@/table/storage/watchedValues';
import { publicKeyOf } from '@/net/secure/keys';
import { loopback } from '@/net/loopback';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { typedCode } from './typedCode';

export type OpenTable = {
  readonly host: Host;
  /** A line for a guest on the host's own device. */
  readonly dial: (keys: KeyPair) => Dial;
  close(): void;
};

const tableIdIn = ([first]: readonly string[]): string => {
  const record = JSON.parse(first ?? '{}') as { id?: string; state?: { id?: string } };
  return record.id ?? record.state?.id ?? '';
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
  /** The first symbols of the codes of other tables on the same port. */
  lettersTaken?: () => readonly string[];
}): OpenTable {
  const { store, games, pace, addresses, lettersTaken } = of;
  const values = watchedValues(of.values);
  const clock = systemClock;
  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const line = loopback({ keys: { host: publicKeyOf(host.secretKey), guest: keys.publicKey } });
      host.accept({ ...line.host, isLocal: true });
      return Promise.resolve(line.guest);
    };
  let made: TypedCode | null = null;
  /** Not before the log has been read: a table that stays closed gets no code, and its files stay as they are. */
  const code = () =>
    (made ??= typedCode({
      // Not the watched values: the next host of this table draws a code of its own.
      kept: { values: of.values, table: tableIdIn(store.read()) },
      ...(lettersTaken && { taken: lettersTaken }),
      // The host itself replaces it in the middle of a removal, of which everybody is told at once.
      changed: () => void Promise.resolve().then(() => host.announce()),
    }));
  const bots = createBots({ crypto: tableCrypto, clock, values, dial, ...(pace && { pace }) });
  const host = openHost({
    store,
    games,
    clock,
    crypto: tableCrypto,
    botValues: values,
    newBot: bots.newBot,
    ...(addresses && {
      addresses,
      code: { now: () => code().now(), replace: () => code().replace() },
    }),
  });
  if (addresses) code();
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
