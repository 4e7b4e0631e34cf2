import type { Channel, Closed } from '@/table/wire/channel';
import type { FrameLink } from '@/net/frameLink';
import { newKeyPair } from '@/net/secure/keys';
import { secureGuest } from '@/net/secure/secureGuest';
import { secureHost } from '@/net/secure/secureHost';

import { ear } from '../support/transportEar';

type On = Parameters<FrameLink['listen']>[0];
type Tamper = (frame: Uint8Array, count: number) => readonly Uint8Array[];

/** A wire somebody sits on: sees every frame and may change, repeat or swallow those to the host. */
function wire(tamper: Tamper = (frame) => [frame]) {
  const seen = { toHost: [] as Uint8Array[], toGuest: [] as Uint8Array[] };
  const on: { host?: On; guest?: On } = {};
  const later = (run: () => void) => void Promise.resolve().then(run);
  const close = (why: Closed) =>
    later(() => {
      on.host?.closed(why);
      on.guest?.closed(why);
      on.host = on.guest = { frame() {}, closed() {} };
    });
  const atGuest: FrameLink = {
    send(frame) {
      seen.toHost.push(frame.slice());
      for (const each of tamper(frame.slice(), seen.toHost.length)) later(() => on.host?.frame(each));
    },
    close,
    listen: (listener) => (on.guest = listener),
  };
  const atHost: FrameLink = {
    send(frame) {
      seen.toGuest.push(frame.slice());
      later(() => on.guest?.frame(frame));
    },
    close,
    listen: (listener) => (on.host = listener),
  };
  return { atGuest, atHost, seen };
}

async function line(tamper?: Tamper) {
  const { atGuest, atHost, seen } = wire(tamper);
  const keys = newKeyPair();
  const tableId = 'a';
  const seat = newKeyPair();
  const arrival = new Promise<Channel>((onChannel) =>
    secureHost({ link: atHost, tableId, door: { secretKey: keys.secretKey }, onChannel }),
  );
  const options = { tableId, hostKey: keys.publicKey, seatSecret: seat.secretKey };
  const guest = await secureGuest({ link: atGuest, ...options });
  const host = await arrival;
  return { guest, host, seen, seat, keys };
}

/** Frames to the host: the handshake is the first, the sign of readiness the second, messages follow. */
const FIRST_MESSAGE = 3;

describe('Somebody who listens on the wire', () => {
  test('sees nothing of what is said or who says it', async () => {
    const { guest, host, seen, seat } = await line();
    guest.send('the vote is yes');
    host.send('your hand is an Evil Corporation');
    await ear(host).hears(1);
    await ear(guest).hears(1);
    const all = Buffer.concat([...seen.toHost, ...seen.toGuest]);
    for (const secret of ['vote', 'yes', 'hand', 'Evil']) expect(all.includes(secret)).toBe(false);
    expect(all.includes(Buffer.from(seat.publicKey, 'hex'))).toBe(false);
  });

  test('[W1.6] cannot tell a short message from a longer one, nor the same message sent twice', async () => {
    const { guest, host, seen } = await line();
    for (const message of ['', 'yes', 'no', 'no', 'x'.repeat(253), 'x'.repeat(254)]) guest.send(message);
    await ear(host).hears(6);
    const frames = seen.toHost.slice(FIRST_MESSAGE - 1);
    expect(frames.map(({ length }) => length)).toEqual([272, 272, 272, 272, 272, 528]);
    expect(Buffer.compare(frames[2] ?? Buffer.of(), frames[3] ?? Buffer.of())).not.toBe(0);
  });
});

test('[W1.19] what a host says together comes in one frame, message by message, and in order', async () => {
  const { guest, host, seen } = await line();
  const before = seen.toGuest.length;
  host.together?.(() => {
    host.send('{"one":1}');
    host.together?.(() => host.send('{"two":2}'));
    host.send('{"three":3}');
    expect(seen.toGuest).toHaveLength(before);
  });
  expect(seen.toGuest).toHaveLength(before + 1);
  host.together?.(() => host.send('alone\nin two lines'));
  host.together?.(() => undefined);
  expect(seen.toGuest).toHaveLength(before + 2);
  expect(await ear(guest).hears(4)).toEqual(['{"one":1}', '{"two":2}', '{"three":3}', 'alone\nin two lines']);
});

test('[W1.19] what is too long for one frame comes in several, and what was said before a mistake still comes', async () => {
  const { guest, host, seen } = await line();
  const before = seen.toGuest.length;
  const long = 'x'.repeat(20_000);
  expect(() =>
    host.together?.(() => {
      host.send(long);
      host.send(long);
      throw new Error('a mistake');
    }),
  ).toThrow('a mistake');
  expect(seen.toGuest).toHaveLength(before + 2);
  expect(await ear(guest).hears(2)).toEqual([long, long]);
});

test('[W1.19] what was said together before the line is closed still comes', async () => {
  const { guest, host } = await line();
  const atGuest = ear(guest);
  host.together?.(() => {
    host.send('{"t":"bye"}');
    host.close('refused');
  });
  expect(await atGuest.closed).toBe('refused');
  expect(atGuest.heard).toEqual(['{"t":"bye"}']);
});

test('[W1.19] a guest says one thing in a frame', async () => {
  const { guest, host } = await line();
  expect(guest.together).toBeUndefined();
  guest.send('\none\ntwo');
  expect(await ear(host).hears(1)).toEqual(['\none\ntwo']);
});

describe('[W1.7] Somebody who meddles with the wire ends the line, and is not believed, by', () => {
  const flip = (frame: Uint8Array, at: number) => {
    frame[at] = (frame[at] ?? 0) ^ 1;
    return frame;
  };
  test.each<[string, Tamper]>([
    ['changing a byte', (frame, count) => [count === FIRST_MESSAGE ? flip(frame, 20) : frame]],
    ['changing the tag', (frame, count) => [count === FIRST_MESSAGE ? flip(frame, frame.length - 1) : frame]],
    ['cutting a frame short', (frame, count) => [count === FIRST_MESSAGE ? frame.subarray(0, 100) : frame]],
    ['playing a frame again', (frame, count) => (count === FIRST_MESSAGE - 1 ? [frame, frame] : [frame])],
    ['swallowing a frame', (frame, count) => (count === FIRST_MESSAGE ? [] : [frame])],
  ])('%s', async (_how, tamper) => {
    const { guest, host } = await line(tamper);
    const [atHost, atGuest] = [ear(host), ear(guest)];
    guest.send('one');
    guest.send('two');
    expect(await atHost.closed).toBe('garbage');
    expect(await atGuest.closed).toBe('garbage');
    expect(atHost.heard).toEqual([]);
  });
});

test('a guest does not sit down with a host that only pretends to have the key', async () => {
  const { atGuest, atHost } = wire();
  atHost.listen({ frame: () => atHost.send(new Uint8Array(49)), closed() {} });
  const options = { tableId: 'a', hostKey: newKeyPair().publicKey, seatSecret: newKeyPair().secretKey };
  await expect(secureGuest({ link: atGuest, ...options })).rejects.toMatchObject({ why: 'bad-link' });
});
