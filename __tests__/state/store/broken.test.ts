import { getDefaultStore } from 'jotai';

import { joinLink } from '@/net/links/joinLink';
import { saveAtom } from '@/state/designs/store';
import { joinByLink, knownTables, leaveTable, secretKeysAt } from '@/state/session/connectToTable';
import { deviceStorage } from '@/state/store/deviceStorage';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { finishedGame, savedGameOf, saveGame } from '@/state/store/savedGames';
import { SCHEMA } from '@/state/store/schema';
import { settingsAtom } from '@/state/store/settings';
import { deviceValues, readStored, unreadValues } from '@/state/store/values';
import { type Kind, keyFor, readKey, type StoredKey } from '@/table/storage/storedKeys';

import { madeClimate } from '../../support/designs';

jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

afterEach(forgetEverything);

const SEAT = '0a'.repeat(32);
const OF = { seat: SEAT, table: 'abcd1234', match: 1 };
/** One key of every kind. */
const KEYS: { readonly [K in Kind]: StoredKey } = {
  settings: keyFor.settings(),
  tips: keyFor.tips(),
  screen: keyFor.screen(),
  design: keyFor.design('own-1'),
  'design-parts': keyFor.designParts('0a0b'),
  at: keyFor.at(OF.table),
  device: keyFor.device(OF.table),
  circle: keyFor.circle(OF.table),
  dealt: keyFor.dealt(OF),
  standing: keyFor.standing(OF.table),
  finished: keyFor.finished(OF.table),
  moved: keyFor.moved(OF.table),
  code: keyFor.code(OF.table),
  table: keyFor.line(OF.table, 3),
  slips: keyFor.slips(OF, 'vote-1~2'),
  seen: keyFor.seen(OF, 0),
  shuffle: keyFor.shuffle(OF),
  began: keyFor.began(OF),
  replica: keyFor.replica(OF, '0b0c'),
  item: keyFor.item(OF, '0b0c', 12),
  chain: keyFor.chain(OF.table),
  heads: keyFor.heads(OF.table, 1),
  pins: keyFor.pins(OF.table),
  bot: keyFor.bot(SEAT),
};
/** These have no form of their own: a log is checked by who reads it. */
const ANY_TEXT: readonly Kind[] = ['table', 'item'];

test.each(Object.entries(KEYS))('a key of kind %s is read back as what it is', (kind, key) => {
  expect(readKey(key)).toMatchObject({ kind, version: 1, isNewer: false, isBroken: false });
});

const WRONG = ['', '{', 'null', '7', '[]x', '{"a":1}', '\u0000', '"text"', '[[[[]]]]'];

test.each(Object.entries(KEYS))('whatever stands as %s, it is never thrown', (kind, key) => {
  for (const text of WRONG) {
    const read = SCHEMA[kind as Kind].read(text);
    deviceValues.set(key, text);
    expect(unreadValues()).toEqual(read === null ? [{ key, why: 'broken' }] : []);
    if (!ANY_TEXT.includes(kind as Kind) && kind !== 'settings') expect(read).toBeNull();
  }
});

test('a key that nobody knows is reported and left alone', () => {
  for (const key of ['other', 'slips', 'slips/short/t/1/vote', 'at/', 'bot/12', 'kept/a/b/c'])
    deviceStorage.set(key, '1');
  expect(unreadValues().map(({ why }) => why)).toEqual(Array(6).fill('unknown'));
  expect(deviceValues.keys()).toEqual([]);
});

test('the app goes on with broken values, and never writes over one without putting it aside', () => {
  const tableId = OF.table;
  for (const key of [KEYS.settings, KEYS.tips, KEYS.at, KEYS.standing, KEYS.finished, KEYS.design])
    deviceValues.set(key, '{"half":');
  expect(knownTables()).toEqual([]);
  expect(savedGameOf(tableId)).toBeNull();
  expect(finishedGame(tableId)).toBeNull();
  expect(readStored('settings', keyFor.settings())).toBeNull();
  saveGame(tableId, { players: [], stage: 'lobby', heading: 'Lobby', waiting: [] });
  getDefaultStore().set(settingsAtom, { name: 'Amina' });
  getDefaultStore().set(saveAtom, madeClimate('own-1'));
  joinByLink(
    joinLink({
      address: '192.168.43.1',
      port: 8787,
      tableId,
      hostKey: '07'.repeat(32),
      joinSecret: '0a'.repeat(16),
    }),
  );
  leaveTable();
  expect(secretKeysAt(tableId)).toHaveLength(1);
  for (const key of [KEYS.settings, KEYS.at, KEYS.standing, KEYS.design]) {
    expect(deviceStorage.get(`broken/1/${key}`)).toBe('{"half":');
    expect(readKey(`broken/1/${key}`)).toMatchObject({ isBroken: true });
  }
  expect(deviceValues.get(KEYS.finished)).toBe('{"half":');
});

test('what broke twice is there twice', () => {
  for (const text of ['one', 'two']) {
    deviceValues.set(KEYS.standing, text);
    saveGame(OF.table, { players: [], stage: 'lobby', heading: text, waiting: [] });
  }
  expect(deviceStorage.get(`broken/1/${KEYS.standing}`)).toBe('one');
  expect(deviceStorage.get(`broken/2/${KEYS.standing}`)).toBe('two');
});

describe('forgetting', () => {
  test.each(Object.entries(KEYS).filter(([, key]) => readKey(key)?.table !== null))(
    'a table takes %s along, broken or not, and leaves those of another table',
    (_kind, key) => {
      const other = key.replace(OF.table, 'other') as StoredKey;
      deviceValues.set(key, 'x');
      deviceStorage.set(`broken/1/${key}`, 'x');
      deviceValues.set(other, 'x');
      forgetTable(OF.table);
      expect(deviceStorage.keys()).toEqual([other]);
      expect(deviceStorage.keys().filter((name) => name.includes(OF.table))).toEqual([]);
    },
  );

  test('everything leaves nothing at all, not even what nobody knows', () => {
    for (const key of Object.values(KEYS)) deviceValues.set(key, 'x');
    for (const key of ['other', 'settings@9', 'broken/1/tips']) deviceStorage.set(key, 'x');
    forgetEverything();
    expect(deviceStorage.keys()).toEqual([]);
  });
});
