import net from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GuestRequest } from '@/net/http/connection';
import { newKeyPair } from '@/net/secure/keys';
import { siteFiles } from '@/net/http/site';

import { TABLE, tableHost } from '../support/transportHost';
import { get, raw, rawWebSocket } from '../support/transportRaw';

const script = 'console.log("palaver");'.repeat(5000);
const SCRIPT = '/_expo/static/js/web/entry-0123456789abcdef0123456789abcdef.js';
const asked: GuestRequest[] = [];

let host: Awaited<ReturnType<typeof tableHost>>;
beforeAll(async () => {
  host = await tableHost({
    tcp: net,
    limits: { perAddress: 100 },
    file: siteFiles([
      { path: '/index.html', body: Buffer.from('<title>Palaver</title>'), isGzipped: false },
      { path: SCRIPT, body: gzipSync(script), isGzipped: true, plain: Buffer.from(script) },
    ]),
    respond(request) {
      asked.push(request);
      if (request.path === '/code/1234') return { body: 'found', headers: { 'Content-Type': 'text/plain' } };
      if (request.path === '/broken') throw new Error('broken');
      return null;
    },
  });
});
afterAll(() => host.close());

const url = (path: string) => `http://127.0.0.1:${host.port}${path}`;
/** Unlike a browser, it sends no header that it was not given. */
const got = (path: string, headers: Record<string, string>) =>
  new Promise<{ head: IncomingHttpHeaders; body: Buffer }>((done, fail) => {
    request(url(path), { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ head: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', fail)
      .end();
  });
const status = (answer: string) => Number(/^HTTP\/1.1 (\d+) /.exec(answer)?.[1]);

describe('A host serves', () => {
  test('a gzipped file that a browser keeps for ever, because its name changes with it', async () => {
    const response = await fetch(url(SCRIPT));
    expect(await response.text()).toBe(script);
    expect(response.headers.get('cache-control')).toMatch('immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    ['says nothing of it', {}],
    ['does not name it', { 'Accept-Encoding': 'br, deflate' }],
    ['refuses it', { 'Accept-Encoding': 'gzip;q=0, identity' }],
  ])('a file as it is to a program that %s', async (_what, headers) => {
    const { head, body } = await got(SCRIPT, headers);
    expect(body.toString()).toBe(script);
    expect(head['content-encoding']).toBeUndefined();
    // What is kept under the etag of the other body would be taken for it.
    expect(head.etag).toBeUndefined();
    expect(head.vary).toBe('Accept-Encoding');
  });

  test('the same file gzipped to a program that takes it', async () => {
    const { head, body } = await got(SCRIPT, { 'Accept-Encoding': 'deflate, gzip;q=0.5' });
    expect(gunzipSync(body).toString()).toBe(script);
    expect(head['content-encoding']).toBe('gzip');
  });

  test('the page itself anew each time, for every route of the app', async () => {
    for (const path of ['/', '/join', '/table/abc?x=1']) {
      const response = await fetch(url(path));
      expect(await response.text()).toBe('<title>Palaver</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('nothing a second time that the browser still has', async () => {
    const etag = (await fetch(url('/'))).headers.get('etag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await raw(host.port, get('/', `If-None-Match: ${held}`));
      expect(status(answer)).toBe(304);
      expect(answer.endsWith('\r\n\r\n')).toBe(true);
    }
    expect(status(await raw(host.port, get('/', 'If-None-Match: "other"')))).toBe(200);
  });

  test('only the head when only the head is wanted', async () => {
    const answer = await raw(host.port, get('/').replace('GET', 'HEAD'));
    expect(answer).toMatch(/Content-Length: 22\r\n/);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  test('several requests on one connection, in order', async () => {
    const keep = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
    const answer = await raw(host.port, keep('/nothing.js') + keep('/code/1234') + get('/'));
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(answer.indexOf('found')).toBeLessThan(answer.indexOf('<title>'));
  });

  test('what the host answers by itself, knowing who asks', async () => {
    expect(await (await fetch(url('/code/1234?from=here'))).text()).toBe('found');
    expect(asked.at(-1)).toMatchObject({
      path: '/code/1234',
      query: 'from=here',
      remoteAddress: '127.0.0.1',
    });
  });

  test('every answer with headers that keep other pages out', async () => {
    for (const path of ['/', '/nothing.js', '/code/1234']) {
      const { headers } = await fetch(url(path));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch("script-src 'self';");
      expect(headers.get('content-security-policy')).toMatch("connect-src 'self' ws: http:;");
    }
  });
});

describe('A host refuses', () => {
  test.each([
    ['a file it does not have', get('/nothing.js'), 404],
    ['a path that climbs', get('/../../etc/passwd.txt'), 404],
    ['a path that climbs in disguise', get('/%2e%2e/%2e%2e/etc/passwd.txt'), 404],
    ['a path with backslashes', get('/..\\..\\secret.txt'), 404],
    ['POST', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', 405],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 405],
    ['a body', get('/', 'Content-Length: 5') + 'hello', 413],
    ['a body in chunks', get('/', 'Transfer-Encoding: chunked') + '5\r\nhello\r\n0\r\n\r\n', 413],
    ['a header of more than 8 KB', get('/', `X-Long: ${'x'.repeat(9000)}`), 431],
    [
      'many small headers of more than 8 KB in all',
      get('/', ...Array<string>(500).fill('X-Small: and another')),
      431,
    ],
    ['two hosts in one request', get('/', 'Host: example.org'), 400],
    ['a name from the internet that points here', get('/').replace('127.0.0.1', 'evil.example.com'), 421],
    ['a request without a host', 'GET / HTTP/1.0\r\n\r\n', 421],
    ['more requests ahead than a browser sends', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100), 400],
    ['what makes its own answer fail', get('/broken'), 500],
  ])('%s', async (_what, request, expected) => {
    expect(status(await raw(host.port, request))).toBe(expected);
  });

  test('names like __proto__ as it refuses any other', async () => {
    expect(status(await raw(host.port, get('/__proto__.js', '__proto__: x')))).toBe(404);
  });
});

describe('[W1.10] A WebSocket is opened', () => {
  const table = () => `ws://127.0.0.1:${host.port}/t/${TABLE}`;

  test('from the page this host served, and from apps that name no page', async () => {
    for (const headers of [{ Origin: `http://127.0.0.1:${host.port}` }, {}]) {
      const { open, socket, closed } = rawWebSocket(table(), { headers });
      await open;
      socket.terminate();
      await closed;
    }
    await expect(host.dial(newKeyPair())).resolves.toMatchObject({ peer: host.keys.publicKey });
  });

  test.each(['http://evil.example.com', 'http://127.0.0.1:1', 'null', 'https://127.0.0.1'])(
    'not from a page at %s',
    async (origin) => {
      expect(await rawWebSocket(table(), { headers: { Origin: origin } }).refused).toBe(403);
    },
  );

  test('not under a name from the internet, even by its own page', async () => {
    const headers = { Host: 'evil.example.com', Origin: 'http://evil.example.com' };
    expect(await rawWebSocket(table(), { headers }).refused).toBe(421);
  });

  test.each(['/', '/t/', '/t/a/b', '/t/%2e%2e', `/t/${'x'.repeat(65)}`])('not at %s', async (path) => {
    expect(await rawWebSocket(`ws://127.0.0.1:${host.port}${path}`).refused).toBe(404);
  });

  test('not in another version of WebSocket', async () => {
    expect(await rawWebSocket(table(), { protocolVersion: 8 }).refused).toBe(400);
  });
});
