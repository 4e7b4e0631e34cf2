import { recoveryLink } from '@/net/links/recoveryLink';
import { joinLink } from '@/net/links/joinLink';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { codeOf } from '@/net/lan/typedCode';
import { joinByLink, leaveTable } from '@/state/session/connectToTable';
import { comeByCode, comeByLink, comeFromAnywhere, typedOf } from '@/state/recovery/recoverTable';
import { currentSession } from '@/state/session/tableSession';

jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

const at = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};
const recoveryDevice = { address: '192.168.43.9', port: 8787, hostKey: tableCrypto.newKeyPair().publicKey };
const code = codeOf(recoveryDevice.hostKey);

let answer: { status: number; link: string };
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, link: recoveryLink(recoveryDevice) };
  global.fetch = jest.fn((url: string) => {
    asked.push(url);
    return Promise.resolve({ status: answer.status, json: () => ({ link: answer.link }) });
  }) as unknown as typeof fetch;
  joinByLink(joinLink(at));
});
afterEach(leaveTable);

test('the device is asked at the address that was typed, with the usual port where none was', async () => {
  expect(await comeByCode(code.toLowerCase(), ' 192.168.43.9 ')).toBeNull();
  expect(asked).toEqual([`http://192.168.43.9:8787/code/${code}`]);
});

test('whoever answers with another key than the code was made of is not believed', async () => {
  const other = { ...recoveryDevice, hostKey: tableCrypto.newKeyPair().publicKey };
  answer = { status: 200, link: recoveryLink(other) };
  expect(await comeByCode(code, '192.168.43.9')).toBe('code');
});

test.each([
  ['ABCDE', 'the laptop', 'code.place'],
  ['AB', '192.168.43.9', 'code.length'],
])('%s at %s is explained before anyone is asked', async (typed, place, why) => {
  expect(await comeByCode(typed, place)).toBe(why);
  expect(asked).toEqual([]);
});

test('a code that nobody knows there is explained', async () => {
  answer = { status: 404, link: '' };
  expect(await comeByCode(code, '192.168.43.9')).toBe('code');
});

test('where the table already goes on, its own code leads there with the same seats; another table’s does not', async () => {
  const there = { ...at, ...recoveryDevice, joinSecret: '0b'.repeat(16) };
  answer = { status: 200, link: joinLink(there) };
  expect(await comeByCode(codeOf(there.joinSecret), '192.168.43.9')).toBeNull();
  expect(currentSession()).toMatchObject({ tableId: at.tableId, invitation: there });
  expect(comeByLink(joinLink({ ...there, tableId: 'another' }))).toBe('other-table');
});

test('a code of something else is explained, and a phone without a seat has nothing to bring', async () => {
  expect(comeByLink('WIFI:S:net;;')).toBe('not-a-link');
  expect(await comeFromAnywhere(recoveryLink(recoveryDevice))).toBeNull();
  expect(typedOf(recoveryLink(recoveryDevice))).toEqual({ place: '192.168.43.9:8787', code });
  expect(typedOf(joinLink(at))).toBeNull();
});
