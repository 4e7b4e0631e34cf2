import { hostAddressText } from '@/net/links/linkParts';
import { eachUntil } from '@/scripts/sim/phones/waits';
import { isOurMove, type MoveTold, vouchForMove } from '@/table/recovery/ourMove';
import type { RecoveryClient } from '@/table/recovery/recoveryClient';
import { rememberMove } from '@/table/recovery/rememberedMove';
import type { Head } from '@/table/recovery/replicaFrames';
import { setOf } from '@/table/recovery/sealedLog';
import { tableCrypto } from '@/net/secure/tableCrypto';

import { lanPhone, type LanPhone, moveTo, recoveryClientOf } from '@/__tests__/support/lanPhone';
import { lanTable } from '@/__tests__/support/lanTable';
import { servingOf } from '@/__tests__/support/serving';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const LONG = 60_000;

/** Three phones in a game, their host switched off, and a laptop that offers to carry on. */
async function lostHost() {
  const { laptop: old, from, phones, guests } = await lanTable('invest', 3);
  ends.push(old.stop, () => guests().forEach((guest) => guest.close()));
  await old.serving().close();
  await eachUntil(guests(), ({ line }) => line !== 'here');

  const next = await servingOf();
  ends.push(next.stop);
  const desk = next.serving().offerRecovery();
  const there = { address: '127.0.0.1', port: next.serving().port, hostKey: desk.keys.publicKey };
  const clients = phones.map((phone) => recoveryClientOf(phone, from, there));
  ends.push(() => clients.forEach((client) => client.close()));
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  return { old, next, from, there, desk, phones, guests, clients };
}

/** Everybody agrees, and the first `count` of them go over. */
async function goOver(at: Awaited<ReturnType<typeof lostHost>>, count: number): Promise<void> {
  for (const client of at.clients) client.agree();
  await eachUntil(at.clients, ({ moved }) => moved !== null);
  for (const [n, phone] of at.phones.slice(0, count).entries())
    moveTo(phone, at.from, at.there, at.clients[n] as RecoveryClient);
  await eachUntil(at.guests().slice(0, count), ({ line }) => line === 'here');
}

test(
  '[A19] a host that comes back before anybody has agreed is still the host',
  async () => {
    const { old, next, from, guests } = await lostHost();
    await old.restart();
    await eachUntil(guests(), ({ line }) => line === 'here');
    expect(next.serving().house.table(from.tableId)).toBeUndefined();
    expect(old.serving().house.table(from.tableId)?.table().gone).toBeNull();
  },
  LONG,
);

test(
  '[A19] a host that comes back while players go over is told, and sends those who are left after the others',
  async () => {
    const at = await lostHost();
    await goOver(at, 2);
    await at.old.restart();
    const [, , late] = at.guests();
    if (late === undefined) throw new Error('three phones');
    await eachUntil([late], ({ line }) => line === 'turned-away');
    expect(late.state()).toMatchObject({ why: 'moved', movedTo: { hostKey: at.there.hostKey } });
    const before = at.old.serving().house.table(at.from.tableId);
    expect(before?.table().gone).toMatchObject({ hostKey: at.there.hostKey });
    const now = at.next.serving().house.table(at.from.tableId);
    expect(now?.table()).toMatchObject({ epoch: 1, gone: null });
    expect(now?.table().formers.at(-1)?.vouches).toHaveLength(6);
  },
  LONG,
);

test.each([
  ['plays on with a phone that remembers nothing', false],
  ['is told by any phone that remembers, closes for all, and stays closed after another start', true],
])(
  '[A19] a host that comes back afterwards, when the new one is out of reach, %s',
  async (_, remembers) => {
    const at = await lostHost();
    await goOver(at, 0);
    await at.next.serving().close();
    const moved = at.clients[0]?.state().moved as MoveTold;
    const to = { hostKey: at.there.hostKey, addresses: [hostAddressText(at.there)] };
    const { proof, epoch } = moved;
    const [first] = at.phones as [LanPhone, LanPhone, LanPhone];
    if (remembers && proof !== undefined) rememberMove(first.values, at.from.tableId, { epoch, proof, to });
    await at.old.restart();
    const isSettled = ({ line }: { line: string }) => line === (remembers ? 'turned-away' : 'here');
    await eachUntil(at.guests(), isSettled);
    if (!remembers) return;
    await at.old.restart();
    const stray = lanPhone(at.from);
    ends.push(() => stray.guest.close());
    await eachUntil([stray.guest], isSettled);
    expect(stray.guest.state()).toMatchObject({ why: 'moved', movedTo: to });
  },
  LONG,
);

test(
  '[A19] [W11.9] a phone that slept through two moves follows the row of them, if each was agreed to; one missing step ends it',
  async () => {
    const { phones } = await lostHost();
    const movers = phones.map(({ keys, guest }) => ({
      crypto: tableCrypto,
      self: keys,
      logs: guest.sealedLogs(),
    }));
    const [sleeper, ...others] = movers;
    const head = sleeper?.logs[0]?.head as Head;
    if (sleeper === undefined) throw new Error('three phones');
    const me = sleeper.self.publicKey;
    const step = (epoch: number, hostKey: string) => ({
      epoch,
      hostKey,
      set: setOf(head.id),
      vouches: others.flatMap((other) =>
        vouchForMove(other, { ...head, epoch: epoch - 1 }, hostKey).flatMap(({ from, to, mac }) =>
          to === me ? [{ from, mac }] : [],
        ),
      ),
    });
    const [second, third] = [tableCrypto.newKeyPair().publicKey, tableCrypto.newKeyPair().publicKey];
    const steps = [step(1, second), step(2, third)];
    const isFollowed = (row: typeof steps, epoch = 2) =>
      isOurMove({ ...sleeper, hasAgreed: false }, third, { t: 'moved', join: '', epoch, steps: row });
    expect(isFollowed(steps)).toBe(true);
    expect(isFollowed(steps.slice(1))).toBe(false);
    expect(isFollowed([{ ...step(1, second), vouches: [] }, step(2, third)])).toBe(false);
    expect(isFollowed([step(1, second), { ...step(2, third), vouches: step(2, second).vouches }])).toBe(
      false,
    );
    expect(isFollowed([step(1, third)], 2)).toBe(false);
    expect(isFollowed([...steps].reverse())).toBe(false);
  },
  LONG,
);
