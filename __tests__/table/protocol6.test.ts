import { readFileSync } from 'node:fs';

import { type KeyValueStore, memoryLog, memoryValues } from '@/table/storage/storage';
import { keptChainCodec } from '@/table/trust/phoneChain';
import { keyFor } from '@/table/storage/storedKeys';
import { readValue } from '@/table/storage/storedValues';
import type { KeyPair } from '@/table/wire/keys';

import { type Phone, playOn, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

/**
 * A table of protocol 6 in the middle of a vote, as its host wrote it and its three phones had kept it, one of whose
 * players had compared the sign. Whoever changes a hash, a record or a stored value so that it no longer fits needs
 * another protocol, or a migration.
 */
const golden = JSON.parse(readFileSync('__tests__/fixtures/protocol6/toy.json', 'utf8')) as {
  readonly log: readonly string[];
  readonly phones: readonly { readonly keys: KeyPair; readonly values: Record<string, string> }[];
  readonly pictures: readonly number[];
  readonly reach: number;
};

const valuesOf = (kept: Record<string, string>): KeyValueStore => {
  const values = memoryValues();
  for (const [name, value] of Object.entries(kept))
    values.set(name as Parameters<KeyValueStore['set']>[0], value);
  return values;
};

async function opened() {
  const table = tableOf(toyGame(), { store: memoryLog(golden.log) });
  const phones: Phone[] = golden.phones.map(({ keys, values }) =>
    table.phone({}, { keys, values: valuesOf(values) }),
  );
  await table.pass(1_000);
  return { table, phones };
}

describe('[W6.6] a table of protocol 6', () => {
  test('opens with the chain, the sign and the seats that its phones know', async () => {
    const { phones } = await opened();
    for (const [seat, { guest, trust, values }] of phones.entries()) {
      const { trust: now, you } = guest.state();
      expect([now.alarm, you.seat, now.sign?.pictures]).toEqual([null, seat, golden.pictures]);
      expect(now.compared).toBe(seat === 0 ? 'same' : 'not-yet');
      expect(trust?.watch.reach()).toBeGreaterThanOrEqual(golden.reach);
      expect(readValue(values, keyFor.chain('table'), keptChainCodec)?.at).toBeGreaterThanOrEqual(
        golden.reach,
      );
    }
    expect(phones[1]?.guest.state().trust.devices[0]?.hasCompared).toBe(true);
  });

  test('is played to its end, and every phone finds its own game in what the host publishes', async () => {
    const { table, phones } = await opened();
    const moves = () => table.store.read().filter((line) => line.startsWith('{"t":"move"')).length;
    const before = golden.log.filter((line) => line.startsWith('{"t":"move"')).length;
    await playOn({ table, phones });
    await table.pass(20_000);
    expect(moves()).toBeGreaterThan(before);
    expect(phones[0]?.guest.state().table?.stage).toBe('over');
    for (const { guest } of phones) {
      expect(guest.state().verdict).toEqual({ agrees: true, from: 0 });
      expect(guest.state().trust.alarm).toBeNull();
    }
  });
});
