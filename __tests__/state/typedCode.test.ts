import type { AskedByCode } from '@/net/dial/askByCode';
import type { CodeParts } from '@/net/links/codeSymbols';
import { joinLink } from '@/net/links/joinLink';
import { linkOfCode } from '@/state/join/typedCode';

let mockInterfaces: { address: string }[] = [];
let mockNearby: { address: string; port: number }[] = [];
jest.mock('@/modules/phone', () => ({ interfaces: () => mockInterfaces }));
jest.mock('@/state/join/nearby', () => ({ nearbyNow: () => mockNearby }));

const link = joinLink({
  address: '10.0.0.1',
  port: 1,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
});
/** The same table at the place where it was asked for. */
const linkAt = (place: string) => link.replace('10.0.0.1:1', place);

/** Hosts by place; whoever is not listed does not answer. */
let mockHosts: Record<string, AskedByCode>;
const mockAsked: unknown[] = [];
jest.mock('@/net/dial/askByCode', () => ({
  askHostByCode: ({ url, code }: { url: string; code: CodeParts }) => {
    mockAsked.push([url, code.letter + code.secret]);
    return Promise.resolve(mockHosts[url.slice('ws://'.length)] ?? { problem: 'unreachable' });
  },
}));
beforeEach(() => {
  mockHosts = {};
  mockAsked.length = 0;
  mockInterfaces = [];
  mockNearby = [];
});

test('in a hotspot the host is where the network ends: nobody types an address', async () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  mockHosts = { '192.168.43.1:8787': { link } };
  expect(await linkOfCode('ABCDEF')).toEqual({ ok: true, link: linkAt('192.168.43.1:8787') });
  expect(mockAsked).toEqual([['ws://192.168.43.1:8787', 'ABCDEF']]);
});

test('hosts that call out are asked too, each once', async () => {
  mockInterfaces = [{ address: '192.168.1.9' }];
  mockNearby = [
    { address: '192.168.1.5', port: 9000 },
    { address: '192.168.1.1', port: 8787 },
  ];
  mockHosts = { '192.168.1.5:9000': { link }, '192.168.1.1:8787': { problem: 'unknown' } };
  expect(await linkOfCode('ABCDEF')).toEqual({ ok: true, link: linkAt('192.168.1.5:9000') });
  expect(mockAsked).toHaveLength(2);
});

test.each(['192.168.1.5:9000', 'http://192.168.1.5:9000/', ' 192.168.1.5:9000 '])(
  'a typed address (%s) is the only one asked',
  async (typed) => {
    mockInterfaces = [{ address: '192.168.43.77' }];
    mockHosts = { '192.168.1.5:9000': { link } };
    expect(await linkOfCode('ABCDEF', typed)).toEqual({ ok: true, link: linkAt('192.168.1.5:9000') });
    expect(mockAsked).toEqual([['ws://192.168.1.5:9000', 'ABCDEF']]);
  },
);

test('an address without a port is tried at the usual one', async () => {
  mockHosts = { '192.168.1.5:8787': { link } };
  expect(await linkOfCode('ABCDEF', '192.168.1.5')).toEqual({ ok: true, link: linkAt('192.168.1.5:8787') });
});

test('a malformed address is reported, and no host is asked', async () => {
  expect(await linkOfCode('ABCDEF', 'evil.example')).toEqual({ ok: false, why: 'code.place' });
  expect(mockAsked).toEqual([]);
});

test('a host that does not know the code is told apart from a host that does not answer', async () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  expect(await linkOfCode('ABCDEF')).toEqual({ ok: false, why: 'code.nowhere' });
  mockHosts = { '192.168.43.1:8787': { problem: 'unknown' } };
  expect(await linkOfCode('ABCDEF')).toEqual({ ok: false, why: 'code' });
});

test('a code is read however it is typed, and one of the wrong length is nobody’s', async () => {
  mockHosts = { '192.168.1.5:8787': { link } };
  expect(await linkOfCode(' ab-cd ef', '192.168.1.5')).toMatchObject({ ok: true });
  expect(await linkOfCode('ABCDE', '192.168.1.5')).toEqual({ ok: false, why: 'code.length' });
  expect(mockAsked).toHaveLength(1);
});

test('a host that has heard too many wrong codes, and one of another version, are told apart', async () => {
  mockHosts = { '192.168.1.5:8787': { problem: 'often' }, '192.168.1.6:8787': { problem: 'version' } };
  expect(await linkOfCode('ABCDEF', '192.168.1.5')).toEqual({ ok: false, why: 'code.often' });
  expect(await linkOfCode('ABCDEF', '192.168.1.6')).toEqual({ ok: false, why: 'other-version' });
});
