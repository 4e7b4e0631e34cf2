import { bytesToHex, randomBytes, utf8ToBytes } from '@/net/bytes';
import { joinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { fragmentOf } from '@/net/links/linkParts';
import { forgetTable, joinByLink, leaveTable, secretKeysAt } from '@/state/session/connectToTable';
import { packSeatTransfer, unpackSeatTransfer } from '@/state/recovery/seatTransfer';
import { deviceValues } from '@/state/store/device';
import { forgetEverything } from '@/state/store/forget';
import { currentSession } from '@/state/session/tableSession';

jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

const old = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};
const next = { ...old, address: '192.168.43.9', hostKey: '08'.repeat(32), joinSecret: '0b'.repeat(16) };

/** A phone at the old host's page, with what it has written down there. */
function atOldHost(): { secretKey: string; short: string } {
  joinByLink(joinLink(old));
  const [secretKey = ''] = secretKeysAt(old.tableId);
  const short = publicKeyOf(secretKey).slice(0, 16);
  deviceValues.set(`slips/${short}/${old.tableId}/1/vote`, 'my vote');
  deviceValues.set(`seen/${short}/${old.tableId}/1/0`, 'what I saw');
  deviceValues.set(`kept/${short}/0011`, 'the old host’s sealed log');
  deviceValues.set('slips/0123456789abcdef/other/1/vote', 'another table’s');
  deviceValues.set('settings', JSON.stringify({ name: 'Amina', textSize: 2, theme: 7 }));
  return { secretKey, short };
}

/** The page of the new host knows nothing yet. */
const atNewHost = () => forgetEverything();

afterEach(() => {
  leaveTable();
  forgetTable(old.tableId);
  forgetEverything();
});

test('a seat arrives at the new host with its key, its vote and what it has seen, and with nothing else', () => {
  const { secretKey, short } = atOldHost();
  const packed = packSeatTransfer(next);
  expect(packed).toMatch(/^[\w-]+$/);
  atNewHost();
  expect(unpackSeatTransfer(packed)).toBe(old.tableId);
  expect(currentSession()).toMatchObject({ tableId: old.tableId, invitation: next });
  expect(secretKeysAt(old.tableId)).toEqual([secretKey]);
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe('my vote');
  expect(deviceValues.get(`seen/${short}/${old.tableId}/1/0`)).toBe('what I saw');
  expect(deviceValues.get(`kept/${short}/0011`)).toBeNull();
  expect(deviceValues.get('slips/0123456789abcdef/other/1/vote')).toBeNull();
  const settings = JSON.parse(deviceValues.get('settings') ?? '{}') as object;
  expect(settings).toMatchObject({ name: 'Amina', textSize: 2 });
});

test('what was seen stays behind when it would make the address too long; the vote does not', () => {
  const { short } = atOldHost();
  // Random bytes cannot be made smaller.
  for (let page = 1; page < 5; page += 1)
    deviceValues.set(`seen/${short}/${old.tableId}/1/${page}`, bytesToHex(randomBytes(20_000)));
  const packed = packSeatTransfer(next);
  expect(packed.length).toBeLessThan(60_000);
  atNewHost();
  expect(unpackSeatTransfer(packed)).toBe(old.tableId);
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe('my vote');
  expect(deviceValues.get(`seen/${short}/${old.tableId}/1/1`)).toBeNull();
});

test('a link made by a stranger writes only what is named after the keys it brings', () => {
  const { secretKey, short } = atOldHost();
  const other = '22'.repeat(32);
  const forged = fragmentOf(
    utf8ToBytes(
      JSON.stringify({
        link: joinLink({ ...next, tableId: 'theirs' }),
        secretKeys: [other],
        values: [
          [`slips/${short}/${old.tableId}/1/vote`, 'not mine'],
          [`at/${old.tableId}`, '{}'],
          ['settings', '{"textSize":100,"theme":"none"}'],
        ],
      }),
    ),
  );
  expect(unpackSeatTransfer(forged)).toBe('theirs');
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe('my vote');
  expect(secretKeysAt(old.tableId)).toEqual([secretKey]);
  expect(deviceValues.get('settings')).toContain('Amina');
});

test.each([
  ['nothing', ''],
  ['no fragment of ours', 'hello'],
  ['no JSON', fragmentOf(utf8ToBytes('hello'))],
  ['no transfer', fragmentOf(utf8ToBytes('{"a":1}'))],
  ['keys that are none', fragmentOf(utf8ToBytes('{"link":"","secretKeys":["x"],"values":[]}'))],
])('%s is damaged, and nothing is kept of it', (_what, text) => {
  const before = [...deviceValues.keys()];
  expect(unpackSeatTransfer(text)).toBeNull();
  expect(deviceValues.keys()).toEqual(before);
});
