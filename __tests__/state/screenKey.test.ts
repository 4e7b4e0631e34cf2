import { localTables, onScreenLink } from '@/state/hosting/localHostApi';
import { forgetEverything } from '@/state/session/forget';

const KEY = '0a'.repeat(16);
const shown: (string | undefined)[] = [];
let status = 200;

/** A page of a browser at this address. */
function pageAt(url: string): URL {
  const place = new URL(url);
  const replaceState = (_state: unknown, _title: string, to: string) =>
    void (place.href = new URL(to, place).href);
  Object.assign(globalThis, { location: place, history: { state: null, replaceState } });
  return place;
}

beforeEach(() => {
  forgetEverything();
  shown.length = 0;
  status = 200;
  globalThis.fetch = ((_path: string, { headers }: { headers: Record<string, string> }) => {
    shown.push(headers['x-palaver']);
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve({ tables: [] }) });
  }) as unknown as typeof fetch;
});
afterEach(() => Object.assign(globalThis, { location: undefined, history: undefined }));

test('the key of the host’s link is shown to the host, and is gone from the address at once', async () => {
  const page = pageAt(`http://localhost:8787/?x=1#screen=${KEY}`);
  expect(await localTables()).toEqual({ tables: [] });
  expect(shown).toEqual([KEY]);
  expect(page.href).toBe('http://localhost:8787/?x=1');
});

test('it is kept for the next time, and a newer link replaces it', async () => {
  pageAt(`http://localhost:8787/#screen=${KEY}`);
  await localTables();
  pageAt('http://localhost:8787/screen');
  await localTables();
  pageAt(`http://localhost:8787/screen#screen=${'0b'.repeat(16)}`);
  await localTables();
  pageAt('http://localhost:8787/');
  await localTables();
  expect(shown).toEqual([KEY, KEY, '0b'.repeat(16), '0b'.repeat(16)]);
});

test('without it the page is told that it needs the link', async () => {
  pageAt('http://localhost:8787/#screen=short');
  status = 403;
  expect(await localTables()).toBe('no-key');
  expect(shown).toEqual(['']);
});

test('a page of another address asks nobody and keeps no key', async () => {
  const page = pageAt(`http://192.168.1.5:8787/#screen=${KEY}`);
  expect(await localTables()).toBeNull();
  expect(onScreenLink(jest.fn())).not.toThrow();
  expect(shown).toEqual([]);
  expect(page.hash).toBe(`#screen=${KEY}`);
});
