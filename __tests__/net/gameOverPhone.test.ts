import net from 'node:net';

import TcpSocket from 'react-native-tcp-socket';
import WebSocket from 'ws';

import { askHostByCode } from '@/net/dial/askByCode';
import { invitationAt } from '@/net/lan/invitation';
import { type CodeParts, readCode } from '@/net/links/codeSymbols';
import { joinLink } from '@/net/links/joinLink';
import type { Tcp } from '@/net/http/tcp';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';

import { until } from '@/scripts/sim/phones/waits';
import { dealIn } from '../support/lanTable';
import { phoneTable, playToTheEnd } from '../support/phoneTable';
import { faults } from '../support/tcpSocketStandIn';
import { handClock } from '../support/transportClock';

const game = dystocratic as unknown as Game;
const LONG = 60_000;
const KINDS = ['one line', 'all lines', 'listener'];

type History = { history: readonly { votes: readonly (string | null)[] }[] };

async function fourAtThePhone() {
  const at = await phoneTable(game);
  const guests = [at.own(), at.join(), at.join(), at.join()];
  await dealIn(guests);
  return { ...at, guests };
}

const recordsOf = (log: { read(): readonly string[] }) =>
  log.read().map((line) => JSON.parse(line) as { t: string; entry?: { move?: { type: string } } });

test(
  'a whole game with hidden ballots is played at a phone, its own player among the others',
  async () => {
    const { guests, log, close } = await fourAtThePhone();
    expect(await playToTheEnd(guests, { seed: 1 })).toBeGreaterThan(15);
    const views = guests.map((guest) => guest.state().snapshot?.view as History);
    expect(views[0]?.history.length).toBeGreaterThan(0);
    for (const { history } of views) expect(history).toEqual(views[0]?.history);
    const kinds = recordsOf(log).map(({ entry }) => entry?.move?.type);
    expect(kinds.filter((kind) => kind === 'lock').length).toBeGreaterThanOrEqual(16);
    expect(kinds.indexOf('open')).toBeGreaterThan(kinds.indexOf('lock'));
    await close();
  },
  LONG,
);

test(
  'a game survives lines that break and listeners that die without a word',
  async () => {
    const { guests, phone, log, close } = await fourAtThePhone();
    const done: string[] = [];
    const made = await playToTheEnd(guests, {
      seed: 2,
      before: (choice) => {
        if (choice % 6 !== 2) return;
        const kind = KINDS[done.length % KINDS.length] ?? '';
        const chosen = done.push(kind) % 3;
        if (kind === 'listener') faults.killListeners();
        faults.breakLines((nth) => kind !== 'one line' || nth === chosen);
        // What the app does when it is in front again.
        if (kind === 'listener') phone.wake();
      },
    });
    expect(made).toBeGreaterThan(15);
    expect(new Set(done)).toEqual(new Set(KINDS));
    const views = guests.map((guest) => guest.state().snapshot?.view as History);
    for (const { history } of views) expect(history).toEqual(views[0]?.history);
    // However often a move was sent, it was written once.
    const ids = log.read().flatMap((line) => line.match(/"t":"move","id":"[^"]+"/g) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    await close();
    while (faults.held() > 0) await new Promise((soon) => setImmediate(soon));
  },
  LONG,
);

describe('a phone host', () => {
  const reaches = (port: number) =>
    new Promise<boolean>((done) => {
      const socket = net.connect(port, '127.0.0.1', () => done(true));
      socket.on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });

  test('notices by itself that its listener has died, and listens at the same port again', async () => {
    const clock = handClock();
    const { phone, join, close } = await phoneTable(game, { clock });
    faults.killListeners();
    expect(await reaches(phone.port)).toBe(false);
    const late = join();
    clock.turn(20_000);
    await until(late, ({ line }) => line === 'here');
    await close();
  });

  test('does not touch a listener that answers', async () => {
    let opened = 0;
    const tcp: Tcp = {
      createServer: (...of) => {
        opened += 1;
        return (TcpSocket as unknown as Tcp).createServer(...of);
      },
    };
    const checks: WebSocket[] = [];
    class Recorded extends WebSocket {
      constructor(url: string) {
        super(url);
        checks.push(this);
      }
    }
    const { phone, close } = await phoneTable(game, {
      tcp,
      WebSocket: Recorded as unknown as SocketConstructor,
    });
    phone.wake();
    await new Promise((done) => checks[0]?.on('close', done));
    expect([checks.length, opened]).toEqual([1, 1]);
    await close();
  });

  test('takes the next port when another app has the usual one', async () => {
    const other = net.createServer();
    const taken = await new Promise<number>((done) =>
      other.listen(0, '0.0.0.0', () => done((other.address() as net.AddressInfo).port)),
    );
    const { phone, close } = await phoneTable(game, { port: taken });
    expect(phone.port).toBeGreaterThan(taken);
    await close();
    other.close();
  });

  test('answers a typed code with the link over the address that was asked', async () => {
    const { phone, host, close } = await phoneTable(game);
    const url = `ws://127.0.0.1:${phone.port}`;
    const ask = (typed: string) =>
      askHostByCode({
        url,
        code: readCode(typed) as CodeParts,
        WebSocket: WebSocket as unknown as SocketConstructor,
      });
    const code = host.info().code ?? '';
    expect(await ask(code.toLowerCase())).toEqual({
      link: joinLink(invitationAt(host, { address: '127.0.0.1', port: phone.port })),
    });
    expect(await ask(`${code.slice(0, 5)}${code.endsWith('A') ? 'B' : 'A'}`)).toEqual({ problem: 'unknown' });
    expect(await ask(`${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`)).toEqual({ problem: 'unknown' });
    const old = await fetch(`http://127.0.0.1:${phone.port}/code/${code}`);
    expect([old.status, await old.text()]).toEqual([404, expect.not.stringContaining('join')]);
    await close();
  });

  test('says where it is', async () => {
    const at = await phoneTable(game, { addresses: () => [{ address: '127.0.0.1', kind: 'hotspot' }] });
    expect(at.phone.ways()).toEqual([
      { place: `127.0.0.1:${at.phone.port}`, kind: 'hotspot', hasWorked: false },
    ]);
    await at.close();
  });

  test('is gone once it is closed, even in the middle of listening again', async () => {
    const { phone, close } = await phoneTable(game);
    faults.killListeners();
    phone.wake();
    await close();
    for (let tries = 0; tries < 20; tries += 1) expect(await reaches(phone.port)).toBe(false);
  });
});
