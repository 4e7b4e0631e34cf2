import { linkOfCode } from '@/state/join/typedCode';

let mockInterfaces: { address: string }[] = [];
let mockNearby: { address: string; port: number }[] = [];
jest.mock('@/modules/phone', () => ({ interfaces: () => mockInterfaces }));
jest.mock('@/state/join/nearby', () => ({ nearbyNow: () => mockNearby }));

/** Hosts by place; whoever is not listed does not answer. */
let hosts: Record<string, string | 404>;
const asked: string[] = [];
beforeEach(() => {
  hosts = {};
  asked.length = 0;
  mockInterfaces = [];
  mockNearby = [];
  global.fetch = jest.fn((url: string) => {
    asked.push(url);
    const found = hosts[/^http:\/\/([^/]+)/.exec(url)?.[1] ?? ''];
    if (found === undefined) return Promise.reject(new Error('no answer'));
    return Promise.resolve({ status: found === 404 ? 404 : 200, json: () => ({ link: found }) });
  }) as unknown as typeof fetch;
});

test('in a hotspot the host is where the network ends: nobody types an address', async () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  hosts = { '192.168.43.1:8787': 'the link' };
  expect(await linkOfCode('ABCDE')).toEqual({ ok: true, link: 'the link' });
  expect(asked).toEqual(['http://192.168.43.1:8787/code/ABCDE']);
});

test('hosts that call out are asked too, each once', async () => {
  mockInterfaces = [{ address: '192.168.1.9' }];
  mockNearby = [
    { address: '192.168.1.5', port: 9000 },
    { address: '192.168.1.1', port: 8787 },
  ];
  hosts = { '192.168.1.5:9000': 'the link', '192.168.1.1:8787': 404 };
  expect(await linkOfCode('ABCDE')).toEqual({ ok: true, link: 'the link' });
  expect(asked).toHaveLength(2);
});

test.each(['192.168.1.5:9000', 'http://192.168.1.5:9000/', ' 192.168.1.5:9000 '])(
  'a typed address (%s) is the only one asked',
  async (typed) => {
    mockInterfaces = [{ address: '192.168.43.77' }];
    hosts = { '192.168.1.5:9000': 'the link' };
    expect(await linkOfCode('ABCDE', typed)).toEqual({ ok: true, link: 'the link' });
    expect(asked).toEqual(['http://192.168.1.5:9000/code/ABCDE']);
  },
);

test('an address without a port is tried at the usual one', async () => {
  hosts = { '192.168.1.5:8787': 'the link' };
  expect(await linkOfCode('ABCDE', '192.168.1.5')).toEqual({ ok: true, link: 'the link' });
});

test('what is no address is said, and nobody is asked', async () => {
  expect(await linkOfCode('ABCDE', 'evil.example')).toEqual({ ok: false, why: 'code.place' });
  expect(asked).toEqual([]);
});

test('a host that knows no such code is another matter than none that answers', async () => {
  mockInterfaces = [{ address: '192.168.43.77' }];
  expect(await linkOfCode('ABCDE')).toEqual({ ok: false, why: 'code.nowhere' });
  hosts = { '192.168.43.1:8787': 404 };
  expect(await linkOfCode('ABCDE')).toEqual({ ok: false, why: 'code' });
});
