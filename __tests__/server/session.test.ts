import * as fs from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { until } from '@/scripts/sim/phones/waits';
import { forgetTables } from '@/server/data/retention';

import { servingOf } from '../support/serving';

type Place = Awaited<ReturnType<typeof servingOf>>;
let place: Place;
beforeEach(async () => (place = await servingOf()));
afterEach(() => place.stop());

type Told = { readonly session: string; readonly tables: readonly { readonly id: string }[] };

/** On a line of its own: one that is kept open ends with the host. */
const local = (path: string, key = place.serving().screenLink.split('#screen=')[1] ?? '') =>
  new Promise<{ status: number; told: Told }>((done, fail) => {
    const headers = { 'x-palaver': key };
    request({ host: '127.0.0.1', port: place.serving().port, path, headers, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const { statusCode: status = 0 } = answer;
      answer.on('end', () => done({ status, told: (status === 200 ? JSON.parse(body) : null) as Told }));
    })
      .on('error', fail)
      .end();
  });
const nameIt = (name: string) => local(`/local/name?name=${encodeURIComponent(name)}`);
const nameNow = async () => (await local('/local')).told.session;

test('an evening keeps its name and its tables over a restart', async () => {
  expect(await nameNow()).toBe('');
  const ids = ['chile', 'ryv', 'podium'].map((game) => place.serving().house.create(game, 0).id);
  expect((await nameIt('  Thursday in Goma ')).status).toBe(200);
  await place.restart();
  const { told } = await local('/local');
  expect(told.session).toBe('Thursday in Goma');
  expect(told.tables.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('what is no name is not kept, an empty one takes the name away, and only the screen of the host may name', async () => {
  await nameIt('Thursday');
  expect((await nameIt('x'.repeat(41))).status).toBe(404);
  expect((await local('/local/name?name=Joker', 'no key')).status).toBe(403);
  expect(await nameNow()).toBe('Thursday');
  await nameIt('');
  expect(await nameNow()).toBe('');
});

test('the name is for its owner alone, and goes with the tables', async () => {
  await nameIt('Thursday');
  const folder = join(place.folder, 'data');
  const file = join(folder, 'session.name');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  await place.restart(() => forgetTables({ folder, id: 'one' }));
  expect(await nameNow()).toBe('Thursday');
  await place.restart(() => forgetTables({ folder, id: 'all' }));
  expect(await nameNow()).toBe('');
});

test('a table that is closed for good is gone: its phones are told, no file of it is left, the others go on', async () => {
  const [gone, stays] = ['chile', 'ryv'].map((game) => place.serving().house.create(game, 1));
  if (gone === undefined || stays === undefined) throw new Error('no tables');
  const phone = place.join(gone);
  await until(phone.guest, ({ line }) => line === 'here');
  expect((await local(`/local/close?table=${gone.id}`, 'no key')).status).toBe(403);
  expect((await local('/local/close?table=nowhere')).status).toBe(404);
  expect((await local(`/local/close?table=${gone.id}`)).status).toBe(200);
  await until(phone.guest, ({ line }) => line === 'turned-away');
  expect(phone.guest.state().why).toBe('no-table');
  expect(fs.readdirSync(join(place.folder, 'data')).filter((name) => name.startsWith(gone.id))).toEqual([]);
  await place.restart();
  expect((await local('/local')).told.tables.map(({ id }) => id)).toEqual([stays.id]);
});
