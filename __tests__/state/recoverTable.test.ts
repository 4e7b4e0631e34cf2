import { recoveryLink } from '@/net/links/recoveryLink';
import { joinLink } from '@/net/links/joinLink';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { AskedByCode } from '@/net/dial/askByCode';
import type { CodeParts } from '@/net/links/codeSymbols';
import { joinByLink, leaveTable } from '@/state/session/connectToTable';
import { comeByCode, comeByLink, comeFromAnywhere, placeOf } from '@/state/recovery/recoverTable';
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
const code = 'AH7KQ2';

let mockAnswer: AskedByCode;
const mockAsked: unknown[] = [];
jest.mock('@/net/dial/askByCode', () => ({
  askHostByCode: ({ url, code: typed }: { url: string; code: CodeParts }) => {
    mockAsked.push([url, typed.letter + typed.secret]);
    return Promise.resolve(mockAnswer);
  },
}));
beforeEach(() => {
  mockAsked.length = 0;
  mockAnswer = { link: recoveryLink(recoveryDevice) };
  joinByLink(joinLink(at));
});
afterEach(leaveTable);

test('the device is asked at the address that was typed, with the usual port where none was', async () => {
  expect(await comeByCode(code.toLowerCase(), ' 192.168.43.9 ')).toBeNull();
  expect(mockAsked).toEqual([['ws://192.168.43.9:8787', code]]);
});

test.each([
  ['ABCDEF', 'the laptop', 'code.place'],
  ['AB', '192.168.43.9', 'code.length'],
])('%s at %s is explained before anyone is asked', async (typed, place, why) => {
  expect(await comeByCode(typed, place)).toBe(why);
  expect(mockAsked).toEqual([]);
});

test('a code that nobody knows there is explained', async () => {
  mockAnswer = { problem: 'unknown' };
  expect(await comeByCode(code, '192.168.43.9')).toBe('code');
});

test('the code of a recovered table leads to it with the same seats; the code of another table does not', async () => {
  const there = { ...at, ...recoveryDevice, joinSecret: '0b'.repeat(16) };
  mockAnswer = { link: joinLink(there) };
  expect(await comeByCode(code, '192.168.43.9')).toBeNull();
  expect(currentSession()).toMatchObject({ tableId: at.tableId, invitation: there });
  expect(comeByLink(joinLink({ ...there, tableId: 'another' }))).toBe('other-table');
});

test('a code of something else is explained, and a phone without a seat has nothing to bring', async () => {
  expect(comeByLink('WIFI:S:net;;')).toBe('not-a-link');
  expect(await comeFromAnywhere(recoveryLink(recoveryDevice))).toBeNull();
  expect(placeOf(recoveryLink(recoveryDevice))).toBe('192.168.43.9:8787');
  expect(placeOf(joinLink(at))).toBeNull();
});
