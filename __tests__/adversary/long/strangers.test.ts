import net from 'node:net';

import type { HostCoreOptions } from '@/net/http/hostCore';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { until } from '@/scripts/sim/phones/waits';
import type { Host } from '@/table/host/host';
import { PROTOCOL } from '@/table/wire/version';

import { type RealPhone, servingOf } from '../../support/serving';
import { addressesFrom, handshakeFlood, silentSockets, socketFrom } from '../../support/adversary/strangers';

/** Somebody in the same network, without a link, who wants that nobody comes back to the table. */
type Place = Awaited<ReturnType<typeof servingOf>>;
const BACK_MS = 5000;
const SILENT = addressesFrom(20, 20);
const FLOODING = addressesFrom(60, 10);
const LONG = 60_000;

const places: Place[] = [];
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const place of places.splice(0)) await place.stop();
});
const during = <T extends { stop(): void }>(attack: T): T => {
  stops.push(attack.stop);
  return attack;
};

const ENDLESS = { burst: 1e9, perSecond: 1e9 };
const ALL_ENDLESS = { address: ENDLESS, newcomers: ENDLESS, strangers: ENDLESS, seated: ENDLESS };
/** Whoever comes first has the place for as long as they like, and everybody may ask for everything. */
const OPEN_DOOR: Pick<HostCoreOptions, 'limits' | 'door'> = {
  limits: { connects: ALL_ENDLESS, handshakes: ALL_ENDLESS, headerMs: LONG },
  door: (_address, inside, { connections }) => ([...inside].length < connections ? 'free' : null),
};

/** A person with three bots in a game, whose phone has an address of its own. */
async function seatedAt(address: string, strangers?: Pick<HostCoreOptions, 'limits' | 'door'>) {
  const place = await servingOf(strangers ? { strangers } : {});
  places.push(place);
  const host = place.serving().house.create('dystocratic', 3);
  const { Socket, cut } = socketFrom(address);
  const phone = place.join(host, {}, undefined, Socket);
  await until(phone.guest, ({ line }) => line === 'here');
  await phone.guest.ask({ type: 'sit', seat: 3, name: 'Amina' });
  await phone.guest.ask({ type: 'start' });
  await until(phone.guest, ({ snapshot }) => snapshot !== null);
  return { place, host, phone, cut, port: place.serving().port };
}

/** How long the phone takes to be back after its line was cut; `null`: longer than it may. */
async function isBackAfter({ guest }: RealPhone, cut: () => void): Promise<number | null> {
  const began = performance.now();
  cut();
  await until(guest, ({ line }) => line === 'away');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((done) => (timer = setTimeout(() => done(null), BACK_MS)));
  const back = until(guest, ({ line }) => line === 'here').then(() => performance.now() - began);
  const took = await Promise.race([back, tooLate]);
  clearTimeout(timer);
  return took;
}

async function underAttack(port: number, host: Host) {
  const silent = during(silentSockets(port, SILENT, 200));
  const flood = during(handshakeFlood({ port, table: host.id, addresses: FLOODING, perSecond: 300 }));
  // What strangers may ask for at once has been used up by then.
  while (silent.opened() < 200 || flood.sent() < 600) await new Promise((done) => setTimeout(done, 20));
  return { silent, flood };
}

test(
  '[P11] silent sockets keep a seated phone out, where whoever comes first has the place',
  async () => {
    const { phone, cut, port } = await seatedAt('127.0.0.9', OPEN_DOOR);
    // More than there are places: some are always waiting for the one that the phone leaves.
    const { open, opened } = during(silentSockets(port, SILENT, 260));
    while (open() < 190 || opened() < 400) await new Promise((done) => setTimeout(done, 20));
    expect(await isBackAfter(phone, cut)).toBeNull();
  },
  LONG,
);

test(
  '[P11] a seated phone that dropped is back within 5 s, with 200 silent sockets and 300 handshakes a second from strangers',
  async () => {
    const { host, phone, cut, port } = await seatedAt('127.0.0.9');
    const { flood } = await underAttack(port, host);
    const took: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const back = await isBackAfter(phone, cut);
      expect(back).not.toBeNull();
      took.push(Math.round(back ?? 0));
    }
    process.stdout.write(
      `back after ${took.join(', ')} ms; ${flood.sent()} handshakes asked for, ${flood.answered()} worked on\n`,
    );
    expect(flood.answered()).toBeLessThan(flood.sent() / 4);
    const deal = phone.guest.state().snapshot?.legal[0];
    if (deal !== undefined) expect((await phone.guest.choose(deal)).ok).toBe(true);
  },
  LONG,
);

test(
  '[P11] a phone that comes back from an address nobody knows finds a place as well',
  async () => {
    const { host, place, phone, cut, port } = await seatedAt('127.0.0.9');
    await underAttack(port, host);
    phone.guest.close();
    cut();
    const moved = place.join(host, {}, phone.keys, socketFrom('127.0.0.10').Socket);
    const began = performance.now();
    await until(moved.guest, ({ line, you }) => line === 'here' && you.seat === 3);
    expect(performance.now() - began).toBeLessThan(BACK_MS);
  },
  LONG,
);

test(
  '[P11] sockets that say nothing are closed within 5 s, before and after they become a WebSocket',
  async () => {
    const { host, port } = await seatedAt('127.0.0.9');
    const upgrade = `GET /t/${host.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
    const began = performance.now();
    const closed = ['', 'GET / HT', upgrade].map(
      (text) =>
        new Promise<number>((done) => {
          const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.11' });
          socket.on('connect', () => socket.write(text));
          socket.on('data', () => undefined);
          socket.on('close', () => done(performance.now() - began));
        }),
    );
    // One second more: whoever is told why may read it.
    for (const took of await Promise.all(closed)) expect(took).toBeLessThan(6500);
  },
  LONG,
);

test('[P11] [W3.5] lookers-on who fill the room keep out the next looker-on, and nobody who has a seat', async () => {
  const { host, place, phone, cut } = await seatedAt('127.0.0.9');
  // With the phone and three bots the room is full.
  const crowd = Array.from({ length: 36 }, () => place.join(host));
  await Promise.all(crowd.map(({ guest }) => until(guest, ({ line }) => line === 'here')));
  const heard: string[] = [];
  const next = await place.dial(host, tableCrypto.newKeyPair())();
  const closed = new Promise((done) => next.listen({ message: (text) => heard.push(text), closed: done }));
  next.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, secret: host.joinSecret }));
  await closed;
  expect(heard).toEqual([JSON.stringify({ t: 'bye', why: 'busy' })]);
  expect(await isBackAfter(phone, cut)).not.toBeNull();
}, 60_000);
