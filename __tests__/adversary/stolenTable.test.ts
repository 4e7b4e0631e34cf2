import net from 'node:net';

import { acceptTable } from '@/net/http/acceptTable';
import { hostCore } from '@/net/http/hostCore';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Game } from '@/rules/engine';
import { eachUntil } from '@/scripts/sim/phones/waits';
import { newTable } from '@/table/host/asks/newTable';
import type { createRecoveryClient, RecoveryClientState } from '@/table/recovery/recoveryClient';
import { isOurMove, vouchForMove } from '@/table/recovery/ourMove';
import { type FromRecoveryClient, parseFromRecoveryClient } from '@/table/recovery/recoveryFrames';
import type { Recovered } from '@/table/recovery/recoveryServer';
import type { Head } from '@/table/recovery/replicaFrames';
import { setOf } from '@/table/recovery/sealedLog';

import { GAMES } from '@/__tests__/support/games';
import { inventedLog } from '@/__tests__/support/inventedLog';
import { type LanPhone, recoveryClientOf } from '@/__tests__/support/lanPhone';
import { lanTable } from '@/__tests__/support/lanTable';
import { phoneListener } from '@/__tests__/support/phoneListener';

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Two phones in a game whose host has just gone, and a device that offers to carry on. */
async function lostTable() {
  const { laptop, from, phones, guests } = await lanTable('chile', 2);
  ends.push(() => guests().forEach((guest) => guest.close()));
  await eachUntil(guests(), ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  await laptop.stop();

  const found: Recovered[] = [];
  const desk = recoveryDesk((one) => void found.push(one));
  ends.push(desk.close);
  const device = await phoneListener({ host: () => null, recovery: desk });
  ends.push(device.close);
  const there = { address: '127.0.0.1', port: device.port, hostKey: desk.keys.publicKey };
  const come = (
    phone: Parameters<typeof recoveryClientOf>[0],
    given?: Partial<Parameters<typeof createRecoveryClient>[0]>,
  ) => {
    const client = recoveryClientOf(phone, from, there, given);
    ends.push(client.close);
    return client;
  };
  return { from, phones, desk, found, come };
}

/** Two keys that a stranger made up, with shares and a log that fit each other, of a host long after ours. */
async function strangers(table: string) {
  const keys = [tableCrypto.newKeyPair(), tableCrypto.newKeyPair()];
  const game = GAMES['chile'] as Game;
  const lines = [newTable({ id: table, game, crypto: tableCrypto })];
  const logs = await inventedLog({ table, game: game.id, epoch: 1_000, lines, keys });
  return keys.map((pair, at) => ({ keys: pair, guest: { sealedLogs: () => logs.slice(at, at + 1) } }));
}

const NAMES = { ours: ['Player 0', 'Player 1'], theirs: ['Stranger 0', 'Stranger 1'] };

/** Our phones and the strangers at one device, and everybody has agreed. */
async function bothHere(isOurs?: typeof isOurMove) {
  const lost = await lostTable();
  const { from, phones, desk, come } = lost;
  const clients = phones.map((phone) => come(phone, { ...(isOurs && { isOurs }) }));
  const made = (await strangers(from.tableId)).map((one) => come(one));
  const isHere = (names: readonly string[]) => (state: RecoveryClientState) =>
    state.gathering?.people.every(({ name, here }) => names.includes(name) && here) === true;
  await eachUntil(clients, isHere(NAMES.ours));
  await eachUntil(made, isHere(NAMES.theirs));
  for (const client of [...made, ...clients]) client.agree();
  const isAgreed = (state: RecoveryClientState) =>
    state.gathering?.people.every(({ agreed }) => agreed) === true;
  await eachUntil([...made, ...clients], isAgreed);
  const groupOf = (names: readonly string[]) =>
    desk.gatherings().find(({ gathering }) => names.includes(gathering.people[0]?.name ?? ''))?.group;
  return { ...lost, clients, made, groupOf };
}

const isTold = ({ moved, line }: RecoveryClientState) => moved !== null || line === 'turned-away';

test.each([
  ['takes every phone away where a phone follows whoever calls', () => true, 'moved'],
  ['leads nobody away, even if somebody at the device picks the wrong names', undefined, 'not-our-table'],
])('[A16] [W11.7] a stranger with made-up keys and a log of a later host %s', async (_, isOurs, outcome) => {
  const { from, desk, found, clients, groupOf } = await bothHere(isOurs);
  // Two groups: nothing opens by itself.
  expect(found).toEqual([]);
  desk.goOn(from.tableId, groupOf(NAMES.theirs));
  await eachUntil(clients, isTold);
  expect(found).toHaveLength(1);
  for (const client of clients)
    expect(client.state()).toMatchObject(
      outcome === 'moved'
        ? { line: 'here', moved: { epoch: 1_001 } }
        : { line: 'turned-away', why: 'not-our-table', moved: null },
    );
});

test('[A16] [W11.6] strangers are a group of their own with their own names, and the true group opens from its own shares', async () => {
  const { from, desk, found, clients, made, groupOf } = await bothHere();
  expect(desk.gatherings().map(({ id }) => id)).toEqual([from.tableId, from.tableId]);
  desk.goOn(from.tableId);
  expect(desk.gatherings().map(({ gathering }) => gathering.stage)).toEqual(['gathering', 'gathering']);
  desk.goOn(from.tableId, groupOf(NAMES.ours));
  await eachUntil(clients, isTold);
  for (const client of clients) expect(client.state().moved).toMatchObject({ epoch: 1 });
  expect(found).toHaveLength(1);
  expect(found[0]?.lines.filter((line) => line.includes('"t":"sit"'))).toHaveLength(2);
  await eachUntil(made, isTold);
  for (const one of made) expect(one.state().moved).toBeNull();
});

test('[A16] strangers who were there first open a table of their own; our phones are told, and go on waiting for their host', async () => {
  const { from, phones, found, come } = await lostTable();
  const made = (await strangers(from.tableId)).map((one) => come(one));
  await eachUntil(made, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  for (const one of made) one.agree();
  await eachUntil(made, isTold);
  expect(found).toHaveLength(1);
  const clients = phones.map((phone) => come(phone));
  await eachUntil(clients, isTold);
  for (const client of clients)
    expect(client.state()).toMatchObject({ line: 'turned-away', why: 'not-our-table', moved: null });
});

test('[A16] strangers who name our players as theirs, with our shares’ own name, neither hide our group nor take it in', async () => {
  const { from, phones, desk, come } = await lostTable();
  const clients = phones.map((phone) => come(phone));
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  const ours = phones[0]?.guest.sealedLogs()[0]?.head as Head;
  const made = (await strangers(from.tableId)).map(({ keys, guest }) =>
    come({
      keys,
      guest: {
        sealedLogs: () =>
          guest.sealedLogs().map((log) => ({
            ...log,
            head: { ...log.head, id: ours.id, holders: [...log.head.holders, ...ours.holders] },
          })),
      },
    }),
  );
  await eachUntil(made, ({ gathering }) => gathering?.people.length === 4);
  const names = desk.gatherings().map(({ gathering }) => gathering.people.map(({ name }) => name));
  expect(names).toHaveLength(2);
  expect(names).toContainEqual(NAMES.ours);
  for (const client of clients)
    expect(client.state().gathering?.people.map(({ name }) => name)).toEqual(NAMES.ours);
});

/** A device with a key of its own that has heard the names of all shares, for which nobody has agreed to anything. */
async function falseDevice(tableId: string, answer: (aid: FromRecoveryClient & { t: 'aid' }) => object) {
  const keys = tableCrypto.newKeyPair();
  const core = hostCore({
    tcp: net,
    file: () => null,
    onLink: acceptTable({
      tables: (id) => (id === tableId ? keys : null),
      onChannel: (_, channel) =>
        channel.listen({
          message: (text) => {
            const message = parseFromRecoveryClient(text);
            if (message?.t === 'aid') channel.send(JSON.stringify(answer(message)));
          },
          closed: () => undefined,
        }),
    }),
  });
  const { port } = await core.listen({ port: 0, host: '127.0.0.1' });
  ends.push(core.close);
  return { address: '127.0.0.1', port, hostKey: keys.publicKey };
}

test.each([
  ['is followed by a phone that asks for no agreement of the others', () => true, 'moved'],
  ['is not followed', undefined, 'not-our-table'],
])(
  '[A16] [W11.9] a device that only says it has the table, with all names right, %s',
  async (_, isOurs, outcome) => {
    const { from, phones } = await lostTable();
    const told: { hostKey: string } = { hostKey: '' };
    const there = await falseDevice(from.tableId, ({ heads }) => {
      const head = heads[0] as Head;
      const [set, epoch] = [setOf(head.id), head.epoch + 1];
      const proof = { set, from: head.epoch, epoch, hostKey: told.hostKey, mac: 'ab'.repeat(32) };
      const vouches = head.holders.map(({ key }) => ({ from: key, mac: 'cd'.repeat(11) }));
      const steps = [{ epoch, set, hostKey: told.hostKey, vouches }];
      return { t: 'moved', join: '0a'.repeat(16), epoch, proof, steps };
    });
    told.hostKey = there.hostKey;
    const clients = phones.map((phone) =>
      recoveryClientOf(phone, from, there, { ...(isOurs && { isOurs }) }),
    );
    ends.push(() => clients.forEach((client) => client.close()));
    await eachUntil(clients, ({ moved, line }) => moved !== null || line === 'turned-away');
    for (const client of clients)
      expect(client.state()).toMatchObject(
        outcome === 'moved'
          ? { line: 'here', moved: { epoch: 1 } }
          : { line: 'turned-away', why: 'not-our-table', moved: null },
      );
  },
);

test('[A16] [W11.8] one player who agrees for all others leads nobody away: each agreement is for one phone, one host and one move', async () => {
  const { phones } = await lostTable();
  const moverOf = ({ keys, guest }: LanPhone) => ({
    crypto: tableCrypto,
    self: keys,
    logs: guest.sealedLogs(),
  });
  const [mine, other] = [moverOf(phones[0] as LanPhone), moverOf(phones[1] as LanPhone)];
  const head = mine.logs[0]?.head as Head;
  const [hostKey, otherHost] = [tableCrypto.newKeyPair(), tableCrypto.newKeyPair()].map(
    (one) => one.publicKey,
  );
  const given = vouchForMove(other, head, hostKey ?? '');
  const step = { epoch: 1, set: setOf(head.id), hostKey: hostKey ?? '' };
  const isFollowed = (these: { vouches: { from: string; mac: string }[] }, change: object = {}) => {
    const steps = [{ ...step, ...these, ...change }];
    const { epoch, hostKey: to } = steps[0] as typeof step;
    return isOurMove({ ...mine, hasAgreed: true }, to, { t: 'moved', join: '', epoch, steps });
  };
  const toMe = given.filter(({ to }) => to === mine.self.publicKey);
  expect(toMe).toHaveLength(1);
  expect(isFollowed({ vouches: toMe })).toBe(true);
  expect(isFollowed({ vouches: [] })).toBe(false);
  expect(isFollowed({ vouches: [...toMe, ...toMe] }, { epoch: 2 })).toBe(false);
  expect(isFollowed({ vouches: toMe }, { hostKey: otherHost })).toBe(false);
  expect(isFollowed({ vouches: toMe }, { set: '00'.repeat(8) })).toBe(false);
  // Said by another than the one who said it, or my own words given back to me.
  const own = vouchForMove(mine, head, hostKey ?? '').map(({ mac }) => ({ from: other.self.publicKey, mac }));
  expect(isFollowed({ vouches: own })).toBe(false);
  const stranger = tableCrypto.newKeyPair();
  const strange = vouchForMove({ ...other, self: stranger }, head, hostKey ?? '');
  expect(isFollowed({ vouches: strange.map(({ from, mac }) => ({ from, mac })) })).toBe(false);
  // Without one's own agreement the other's alone are too few.
  const alone = { t: 'moved', join: '', epoch: 1, steps: [{ ...step, vouches: toMe }] } as const;
  expect(isOurMove({ ...mine, hasAgreed: false }, hostKey ?? '', { ...alone, steps: [...alone.steps] })).toBe(
    false,
  );
});
