import { bytesToHex, randomBytes, utf8ToBytes } from '@/net/bytes';
import { joinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { fragmentOf } from '@/net/links/linkParts';
import { joinByLink, leaveTable, secretKeysAt } from '@/state/session/connectToTable';
import { packSeatTransfer, unpackSeatTransfer } from '@/state/recovery/seatTransfer';
import { deviceValues } from '@/state/store/values';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { DEFAULTS } from '@/state/store/settings';
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

const MY_VOTE = JSON.stringify([['0c'.repeat(32)]]);
const seen = (look: string) =>
  JSON.stringify({ told: [{ rev: 0, viewer: 0, look, events: null }], made: [] });
const SEEN = seen('what I saw');

/** A phone at the old host's page, with what it has written down there. */
function atOldHost(): { secretKey: string; short: string } {
  joinByLink(joinLink(old));
  const [secretKey = ''] = secretKeysAt(old.tableId);
  const short = publicKeyOf(secretKey).slice(0, 16);
  deviceValues.set(`slips/${short}/${old.tableId}/1/vote`, MY_VOTE);
  deviceValues.set(`seen/${short}/${old.tableId}/1/0`, SEEN);
  deviceValues.set(`replica/${short}/${old.tableId}/0011`, 'the old host’s sealed log');
  deviceValues.set('slips/0123456789abcdef/other/1/vote', MY_VOTE);
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
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe(MY_VOTE);
  expect(deviceValues.get(`seen/${short}/${old.tableId}/1/0`)).toBe(SEEN);
  expect(deviceValues.get(`replica/${short}/${old.tableId}/0011`)).toBeNull();
  expect(deviceValues.get('slips/0123456789abcdef/other/1/vote')).toBeNull();
  const settings = JSON.parse(deviceValues.get('settings') ?? '{}') as object;
  expect(settings).toMatchObject({ name: 'Amina', textSize: 2 });
});

test('what was seen stays behind when it would make the address too long; the vote does not', () => {
  const { short } = atOldHost();
  // Random bytes cannot be made smaller.
  for (let page = 1; page < 5; page += 1)
    deviceValues.set(`seen/${short}/${old.tableId}/1/${page}`, seen(bytesToHex(randomBytes(20_000))));
  const packed = packSeatTransfer(next);
  expect(packed.length).toBeLessThan(60_000);
  atNewHost();
  expect(unpackSeatTransfer(packed)).toBe(old.tableId);
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe(MY_VOTE);
  expect(deviceValues.get(`seen/${short}/${old.tableId}/1/1`)).toBeNull();
});

/** A link as anybody could make it. */
const forged = (transfer: object) => fragmentOf(utf8ToBytes(JSON.stringify(transfer)));
const INVENTED = '22'.repeat(32);
const inventedMark = publicKeyOf(INVENTED).slice(0, 16);

test('[W11.13] a link made by a stranger writes only what is named after the keys it brings', () => {
  const { secretKey, short } = atOldHost();
  const text = forged({
    link: joinLink({ ...next, tableId: 'theirs' }),
    secretKeys: [INVENTED],
    values: [
      [`slips/${short}/${old.tableId}/1/vote`, '[[]]'],
      [`slips/${inventedMark}/${old.tableId}/1/vote`, MY_VOTE],
      [`at/${old.tableId}`, '{}'],
      ['settings', '{"textSize":100,"theme":"none"}'],
    ],
  });
  expect(unpackSeatTransfer(text)).toBe('theirs');
  expect(deviceValues.get(`slips/${short}/${old.tableId}/1/vote`)).toBe(MY_VOTE);
  expect(deviceValues.get(`slips/${inventedMark}/${old.tableId}/1/vote`)).toBeNull();
  expect(secretKeysAt(old.tableId)).toEqual([secretKey]);
  expect(deviceValues.get('settings')).toContain('Amina');
});

test("[W11.13] a link with a known table's id and invented keys takes nobody's seat", () => {
  const { secretKey, short } = atOldHost();
  const mine = [...deviceValues.keys()].map((key) => [key, deviceValues.get(key)]);
  const moved = {
    epoch: 9,
    to: { hostKey: next.hostKey, addresses: [] },
    proof: {
      set: '00'.repeat(8),
      from: 0,
      epoch: 9,
      hostKey: next.hostKey,
      mac: '00'.repeat(32),
    },
  };
  const text = forged({
    link: joinLink(next),
    secretKeys: [INVENTED],
    values: [
      [`slips/${short}/${old.tableId}/1/vote`, '[[]]'],
      [`moved/${old.tableId}`, JSON.stringify(moved)],
      ['settings', '{"name":"Mallory","textSize":2}'],
    ],
  });
  expect(unpackSeatTransfer(text)).toBe(old.tableId);
  expect(secretKeysAt(old.tableId)[0]).toBe(secretKey);
  expect(deviceValues.get(`moved/${old.tableId}`)).toBeNull();
  for (const [key, value] of mine)
    if (key !== `at/${old.tableId}`) expect([key, deviceValues.get(key as 'tips')]).toEqual([key, value]);
});

test('settings that came by a link are checked field by field, and only taken where there are none', () => {
  atNewHost();
  const values = [['settings', '{"name":"Amina","textSize":100,"theme":"none","sound":"loud","other":1}']];
  const link = joinLink(next);
  expect(unpackSeatTransfer(forged({ link, secretKeys: [INVENTED], values }))).toBe(next.tableId);
  expect(JSON.parse(deviceValues.get('settings') ?? '')).toEqual({ ...DEFAULTS, name: 'Amina' });
});

test('broken values in a link are left out, and nothing is thrown', () => {
  const values = [
    ['settings', '{"name":'],
    [`moved/${next.tableId}`, '{}'],
    [`slips/${inventedMark}/${next.tableId}/1/vote`, 'no slips'],
    [`bot/${publicKeyOf(INVENTED)}`, 'no key'],
    [`device/${next.tableId}`, 'no key'],
  ];
  expect(unpackSeatTransfer(forged({ link: joinLink(next), secretKeys: [INVENTED], values }))).toBe(
    next.tableId,
  );
  expect([...deviceValues.keys()].sort()).toEqual([`at/${next.tableId}`, `device/${next.tableId}`]);
  expect(deviceValues.get(`device/${next.tableId}`)).toBe(INVENTED);
});

test('a phone stays the device it was at the old host, and no link makes it another one', () => {
  atOldHost();
  const name = `device/${old.tableId}` as const;
  const device = '0d'.repeat(32);
  deviceValues.set(name, device);
  const packed = packSeatTransfer(next);
  atNewHost();
  unpackSeatTransfer(packed);
  expect(deviceValues.get(name)).toBe(device);
  const values = [[name, '0e'.repeat(32)]];
  unpackSeatTransfer(forged({ link: joinLink(next), secretKeys: [INVENTED], values }));
  expect(deviceValues.get(name)).toBe(device);
  // Nor one that has been here before there were devices.
  deviceValues.remove(name);
  const [first] = secretKeysAt(next.tableId);
  unpackSeatTransfer(forged({ link: joinLink(next), secretKeys: [INVENTED], values }));
  expect(deviceValues.get(name)).toBe(first);
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
