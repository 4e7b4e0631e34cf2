import type { Channel, Closed } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';
import { newKeyPair } from '@/net/secure/keys';
import { MAX_MESSAGE } from '@/net/secure/transportFrames';

import { ear } from './transportEar';

export type Line = {
  host: Channel;
  guest: Channel;
  /** The guest's phone dies: nothing is said, the line is just gone. */
  kill(): void;
};

export type Transport = {
  hostKey: string;
  connect(guest: KeyPair): Promise<Line>;
  close(): Promise<void>;
};

/** What every way to carry messages must do. */
export function transportContract(open: () => Promise<Transport>): void {
  let transport: Transport;
  beforeEach(async () => {
    transport = await open();
  });
  afterEach(() => transport.close());

  async function line() {
    const seat = newKeyPair();
    const ends = await transport.connect(seat);
    return { ...ends, seat, atHost: ear(ends.host), atGuest: ear(ends.guest) };
  }

  test('messages arrive whole and in order, in both directions', async () => {
    const { host, guest, atHost, atGuest } = await line();
    const messages = Array.from({ length: 100 }, (_, index) => `message ${index} ${'x'.repeat(index * 7)}`);
    for (const message of messages) {
      guest.send(message);
      host.send(message.toUpperCase());
    }
    expect(await atHost.hears(100)).toEqual(messages);
    expect(await atGuest.hears(100)).toEqual(messages.map((message) => message.toUpperCase()));
  });

  test('every script, emoji and control character survives, and so does an empty message', async () => {
    const { guest, atHost } = await line();
    const messages = ['', 'Zażółć gęślą jaźń', 'ሰላም 🌍👩🏾‍🌾', 'مرحبا', '\u0000\u001f"\\\n', '日本語', '�'];
    for (const message of messages) guest.send(message);
    expect(await atHost.hears(messages.length)).toEqual(messages);
  });

  test('a message of the greatest length arrives, on either end', async () => {
    const { host, guest, atHost, atGuest } = await line();
    const longest = 'ab'.repeat(MAX_MESSAGE / 2);
    guest.send(longest);
    host.send(longest);
    guest.send('after');
    host.send('after');
    expect(await atHost.hears(2)).toEqual([longest, 'after']);
    expect(await atGuest.hears(2)).toEqual([longest, 'after']);
  });

  test('a message over the greatest length ends the line as too-big', async () => {
    const { guest, atHost, atGuest } = await line();
    guest.send('a'.repeat(MAX_MESSAGE + 1));
    expect(await atGuest.closed).toBe('too-big');
    expect(await atHost.closed).toBe('too-big');
    expect(atHost.heard).toEqual([]);
  });

  test('each end knows the key of the other', async () => {
    const { host, guest, seat } = await line();
    expect(host.peer).toBe(seat.publicKey);
    expect(guest.peer).toBe(transport.hostKey);
  });

  test.each<Closed>(['left', 'refused', 'garbage', 'too-fast', 'too-slow', 'too-big'])(
    'both ends hear once that the line was closed as %s',
    async (why) => {
      const { host, atHost, atGuest } = await line();
      host.close(why);
      host.close('lost');
      expect(await atGuest.closed).toBe(why);
      expect(await atHost.closed).toBe(why);
      expect([atHost.timesClosed, atGuest.timesClosed]).toEqual([1, 1]);
    },
  );

  test('a guest that closes without a reason has left', async () => {
    const { guest, atHost, atGuest } = await line();
    guest.close();
    expect(await atHost.closed).toBe('left');
    expect(await atGuest.closed).toBe('left');
  });

  test('what was sent before closing arrives, what is sent after does not', async () => {
    const { host, atGuest } = await line();
    host.send('last words');
    host.close('left');
    host.send('too late');
    expect(await atGuest.closed).toBe('left');
    expect(atGuest.heard).toEqual(['last words']);
  });

  test('an end that has closed hears nothing more', async () => {
    const { host, guest, atHost } = await line();
    guest.send('on its way');
    host.close('left');
    await atHost.closed;
    expect(atHost.heard).toEqual([]);
  });

  test('nothing is delivered from inside send, close or listen', async () => {
    const { host, guest } = await transport.connect(newKeyPair());
    guest.send('first');
    let isBusy = true;
    const atHost = ear(host, (text) => {
      expect(isBusy).toBe(false);
      if (text !== 'first') return;
      isBusy = true;
      host.send('reply');
      host.close();
      isBusy = false;
    });
    isBusy = false;
    const atGuest = ear(guest);
    await atHost.closed;
    await atGuest.closed;
    expect(atGuest.heard).toEqual(['reply']);
  });

  test('what came before anyone listened is kept', async () => {
    const { host, guest } = await transport.connect(newKeyPair());
    const atGuest = ear(guest);
    guest.send('early');
    host.send('go on');
    await atGuest.hears(1);
    expect(await ear(host).hears(1)).toEqual(['early']);
  });

  test('the death of a guest is noticed', async () => {
    const { kill, atHost } = await line();
    kill();
    expect(await atHost.closed).toBe('lost');
  });

  test('many lines at once do not mix', async () => {
    const lines = await Promise.all(Array.from({ length: 8 }, line));
    lines.forEach(({ guest, host }, index) => {
      for (let round = 0; round < 20; round += 1) {
        guest.send(`guest ${index} ${round}`);
        host.send(`host ${index} ${round}`);
      }
    });
    for (const [index, { atHost, atGuest }] of lines.entries()) {
      const rounds = Array.from({ length: 20 }, (_, round) => `${index} ${round}`);
      expect(await atHost.hears(20)).toEqual(rounds.map((round) => `guest ${round}`));
      expect(await atGuest.hears(20)).toEqual(rounds.map((round) => `host ${round}`));
    }
  });
}
