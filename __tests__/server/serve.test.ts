import * as fs from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { until } from '@/scripts/sim/phones/waits';
import { openTableRegistry } from '@/server/tableRegistry';
import type { Guest } from '@/table/guest/guest';

import { GAMES } from '../support/games';
import { servingOf } from '../support/serving';
import { raw, rawPeer, rawWebSocket } from '../support/transportRaw';

type Place = Awaited<ReturnType<typeof servingOf>>;
let place: Place;
beforeEach(async () => (place = await servingOf()));
afterEach(() => place.stop());

const fetched = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    request({ host: '127.0.0.1', port: place.serving().port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
    })
      .on('error', fail)
      .end();
  });

/** Every byte there is, a line end among them: without one a host would rightly wait for the rest. */
const GARBAGE = Uint8Array.from({ length: 256 }, (_, n) => n ^ 0xa5);

/** What the page at the host's link sends. */
const local = () => ({ 'x-palaver': place.serving().screenLink.split('#screen=')[1] ?? '' });

/** A person and three bots, dealt in and playing. */
async function gameInProgress() {
  const host = place.serving().house.create('dystocratic', 3);
  const phone = place.join(host);
  await until(phone.guest, ({ line }) => line === 'here');
  await phone.guest.ask({ type: 'sit', seat: 3, name: 'Amina' });
  await phone.guest.ask({ type: 'options', options: { firstDealer: '3' } });
  await phone.guest.ask({ type: 'start' });
  await until(phone.guest, ({ snapshot }) => snapshot !== null);
  return { host, phone };
}

/** A bot's Force may cross the lock; then there is another choice to make. */
async function lockAny(guest: Guest): Promise<void> {
  for (;;) {
    const lock = guest.state().snapshot?.legal.find(({ type }) => type === 'lock');
    if (lock === undefined) throw new Error('nothing to lock');
    const answer = await guest.choose(lock);
    if (answer.ok) return;
    expect(answer.why).toBe('stale');
  }
}

describe('the desk', () => {
  test('gives the tables with their secrets to the laptop itself, and to no page of another site', async () => {
    const host = place.serving().house.create('dystocratic', 1);
    const { body } = await fetched('/local', local());
    expect(JSON.parse(body)).toMatchObject({
      tables: [{ id: host.id, stage: 'lobby', steward: host.stewardSecret }],
    });
    expect((await fetched('/local')).status).toBe(403);
    expect((await fetched('/local/new?game=dystocratic')).status).toBe(403);
    const made = JSON.parse((await fetched('/local/new?game=dystocratic', local())).body) as { id: string };
    expect(place.serving().house.table(made.id)).toBeDefined();
    expect((await fetched('/local/new?game=../../etc', local())).status).toBe(404);
  });

  test('gives nothing to another program of the computer, which has no key', async () => {
    place.serving().house.create('dystocratic', 1);
    const { 'x-palaver': key } = local();
    const nearly = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const shown of ['1', '', key.slice(0, -1), `${key}0`, nearly])
      expect(await fetched('/local', { 'x-palaver': shown })).toEqual({
        status: 403,
        body: '403 Forbidden\n',
      });
    expect(fs.statSync(join(place.folder, 'data', 'screen.key')).mode & 0o777).toBe(0o600);
  });

  test('gives nothing to a page of another name that somebody points at this computer', async () => {
    for (const host of ['palaver.lan', 'localhost.lan', 'laptop', '192.168.1.5:80', '127.0.0.2', '[::2]'])
      expect((await fetched('/local', { ...local(), host })).status).toBe(404);
    for (const host of ['localhost', 'LOCALHOST:8787', '127.0.0.1', '[::1]:80'])
      expect((await fetched('/local', { ...local(), host })).status).toBe(200);
  });

  test('knows an open screen again after a restart', async () => {
    const before = local();
    await place.restart();
    expect((await fetched('/local', before)).status).toBe(200);
  });

  test('makes a new key when somebody has emptied the file of the old one', async () => {
    const file = join(place.folder, 'data', 'screen.key');
    await place.restart(() => fs.writeFileSync(file, ''));
    expect((await fetched('/local', { 'x-palaver': '' })).status).toBe(403);
    expect((await fetched('/local', local())).status).toBe(200);
  });

  test('tells a code to nobody who asks for it in the open', async () => {
    const host = place.serving().house.create('dystocratic', 0);
    const code = host.info().code ?? '';
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    // Whatever is no file is the app's own page, for everybody the same.
    expect(await fetched(`/code/${code}`)).toEqual(await fetched('/code/AAAAAA'));
    expect((await fetched(`/code/${code}`)).body).toBe('<p>the app</p>');
  });

  test('[W2.1] keeps the code of a table through a restart, and gives each table a first letter of its own', async () => {
    const { house } = place.serving();
    const codes = Array.from({ length: 12 }, () => house.create('dystocratic', 0).info().code ?? '');
    expect(new Set(codes.map((code) => code.charAt(0))).size).toBe(12);
    await place.restart();
    const after = place
      .serving()
      .house.tables()
      .map((host) => host.info().code);
    expect([...after].sort()).toEqual([...codes].sort());
  });
});

describe('a house', () => {
  test('keeps several tables apart, each with its own link', async () => {
    const { house } = place.serving();
    const [one, two] = [house.create('dystocratic', 2), house.create('dystocratic', 0)];
    const phone = place.join(two);
    await until(phone.guest, ({ line }) => line === 'here');
    expect(phone.guest.state().table).toMatchObject({ id: two.id });
    expect(phone.guest.state().table?.seats.every(({ kind }) => kind === 'open')).toBe(true);
    const lost = place.join({ ...one, joinSecret: two.joinSecret });
    await until(lost.guest, ({ line }) => line === 'turned-away');
    expect(lost.guest.state().why).toBe('bad-link');
  });

  test('opens its tables again from their files, and the phones come back by themselves', async () => {
    const { phone } = await gameInProgress();
    const before = phone.guest.state().snapshot?.view as { hand: unknown[] };
    await place.restart();
    await until(phone.guest, ({ line }) => line === 'away');
    await until(phone.guest, ({ line }) => line === 'here');
    expect((phone.guest.state().snapshot?.view as { hand: unknown[] }).hand).toEqual(before.hand);
    expect(await phone.guest.choose({ type: 'deal' })).toEqual({ ok: true });
  }, 30_000);

  test('says which file is damaged, leaves it as it is, and opens the others', async () => {
    const { house } = place.serving();
    const [good, bad] = [house.create('dystocratic', 0), house.create('dystocratic', 0)];
    const data = join(place.folder, 'data');
    const file = join(data, `${bad.id}.table`);
    const bytes = fs.readFileSync(file);
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    fs.writeFileSync(file, bytes);
    await place.serving().close();
    const again = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [] });
    expect(again.troubled()).toMatchObject([{ id: bad.id, file, trouble: 'damaged' }]);
    expect(again.tables().map(({ id }) => id)).toEqual([good.id]);
    expect(fs.readFileSync(file)).toEqual(bytes);
    again.close();
  });

  test("writes no vote of a bot into the table's file before it is opened", async () => {
    const { phone } = await gameInProgress();
    await phone.guest.choose({ type: 'deal' });
    await lockAny(phone.guest);
    // The bots after the Dealer lock until the last: the person at seat 3 was first, so all lock and open.
    await until(
      phone.guest,
      ({ snapshot }) => (snapshot?.view as { history: unknown[] }).history.length === 1,
    );
    const data = join(place.folder, 'data');
    const name = fs.readdirSync(data).find((file) => file.endsWith('.table')) ?? '';
    const lines = fs.readFileSync(join(data, name), 'utf8').trim().split('\n');
    const opens = lines.findIndex((line) => line.includes('"type":"open"'));
    const locks = lines.flatMap((line, at) => (line.includes('"type":"lock"') ? [at] : []));
    expect(locks).toHaveLength(4);
    expect(Math.max(...locks)).toBeLessThan(opens);
    const slips = lines.slice(opens).flatMap((line) => line.match(/[0-9a-f]{64}/g) ?? []);
    for (const slip of slips) expect(lines.slice(0, opens).join('\n')).not.toContain(slip.slice(0, 32));
  }, 30_000);
});

describe('a game in progress does not notice', () => {
  test('garbage, floods and strangers, while each of them is refused', async () => {
    const { host, phone } = await gameInProgress();
    const { port } = place.serving();
    const url = `ws://127.0.0.1:${port}/t/${host.id}`;
    const lines: string[] = [];
    const stopWatching = phone.guest.subscribe(() => lines.push(phone.guest.state().line));

    const wrongVersion = rawWebSocket(url);
    await wrongVersion.open;
    wrongVersion.socket.send(Uint8Array.of(99, 1, 2, 3));
    await wrongVersion.closed;
    expect(Buffer.concat(wrongVersion.frames).toString('latin1')).toContain('version');

    const oldLink = place.join({ ...host, secretKey: '11'.repeat(32) });
    await until(oldLink.guest, ({ line }) => line === 'turned-away');
    expect(oldLink.guest.state().why).toBe('bad-link');
    const noTable = place.join({ ...host, id: 'nowhere' });
    await until(noTable.guest, ({ line }) => line === 'turned-away');
    expect(noTable.guest.state().why).toBe('no-table');
    const revoked = place.join(host, { ticket: '22'.repeat(16) });
    await until(revoked.guest, ({ line }) => line === 'turned-away');
    expect(revoked.guest.state().why).toBe('bad-ticket');

    const full = place.join(host);
    await until(full.guest, ({ line }) => line === 'here');
    expect(await full.guest.ask({ type: 'sit', seat: 3, name: 'Late' })).toEqual({
      ok: false,
      why: 'table-full',
    });

    expect(await raw(port, Buffer.from(GARBAGE))).toMatch(/^HTTP\/1\.1 400/);
    const big = rawWebSocket(url);
    await big.open;
    big.socket.send(new Uint8Array(1024 * 1024));
    await big.closed;

    const many = Array.from({ length: 1_000 }, () => rawPeer(port));
    const silent = rawWebSocket(url);
    await Promise.all(
      many.map(({ closed, socket }) => Promise.race([closed, new Promise((on) => socket.on('connect', on))])),
    );
    expect(await phone.guest.choose({ type: 'deal' })).toEqual({ ok: true });
    await lockAny(phone.guest);
    await until(
      phone.guest,
      ({ snapshot }) => (snapshot?.view as { history: unknown[] }).history.length === 1,
    );
    for (const { socket } of many) socket.destroy();
    silent.socket.terminate();
    stopWatching();
    expect(new Set(lines)).toEqual(new Set(['here']));
  }, 60_000);
});
