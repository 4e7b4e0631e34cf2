import net from 'node:net';
import { randomBytes } from 'node:crypto';
import { guestHandshake } from '@/net/secure/noise';
import { opening } from '@/net/secure/handshakeFrames';
import { newKeyPair } from '@/net/secure/keys';
import { PROTOCOL } from '@/table/wire/version';
import { closeCode } from '@/net/frameLink';

import { handClock } from '../support/transportClock';
import { ear } from '../support/transportEar';
import { TABLE, tableHost } from '../support/transportHost';
import { get, raw, rawPeer, rawWebSocket } from '../support/transportRaw';

type Host = Awaited<ReturnType<typeof tableHost>>;
let host: Host;
const clock = handClock();

async function start(options: Partial<Parameters<typeof tableHost>[0]> = {}) {
  host = await tableHost({ tcp: net, ...options });
  return host;
}
afterEach(() => host.close());

const tableUrl = (id = TABLE) => `ws://127.0.0.1:${host.port}/t/${id}`;

/** A guest in the middle of a game, and the proof that it does not notice anything. */
async function game() {
  const line = await host.connect(newKeyPair());
  const atHost = ear(line.host, (text) => line.host.send(`seen ${text}`));
  const atGuest = ear(line.guest);
  let sent = 0;
  return async () => {
    line.guest.send(`move ${(sent += 1)}`);
    await atGuest.hears(sent);
    expect(atHost.timesClosed).toBe(0);
  };
}

test('[W1.14] a WebSocket that offers to compress is opened without', async () => {
  await start();
  const { open, socket } = rawWebSocket(tableUrl(), { perMessageDeflate: true });
  await open;
  expect(socket.extensions).toBe('');
  socket.terminate();
});

describe('[W1.4] A guest is refused, and told why, when', () => {
  test('its version is another', async () => {
    const { open, socket, frames, closed } = (await start(), rawWebSocket(tableUrl()));
    await open;
    socket.send(Uint8Array.of(99, ...randomBytes(96)));
    expect(await closed).toBe(closeCode('refused'));
    expect(frames.map(String)).toEqual(['\u0001version']);
  });

  test('its link is an old one, with another key', async () => {
    await start();
    const dial = host.dial(newKeyPair(), { hostKey: newKeyPair().publicKey });
    await expect(dial).rejects.toMatchObject({ why: 'bad-link' });
  });

  test('its link holds no key at all', async () => {
    await start();
    await expect(host.dial(newKeyPair(), { hostKey: '00' })).rejects.toMatchObject({ why: 'bad-link' });
  });

  test('there is no such table', async () => {
    await start();
    await expect(host.dial(newKeyPair(), { tableId: 'nowhere' })).rejects.toMatchObject({ why: 'no-table' });
  });

  test('the table takes nobody now', async () => {
    await start({ tables: () => 'busy' });
    await expect(host.dial(newKeyPair())).rejects.toMatchObject({ why: 'busy' });
  });

  test('nobody answers at that address', async () => {
    await start();
    const dial = host.dial(newKeyPair(), { url: 'ws://127.0.0.1:1' });
    await expect(dial).rejects.toMatchObject({ why: 'unreachable' });
  });
});

describe('A game in progress does not notice', () => {
  test('garbage instead of a request', async () => {
    await start();
    const plays = await game();
    for (let round = 0; round < 20; round += 1)
      await raw(host.port, Buffer.concat([randomBytes(300), Buffer.from('\n')]));
    expect(await raw(host.port, 'hello?\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    await plays();
  });

  test('garbage instead of a handshake', async () => {
    await start();
    const plays = await game();
    const { open, socket, frames, closed } = rawWebSocket(tableUrl());
    await open;
    socket.send(Uint8Array.of(PROTOCOL, ...randomBytes(200)));
    expect(await closed).toBe(closeCode('refused'));
    expect(frames.map(String)).toEqual(['\u0001bad-link']);
    await plays();
  });

  test.each([
    ['a frame that does not decrypt', randomBytes(272)],
    ['an empty frame', new Uint8Array()],
    ['text instead of bytes', 'hello'],
  ])('%s after the handshake, which ends that line as garbage', async (_what, frame) => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const [atHost, atGuest] = [ear(bad.host), ear(bad.guest)];
    host.sockets.at(-1)?.send(frame);
    expect(await atHost.closed).toBe('garbage');
    expect(await atGuest.closed).toBe('garbage');
    await plays();
  });

  test('broken WebSocket frames, which end that line as garbage', async () => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const atHost = ear(bad.host);
    const socket = host.sockets.at(-1) as unknown as { _socket: net.Socket };
    socket._socket.write(Uint8Array.of(0xff, 0xff, 0xff, 0xff));
    expect(await atHost.closed).toBe('garbage');
    await plays();
  });

  test('[W1.8] a frame of one megabyte, which ends that line as too-big', async () => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const [atHost, atGuest] = [ear(bad.host), ear(bad.guest)];
    host.sockets.at(-1)?.send(randomBytes(1024 * 1024));
    expect(await atHost.closed).toBe('too-big');
    expect(await atGuest.closed).toBe('too-big');
    await plays();
  });

  test('endless empty fragments of one message, which end that line as too-big', async () => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const atHost = ear(bad.host);
    const socket = host.sockets.at(-1);
    for (let sent = 0; sent < 30_000; sent += 1) socket?.send('', { fin: false });
    expect(await atHost.closed).toBe('too-big');
    await plays();
  });

  test('[W1.9] a flood of messages, which ends that line as too-fast', async () => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const [atHost, atGuest] = [ear(bad.host), ear(bad.guest)];
    for (let sent = 0; sent < 1000; sent += 1) bad.guest.send('me!');
    expect(await atHost.closed).toBe('too-fast');
    expect(await atGuest.closed).toBe('too-fast');
    expect(atHost.heard.length).toBeLessThan(200);
    await plays();
  });

  test('[W1.11] a thousand connections from one address', async () => {
    await start();
    const plays = await game();
    const flood = Array.from({ length: 1000 }, () => rawPeer(host.port, 'GET / HT'));
    await plays();
    await Promise.race(flood.map(({ closed }) => closed));
    await plays();
    expect(host.core.connections).toBeLessThanOrEqual(12);
    for (const { socket } of flood) socket.destroy();
    await Promise.all(flood.map(({ closed }) => closed));
    await plays();
  });

  test('a peer that reads nothing, which is dropped before it fills the memory', async () => {
    await start();
    const plays = await game();
    const bad = await host.connect(newKeyPair());
    const atHost = ear(bad.host);
    (host.sockets.at(-1) as unknown as { _socket: net.Socket })._socket.pause();
    const page = 'x'.repeat(200_000);
    for (let pages = 0; pages < 100 && atHost.timesClosed === 0; pages += 1) {
      bad.host.send(page);
      await plays();
    }
    expect(await atHost.closed).toBe('too-slow');
  });
});

describe('A peer that takes its time loses its place:', () => {
  test('[W1.5] one that never begins its handshake', async () => {
    await start({ clock });
    const { open, closed } = rawWebSocket(tableUrl());
    await open;
    clock.turn(5000);
    expect(await closed).toBe(closeCode('too-slow'));
  });

  test('[W1.5] one that plays a recorded handshake again and cannot go on', async () => {
    await start({ clock });
    const seat = newKeyPair();
    const { open, socket, frames, closed } = rawWebSocket(tableUrl());
    await open;
    const answered = new Promise((done) => socket.once('message', done));
    const recorded = { seatSecret: seat.secretKey, hostKey: host.keys.publicKey, tableId: TABLE };
    socket.send(opening(guestHandshake(recorded).message));
    await answered;
    expect(frames[0]?.[0]).toBe(0);
    clock.turn(5000);
    expect(await closed).toBe(closeCode('too-slow'));
    expect(host.hasArrived(seat)).toBe(false);
  });

  test('one that sends its request byte by byte', async () => {
    await start({ clock });
    const slow = rawPeer(host.port, 'GET / HTTP/1.1\r\nHost: 127');
    await slow.connected;
    while (host.core.connections === 0) await new Promise(setImmediate);
    clock.turn(4000);
    slow.socket.write('.0');
    clock.turn(1000);
    expect(await slow.closed).toMatch(/^HTTP\/1.1 408 /);
  });

  test('a browser that asks for nothing more', async () => {
    await start({ clock });
    const idle = rawPeer(host.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await new Promise((done) => idle.socket.once('data', done));
    while (host.core.connections > 0) {
      clock.turn(15_000);
      await new Promise(setImmediate);
    }
    expect(await idle.closed).toMatch(/^HTTP\/1.1 404 /);
  });
});

describe('A connection over the limit', () => {
  test('is told that the host is busy, and a place that becomes free is given to the next', async () => {
    await start({ limits: { perAddress: 2 } });
    const held = [rawPeer(host.port, 'GET'), rawPeer(host.port, 'GET')];
    while (host.core.connections < 2) await new Promise(setImmediate);
    expect(await raw(host.port, get('/'))).toMatch(/^HTTP\/1.1 503 .*\r\n[^]*Retry-After: 2/);
    await expect(host.dial(newKeyPair())).rejects.toMatchObject({ why: 'unreachable' });
    held[0]?.socket.destroy();
    while (host.core.connections > 1) await new Promise(setImmediate);
    expect(await raw(host.port, get('/'))).toMatch(/^HTTP\/1.1 404 /);
    held[1]?.socket.destroy();
  });

  test('takes the place of a connection that waits for nothing', async () => {
    await start({ limits: { perAddress: 2 } });
    const idle = [0, 1].map(() => rawPeer(host.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'));
    await Promise.all(idle.map(({ socket }) => new Promise((done) => socket.once('data', done))));
    await new Promise(setImmediate);
    expect(await raw(host.port, get('/'))).toMatch(/^HTTP\/1.1 404 /);
    for (const { socket } of idle) socket.destroy();
  });

  test('is counted by address, and a host may give its own addresses more', async () => {
    await start({
      limits: { perAddress: (address) => (address === '127.0.0.1' ? 40 : 0) },
      knows: () => 'own',
    });
    const lines = await Promise.all(Array.from({ length: 30 }, () => host.dial(newKeyPair())));
    expect(lines.length).toBe(30);
    expect(host.core.connections).toBe(30);
  });
});
