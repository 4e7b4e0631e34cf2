import { readFileSync } from 'node:fs';

import { getDefaultStore } from 'jotai';

import { publicKeyOf } from '@/net/secure/keys';
import { designsAtom } from '@/state/designs/store';
import { importTable } from '@/state/files/moveTable';
import { knownTables, leaveTable, returnToTable, secretKeysAt } from '@/state/session/connectToTable';
import { currentSession } from '@/state/session/tableSession';
import { deviceStorage } from '@/state/store/deviceStorage';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { tableLogs } from '@/state/store/logs';
import { migrate, type Migration } from '@/state/store/migrations';
import { finishedGame, savedGameOf } from '@/state/store/savedGames';
import { DEFAULTS, SCHEMA } from '@/state/store/schema';
import { deviceValues, unreadValues } from '@/state/store/values';
import { createLogReplica } from '@/table/recovery/logReplica';
import { knownValues, memoryValues } from '@/table/storage/storage';

import { haveRules } from '../../support/haveRules';

jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

type OldPhone = {
  readonly local: string;
  readonly shared: string;
  readonly guest: string;
  readonly values: { readonly [key: string]: string };
};
const FOLDER = '__tests__/fixtures/version010';
/** What a phone had after an evening with version 0.1.0, as a browser keeps it: logs beside the rest. */
const OLD = JSON.parse(readFileSync(`${FOLDER}/phone.json`, 'utf8')) as OldPhone;

const oldStorage = () => memoryValues<string>(Object.entries(OLD.values));
const allOf = (storage: ReturnType<typeof oldStorage>) =>
  Object.fromEntries(storage.keys().map((key) => [key, storage.get(key)]));

afterEach(() => {
  jest.restoreAllMocks();
  forgetEverything();
});

describe('a phone that comes from version 0.1.0', () => {
  test('has nothing that is not in the schema, and has lost nothing', () => {
    const storage = oldStorage();
    migrate(storage);
    expect(unreadValues(storage)).toEqual([]);
    expect(Object.values(allOf(storage)).sort()).toEqual(Object.values(OLD.values).sort());
    expect(storage.keys().filter((key) => key.startsWith('kept/'))).toEqual([]);
  });

  test('comes to the same end when it is cut off at any write and starts again', () => {
    const whole = oldStorage();
    migrate(whole);
    for (let cut = 0; cut < 30; cut += 1) {
      const storage = oldStorage();
      let writes = 0;
      const full = {
        ...storage,
        set: (key: string, value: string) => {
          if ((writes += 1) > cut) throw new Error('full');
          storage.set(key, value);
        },
      };
      migrate(full);
      migrate(storage);
      expect(allOf(storage)).toEqual(allOf(whole));
    }
  });

  test('still has the copy of the log that its lost table needs', () => {
    const storage = oldStorage();
    migrate(storage);
    const keys = SCHEMA.at.read(OLD.values[`at/${OLD.guest}`] ?? '')?.secretKeys ?? [];
    expect(keys).toHaveLength(2);
    for (const secretKey of keys) {
      const [copy] = createLogReplica({ values: knownValues(storage), key: publicKeyOf(secretKey) }).logs();
      expect(copy).toMatchObject({ head: { table: OLD.guest, game: 'chile' } });
      expect(copy?.items).toHaveLength(11);
    }
  });

  test('goes on: its tables, seats, votes, designs and finished games are there', async () => {
    await haveRules(1);
    for (const [key, value] of Object.entries(OLD.values)) {
      const [, table = '', line] = /^table\/([^/]+)\/(\d+)$/.exec(key) ?? [];
      if (line === undefined) deviceStorage.set(key, value);
      else tableLogs.log(table).append(value);
    }
    migrate(deviceStorage);
    expect(
      knownTables()
        .map(({ tableId }) => tableId)
        .sort(),
    ).toEqual([OLD.local, OLD.shared, OLD.guest].sort());
    expect(savedGameOf(OLD.shared)).toMatchObject({ heading: 'Round 2', stage: 'over' });
    expect(finishedGame(OLD.shared)?.table?.game).toBe('dystocratic');
    const stop = getDefaultStore().sub(designsAtom, () => undefined);
    expect(getDefaultStore().get(designsAtom)).toHaveLength(2);
    stop();
    await returnToTable(OLD.shared);
    const guests = currentSession()?.guests ?? [];
    expect(guests).toHaveLength(secretKeysAt(OLD.shared).length);
    await new Promise((soon) => setImmediate(soon));
    expect(guests.map((guest) => guest.state().you.seat)).toEqual([0, 1, 2, 3]);
    expect(guests.filter((guest) => guest.state().locked !== null)).toHaveLength(1);
    leaveTable();
    await returnToTable(OLD.guest);
    expect(currentSession()?.guests.map((guest) => guest.sealedLogs().length)).toEqual([1, 1]);
    leaveTable();
    for (const table of [OLD.local, OLD.shared, OLD.guest]) forgetTable(table);
    expect(deviceValues.keys().map((key) => key.split('/')[0])).toEqual(
      expect.not.arrayContaining(['at', 'bot', 'finished', 'replica', 'seen', 'shuffle', 'slips', 'moved']),
    );
  });

  test('opens the table that it saved as a file', async () => {
    await haveRules(1);
    const file = readFileSync(`${FOLDER}/table.palaver.json`, 'utf8');
    expect(await importTable(file, 'xzs8bgkaz6sc')).toEqual({ tableId: OLD.local });
    expect(deviceValues.keys().filter((key) => key.startsWith('bot/'))).toHaveLength(3);
    expect(unreadValues()).toEqual([]);
  });
});

/** As the next version might: another shape for the settings, and another name because of it. */
const toNext: Migration = (key, text) =>
  key === 'settings'
    ? { key: 'settings@2', text: JSON.stringify({ all: JSON.parse(text) as object }) }
    : null;

describe('a phone that comes back from a later version', () => {
  test('upgrades once and leaves nothing behind', () => {
    const storage = memoryValues<string>([['settings', '{"name":"Amina"}']]);
    migrate(storage, [toNext]);
    migrate(storage, [toNext]);
    expect(allOf(storage)).toEqual({ 'settings@2': '{"all":{"name":"Amina"}}' });
  });

  test('keeps what only the later one can read, and says so', () => {
    deviceStorage.set('settings@2', '{"all":{"name":"Amina"}}');
    expect(unreadValues()).toEqual([{ key: 'settings@2', why: 'newer' }]);
    deviceValues.set('settings', JSON.stringify({ ...DEFAULTS, name: 'Ben' }));
    migrate(deviceStorage);
    expect(deviceStorage.get('settings@2')).toBe('{"all":{"name":"Amina"}}');
  });

  test('forgets a table with what the later version kept of it', () => {
    deviceStorage.set('slips@2/0123456789abcdef/abcd1234/1/vote', 'new');
    deviceStorage.set('slips@2/0123456789abcdef/other/1/vote', 'new');
    forgetTable('abcd1234');
    expect(deviceStorage.keys()).toEqual(['slips@2/0123456789abcdef/other/1/vote']);
  });
});
