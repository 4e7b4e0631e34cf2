import { loopback } from '@/net/loopback';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dystocratic } from '@/rules/dystocratic/game';
import type { Dystocratic } from '@/rules/dystocratic/types';
import type { Game, GameTypes } from '@/rules/engine';
import { type RecoveryClient, createRecoveryClient } from '@/table/recovery/recoveryClient';
import type { Dial } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';
import type { Gathering } from '@/table/recovery/recoveryFrames';
import { createRecoveryServer, type Recovered } from '@/table/recovery/recoveryServer';
import { type KeyValueStore, memoryLog, memoryValues } from '@/table/storage/storage';

import { legalOf, type Phone, pick, seated, tableOf } from './tableOf';

/** Another device beside a table whose host is gone, and the phones that come to it. */
export function recoveryOf<G extends GameTypes>(
  game: Game<G>,
  table: ReturnType<typeof tableOf>,
  /** Throws when the device cannot play what was found. */
  open: (found: Recovered) => void = () => undefined,
) {
  const { clock } = table;
  const keys = tableCrypto.newKeyPair();
  const former = {
    hostKey: tableCrypto.newKeyPair().publicKey,
    addresses: ['127.0.0.1:1'],
    join: table.joinSecret,
  };
  let recovered: Recovered | null = null;
  const recovery = createRecoveryServer({
    crypto: tableCrypto,
    keys,
    table: 'table',
    found: (found) => {
      open(found);
      recovered = found;
    },
  });
  const dial =
    (seat: KeyPair): Dial =>
    () => {
      const line = loopback({
        keys: { host: keys.publicKey, guest: seat.publicKey },
        schedule: (run, ms) => void clock.after(ms, run),
      });
      recovery.accept(line.host);
      return Promise.resolve(line.guest);
    };
  return {
    recovery,
    /** Of the phones that most have come for. */
    gathering: (): Gathering => {
      const [first] = recovery.gatherings();
      if (first === undefined) throw new Error('nobody has come');
      return first.gathering;
    },
    keys,
    found: (): Recovered => {
      if (recovered === null) throw new Error('nothing has been recovered');
      return recovered;
    },
    client: (phone: Phone, logs = phone.guest.sealedLogs()): RecoveryClient =>
      createRecoveryClient({
        dial: dial(phone.keys),
        clock,
        keys: phone.keys,
        crypto: tableCrypto,
        logs,
        former,
      }),
    /** The table as it goes on at the new host. */
    newTable: (values: KeyValueStore = memoryValues()) => {
      if (recovered === null) throw new Error('nothing has been recovered');
      for (const [name, value] of recovered.values) values.set(name, value);
      // Another device draws other numbers.
      return tableOf(game, { store: memoryLog(recovered.lines), time: table, botValues: values, seed: 2 });
    },
  };
}

/** The same phone, at the table's new host. */
export function follow(phone: Phone, to: ReturnType<typeof tableOf>): void {
  phone.guest.close();
  phone.guest = to.tab(phone);
}

export const lock = { type: 'lock', choice: { vote: 'white', prediction: 'alone' } };

/** Four players after the deal; everyone whose turn it is can lock. */
export async function dealt(given: Parameters<typeof tableOf<Dystocratic>>[1] = {}) {
  const { table, phones } = await seated(dystocratic, 4, given);
  const dealer = phones.find(({ guest }) =>
    guest.state().snapshot?.legal.some(({ type }) => type === 'deal'),
  );
  void dealer?.guest.choose(pick(dealer, { type: 'deal' }));
  await table.pass(500);
  return { table, phones };
}

/** Whoever may lock now. */
export function voterAmong(phones: readonly Phone[]): Phone {
  const found = phones.find((phone) => legalOf(phone).some(({ type }) => type === 'lock'));
  if (found === undefined) throw new Error('nobody may lock');
  return found;
}

export async function recoverAll(
  table: ReturnType<typeof tableOf>,
  phones: readonly Phone[],
  open?: (found: Recovered) => void,
) {
  const at = recoveryOf(dystocratic, table, open);
  const clients = phones.map((phone) => at.client(phone));
  await table.pass(500);
  for (const client of clients) client.agree();
  await table.pass(500);
  return { at, clients };
}
