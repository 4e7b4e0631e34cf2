import { dialTable, type SocketConstructor } from '@/net/dial/webSocketDial';
import { deskPlaces } from '@/net/recovery/deskPlaces';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { eachUntil } from '@/scripts/sim/phones/waits';
import type { Channel, Closed } from '@/table/wire/channel';
import { type Came, groupsOf } from '@/table/recovery/groups';
import type { Head } from '@/table/recovery/replicaFrames';
import { PROTOCOL } from '@/table/wire/version';

import { addressesFrom, socketFrom } from '../support/adversary/strangers';
import { recoveryClientOf } from '../support/lanPhone';
import { lanTable } from '../support/lanTable';
import { servingOf } from '../support/serving';
import { handClock } from '../support/transportClock';

/** Somebody in the room who has seen the code of the device that carries on, and wants that nobody carries on. */
function strangerLine() {
  let on: Parameters<Channel['listen']>[0] | null = null;
  const ended: Closed[] = [];
  const end = (why: Closed) => {
    if (ended.length > 0) return;
    ended.push(why);
    on?.closed(why);
  };
  const channel: Channel = {
    peer: tableCrypto.newKeyPair().publicKey,
    send: () => undefined,
    close: (why = 'left') => end(why),
    listen: (given) => void (on = given),
  };
  return {
    channel,
    ended,
    say: (message: object) => on?.message(JSON.stringify(message)),
    leave: () => end('left'),
  };
}

const deskWith = (places: ReturnType<typeof deskPlaces>) =>
  recoveryDesk(() => undefined, tableCrypto.newKeyPair(), undefined, places);
const EVERYBODY: ReturnType<typeof deskPlaces> = { enter: ({ channel }) => channel };

/** What a phone says that kept a copy of a table; nobody can see that there never was one. */
const madeUp = (table: string, key: string) => ({
  t: 'aid',
  protocol: PROTOCOL,
  heads: [
    {
      id: '00'.repeat(12),
      table,
      game: 'dystocratic',
      epoch: 999,
      threshold: 2,
      holders: [key, 'ab'.repeat(32)].map((holder, seat) => ({
        key: holder,
        seat,
        name: 'Ana',
        hash: '00'.repeat(16),
      })),
    },
  ],
});

/** Three addresses come with 300 made-up tables. */
function flood(desk: ReturnType<typeof recoveryDesk>) {
  const lines = Array.from({ length: 300 }, (_, at) => {
    const line = strangerLine();
    desk.accept(`made-up-${at}`, line.channel, `10.0.0.${at % 3}`);
    line.say(madeUp(`made-up-${at}`, line.channel.peer));
    return line;
  });
  return { lines, open: () => lines.filter(({ ended }) => ended.length === 0) };
}

test('[A17] a desk that takes everybody remembers every made-up table', () => {
  const desk = deskWith(EVERYBODY);
  flood(desk);
  expect(desk.gatherings()).toHaveLength(300);
});

test('[A17] [W11.5] a flood of made-up tables from three addresses gets six of them, and leaves nothing behind', () => {
  const desk = deskWith(deskPlaces(handClock()));
  const { open } = flood(desk);
  expect(desk.gatherings()).toHaveLength(6);
  expect(open()).toHaveLength(6);
  for (const { leave } of open()) leave();
  expect(desk.gatherings()).toEqual([]);
});

test('[A17] lines that fill the desk of one table make room for who comes from elsewhere', () => {
  const desk = deskWith(deskPlaces(handClock()));
  const strangers = Array.from({ length: 400 }, (_, at) => {
    const line = strangerLine();
    desk.accept('table', line.channel, `10.0.1.${at % 30}`);
    line.say({ t: 'beat' });
    return line;
  });
  expect(strangers.filter(({ ended }) => ended.length === 0).length).toBeLessThanOrEqual(120);
  const players = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => {
    const line = strangerLine();
    desk.accept('table', line.channel, address);
    return line;
  });
  expect(players.map(({ ended }) => ended)).toEqual([[], [], []]);
});

/** Ten strangers' addresses come for one table, each with groups of its own and with more keys than any group of players. */
function crowd(): { readonly all: readonly Came[]; readonly truth: string } {
  const headOf = (id: string, keys: readonly string[]): Head => ({
    id: id.padEnd(24, '0'),
    table: 'table',
    game: 'dystocratic',
    epoch: 999,
    threshold: 2,
    holders: keys.map((key, seat) => ({ key, seat, name: 'Ana', hash: '00'.repeat(16) })),
  });
  const keyOf = (...numbers: readonly number[]) =>
    numbers
      .map((number) => number.toString(16).padStart(4, '0'))
      .join('')
      .padEnd(64, '0');
  const strangers = Array.from({ length: 10 }, (_, address) =>
    Array.from({ length: 8 }, (__, group) => {
      const keys = Array.from({ length: 12 }, (___, at) => keyOf(address + 1, group + 1, at + 1));
      const head = headOf(`${address}${group}`, keys);
      return keys.map((key) => ({ key, address: `10.0.1.${address}`, heads: [head] }));
    }).flat(),
  ).flat();
  const players = [1, 2, 3].map((at) => keyOf(0, 0, at));
  const heads = [headOf('f', players)];
  const came = players.map((key, at) => ({ key, address: `10.0.0.${at}`, heads }));
  return { all: [...strangers, ...came], truth: players.join() };
}
const keysOf = (groups: ReturnType<typeof groupsOf>) => groups.map(({ keys }) => keys.join());

test('[A17] strangers who come for a table with groups of their own hide its players where nobody counts', () => {
  const { all, truth } = crowd();
  const groups = keysOf(groupsOf(all, { setsPerAddress: 8, sets: 1_000, groups: 1_000 }));
  expect(groups).toHaveLength(81);
  expect(
    keysOf(
      groupsOf(
        all.map((one) => ({ ...one, address: '' })),
        { setsPerAddress: 99, sets: 99, groups: 8 },
      ),
    ),
  ).not.toContain(truth);
});

test('[A17] [W11.18] at one table groups are bounded, and those come first that have come from most addresses', () => {
  const { all, truth } = crowd();
  const began = performance.now();
  const groups = keysOf(groupsOf(all));
  expect(groups[0]).toBe(truth);
  expect(groups.length).toBeLessThanOrEqual(8);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('[A17] [W11.5] who comes to the desk and says nothing goes after 5 s', () => {
  const clock = handClock();
  const desk = deskWith(deskPlaces(clock));
  const [silent, speaks] = [strangerLine(), strangerLine()];
  for (const { channel } of [silent, speaks]) desk.accept('table', channel, '10.0.0.1');
  speaks.say({ t: 'beat' });
  clock.turn(5000);
  expect([silent.ended, speaks.ended]).toEqual([['too-slow'], []]);
});

test('[A17] [W11.5] who brings more than anybody has is let go, and the others stay', () => {
  const desk = deskWith(deskPlaces(handClock()));
  const [player, ...greedy] = Array.from({ length: 13 }, strangerLine);
  player?.channel && desk.accept('table', player.channel, '10.0.0.1');
  player?.say({ t: 'beat' });
  for (const { channel } of greedy) desk.accept('table', channel, '10.0.0.2');
  const page = { t: 'items', id: '0'.repeat(24), from: 0, items: ['x'.repeat(16_000)] };
  for (let time = 0; time < 400 && greedy.some(({ ended }) => ended.length === 0); time += 1)
    for (const { say } of greedy) say(page);
  expect(greedy.every(({ ended }) => ended.length > 0)).toBe(true);
  expect(player?.ended).toEqual([]);
});

test('[A17] over real sockets the true players still carry on their table within 15 s of consent', async () => {
  const { laptop: old, from, phones, guests } = await lanTable('dystocratic', 3, 1);
  await old.stop();

  const laptop = await servingOf({ recovery: true });
  const { port } = laptop.serving();
  const hostKey = laptop.serving().recovery()?.keys.publicKey ?? '';
  const dialFrom = (address: string, tableId: string, seatSecret: string) => {
    const { Socket, cut } = socketFrom(address);
    const socket = Socket as unknown as SocketConstructor;
    const dial = dialTable({
      url: `ws://127.0.0.1:${port}`,
      hostKey,
      tableId,
      seatSecret,
      WebSocket: socket,
    });
    return { dial, cut };
  };
  let isOver = false;
  const cuts: (() => void)[] = [];
  let held = 0;
  /** Opens one line after the other, to this table and to others, and keeps them. */
  const attack = async (address: string) => {
    for (let count = 0; !isOver; count += 1) {
      const table = count % 2 === 0 ? from.tableId : `made-up-${count}`;
      const { dial, cut } = dialFrom(address, table, tableCrypto.newKeyPair().secretKey);
      cuts.push(cut);
      try {
        const channel = await dial();
        held += 1;
        channel.listen({ message: () => undefined, closed: () => (held -= 1) });
        channel.send(JSON.stringify({ t: 'beat' }));
      } catch {
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  };
  const attacks = addressesFrom(20, 8).map(attack);
  while (held < 20) await new Promise((done) => setTimeout(done, 20));

  const to = { address: '127.0.0.1', port, hostKey };
  const clients = phones.map((phone, at) =>
    recoveryClientOf(phone, from, to, {
      dial: dialFrom(`127.0.0.${10 + at}`, from.tableId, phone.keys.secretKey).dial,
    }),
  );
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  const began = performance.now();
  for (const client of clients) client.agree();
  await eachUntil(clients, ({ moved }) => moved !== null);
  process.stdout.write(
    `carried on ${Math.round(performance.now() - began)} ms after consent, ${held} lines held\n`,
  );
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(laptop.serving().house.table(from.tableId)).toBeDefined();
  isOver = true;
  for (const cut of cuts) cut();
  await Promise.all(attacks);
  for (const one of [...clients, ...guests()]) one.close();
  await laptop.stop();
}, 120_000);
