import net from 'node:net';

import { APP_FACTS_PATH, APP_PATH, appDesk } from '@/net/http/appFile';
import type { Outbox } from '@/net/http/outbox';
import { sendPieces } from '@/net/http/pieces';

import { tableHost } from '../support/transportHost';

const SIZE = 3 * 1024 * 1024 + 17;
const bytes = Buffer.alloc(SIZE);
for (let at = 0; at < SIZE; at += 1) bytes[at] = (at * 31) % 251;
const sha256 = 'ab'.repeat(32);

let held = 0;
let longest = 0;
let breaksAt = Infinity;
let isThere = true;
const app = {
  size: SIZE,
  sha256,
  read(at: number, length: number) {
    if (at >= breaksAt) throw new Error('the card was pulled out');
    longest = Math.max(longest, length);
    held += 1;
    return bytes.subarray(at, at + length);
  },
};

let host: Awaited<ReturnType<typeof tableHost>>;
beforeAll(async () => {
  host = await tableHost({
    tcp: net,
    limits: { perAddress: 100 },
    respond: appDesk(() => (isThere ? app : null)),
  });
});
afterAll(() => host.close());
beforeEach(() => {
  held = 0;
  breaksAt = Infinity;
  isThere = true;
});
const url = (path: string) => `http://127.0.0.1:${host.port}${path}`;

test('the app arrives byte for byte, read in small pieces', async () => {
  const response = await fetch(url(APP_PATH));
  expect(response.headers.get('content-type')).toBe('application/vnd.android.package-archive');
  expect(response.headers.get('content-length')).toBe(String(SIZE));
  const got = Buffer.from(await response.arrayBuffer());
  expect(got.equals(bytes)).toBe(true);
  expect(longest).toBeLessThanOrEqual(128 * 1024);
});

test('the next piece is read only when the last has been written', async () => {
  const out = { queued: 0, onEmpty: null, send: jest.fn(), end: jest.fn(), drop: jest.fn() } as Outbox;
  const done = jest.fn();
  const settle = () => new Promise(setImmediate);
  sendPieces({ body: app, out, done, failed: jest.fn() });
  expect(held).toBe(0);
  for (let written = 1; !done.mock.calls.length; written += 1) {
    out.onEmpty?.();
    await settle();
    expect(held).toBe(done.mock.calls.length ? written - 1 : written);
  }
  expect(held).toBe(Math.ceil(SIZE / (128 * 1024)));
});

test('its size and checksum can be seen first', async () => {
  const response = await fetch(url(APP_FACTS_PATH));
  expect(await response.json()).toEqual({ size: SIZE, sha256 });
  expect(held).toBe(0);
});

test('who has it already, or only asks about it, is sent none of it', async () => {
  const head = await fetch(url(APP_PATH), { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(SIZE));
  const etag = head.headers.get('etag') ?? '';
  expect((await fetch(url(APP_PATH), { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect(held).toBe(0);
});

test('after the file the same connection serves the next request', async () => {
  const socket = net.connect(host.port, '127.0.0.1');
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  socket.write(ask(APP_PATH) + ask(APP_FACTS_PATH));
  const got: Buffer[] = [];
  await new Promise<void>((done) =>
    socket.on('data', (chunk: Buffer) => {
      got.push(chunk);
      if (Buffer.concat(got).subarray(-200).toString().includes(sha256)) done();
    }),
  );
  expect(Buffer.concat(got).length).toBeGreaterThan(SIZE);
  socket.destroy();
});

test('a file that cannot be read to its end ends the line, so that nobody installs a half', async () => {
  breaksAt = 1024 * 1024;
  await expect(fetch(url(APP_PATH)).then((response) => response.arrayBuffer())).rejects.toThrow();
});

test('a host without the app has none', async () => {
  isThere = false;
  expect((await fetch(url(APP_PATH))).status).toBe(404);
  expect((await fetch(url(APP_FACTS_PATH))).status).toBe(404);
});
