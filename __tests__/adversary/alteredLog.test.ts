import { openTable, type OpenTable } from '@/net/lan/openTable';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { eachUntil, nextChange } from '@/scripts/sim/phones/waits';
import type { Guest } from '@/table/guest/guest';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import type { Defences } from '@/table/trust/phoneTrust';

import { GAMES } from '@/__tests__/support/games';
import { moveTo, recoveryClientOf } from '@/__tests__/support/lanPhone';
import { lanTable } from '@/__tests__/support/lanTable';
import { phoneListener } from '@/__tests__/support/phoneListener';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Lines = readonly string[];
type Change = (lines: Lines) => Lines;
const AS_IT_WAS: Change = (lines) => lines;
/** In what all had seen long before: another name on a seat. */
const ALTERED: Change = (lines) =>
  lines.map((line) => (line.includes('"t":"sit"') ? line.replace('"Player 1"', '"Player X"') : line));
/** Without the last moves. */
const without =
  (count: number): Change =>
  (lines) => {
    const moves = lines.filter((line) => line.includes('"t":"move"')).slice(-count);
    return lines.filter((line) => !moves.includes(line));
  };
const MOVES = 3;
/** Every phone has vouched twice for what it was shown. */
const LONG_ENOUGH = 40;
/** The device says that the table has moved more often than it has. */
const laterEpoch: Change = (lines) =>
  lines.map((line) => (line.startsWith('{"t":"moved"') ? line.replace(/"epoch":1/g, '"epoch":5') : line));
const both =
  (...changes: readonly Change[]): Change =>
  (lines) =>
    changes.reduce((now, change) => change(now), lines);

const legalOf = (guest: Guest) => guest.state().snapshot?.legal ?? [];

/** So many moves are made, and everybody who is there has seen them. */
async function play(guests: readonly Guest[], count: number): Promise<void> {
  for (let made = 0; made < count;) {
    const mover = guests.find((guest) => legalOf(guest).length > 0);
    const [legal] = mover === undefined ? [] : legalOf(mover);
    const { rev } = mover?.state() ?? { rev: -1 };
    if (legal !== undefined && (await mover?.choose(legal))?.ok === true) {
      made += 1;
      await eachUntil(guests, (state) => state.rev > rev);
    } else await nextChange(guests);
  }
}

/** The players open their table on a device that changes the log, and come to it. */
async function openedOn(
  change: Change,
  given: { readonly defences?: Partial<Defences>; readonly hasChain?: boolean; readonly isAlone?: boolean },
) {
  const { laptop, from, phones, guests } = await lanTable('chile', 2);
  ends.push(() => guests().forEach((guest) => guest.close()));
  await eachUntil(guests(), ({ snapshot }) => snapshot !== null);
  await play(guests(), MOVES);
  if (given.isAlone === true) {
    // The other phone is away when the last move is made.
    const mover = guests().find((guest) => legalOf(guest).length > 0);
    for (const guest of guests()) if (guest !== mover) guest.close();
    if (mover !== undefined) await play([mover], 1);
  }
  const whoSaw = guests().map(
    (guest) => guest.state().rev === Math.max(...guests().map((g) => g.state().rev)),
  );
  await laptop.stop();

  let table: OpenTable | null = null;
  const desk = recoveryDesk(({ lines }) => {
    table = openTable({
      store: memoryLog([...change(lines)]),
      values: memoryValues(),
      games: GAMES,
      addresses: () => [],
    });
  });
  const device = await phoneListener({ host: () => table?.host ?? null, recovery: desk });
  ends.push(device.close, desk.close, () => (table as OpenTable | null)?.close());
  const there = { address: '127.0.0.1', port: device.port, hostKey: desk.keys.publicKey };
  const clients = phones.map((phone) => recoveryClientOf(phone, from, there));
  ends.push(() => clients.forEach((client) => client.close()));
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  for (const client of clients) client.agree();
  await eachUntil(clients, ({ moved }) => moved !== null);
  for (const [n, phone] of phones.entries()) {
    const client = clients[n];
    if (given.hasChain === false) phone.values.remove(keyFor.chain(from.tableId));
    if (client !== undefined) moveTo(phone, from, there, client, given.defences);
  }
  await eachUntil(
    guests(),
    ({ line, trust, snapshot }) => trust.alarm !== null || (line === 'here' && snapshot !== null),
  );
  return { alarms: guests().map((guest) => guest.state().trust.alarm?.what ?? null), whoSaw };
}

describe('[A18] a device that the players agreed to', () => {
  test('and that plays on with the log as it was raises no alarm', async () => {
    expect((await openedOn(AS_IT_WAS, {})).alarms).toEqual([null, null]);
  });

  test('and that changes the log first goes unseen by phones that kept no chain', async () => {
    expect((await openedOn(ALTERED, { hasChain: false })).alarms).toEqual([null, null]);
  });

  test('and that changes the log first is found out by every phone that comes', async () => {
    expect((await openedOn(ALTERED, {})).alarms).toEqual(['fork', 'fork']);
  });

  test('and that cuts its end goes unseen where nobody asks for what was brought', async () => {
    const { alarms } = await openedOn(without(MOVES), { defences: { cut: () => true } });
    expect(alarms).toEqual([null, null]);
  });

  test.each([1, MOVES])(
    '[W11.15] and that cuts off the last %i moves is found out by every phone',
    async (count) => {
      expect((await openedOn(without(count), {})).alarms).toEqual(['fork', 'fork']);
    },
  );

  test('[W11.15] and that cuts it off under a later epoch is found out by every phone', async () => {
    expect((await openedOn(both(without(1), laterEpoch), {})).alarms).toEqual(['fork', 'fork']);
  });

  test('[W11.15] and that cuts off what only one of them had is found out by that one', async () => {
    const { alarms, whoSaw } = await openedOn(without(1), { isAlone: true });
    expect([...whoSaw].sort()).toEqual([false, true]);
    expect(alarms).toEqual(whoSaw.map((saw) => (saw ? 'fork' : null)));
  });
});

/** One phone of three is away when the others open their table elsewhere; it alone has seen the last moves. */
async function cameLate(change: Change, count = MOVES) {
  const { laptop, from, phones, guests } = await lanTable('invest', 3);
  ends.push(() => guests().forEach((guest) => guest.close()));
  await play(guests(), count);
  while (!guests().some((guest) => legalOf(guest).length > 0)) await nextChange(guests());
  const late = phones.find(({ guest }) => legalOf(guest).length > 0) as (typeof phones)[number];
  const others = phones.filter((phone) => phone !== late);
  for (const { guest } of others) guest.close();
  await play([late.guest], 1);
  const seen = late.guest.state().rev;
  await laptop.stop();

  let table: OpenTable | null = null;
  const desk = recoveryDesk(({ lines }) => {
    const store = memoryLog([...change(lines)]);
    table = openTable({ store, values: memoryValues(), games: GAMES, addresses: () => [] });
  });
  const device = await phoneListener({ host: () => table?.host ?? null, recovery: desk });
  ends.push(device.close, desk.close, () => (table as OpenTable | null)?.close());
  const there = { address: '127.0.0.1', port: device.port, hostKey: desk.keys.publicKey };
  const come = async (coming: typeof phones) => {
    const clients = coming.map((phone) => recoveryClientOf(phone, from, there));
    ends.push(() => clients.forEach((client) => client.close()));
    await eachUntil(clients, ({ gathering, moved }) => gathering !== null || moved !== null);
    if (coming.length > 1) {
      for (const client of clients) client.agree();
      await eachUntil(clients, ({ gathering }) => gathering?.people.filter((one) => one.agreed).length === 2);
      desk.goOn(from.tableId);
    }
    await eachUntil(clients, ({ moved }) => moved !== null);
    for (const [n, phone] of coming.entries()) moveTo(phone, from, there, clients[n] as never);
    const isThere = ({ line, trust, snapshot }: ReturnType<Guest['state']>) =>
      trust.alarm !== null || (line === 'here' && snapshot !== null);
    await eachUntil(
      coming.map(({ guest }) => guest),
      isThere,
    );
  };
  await come(others);
  await come([late]);
  const told = (phone: (typeof phones)[number]) => {
    const { trust, rev } = phone.guest.state();
    return { alarm: trust.alarm?.what ?? null, rev, isTold: (trust.lost ?? 0) > 0 };
  };
  return { seen, late: told(late), others: others.map(told) };
}

describe('a phone that was away when its table moved, and alone had seen the last move', () => {
  test('[W11.16] goes on with the others without it, and is told so instead of raising an alarm', async () => {
    const { seen, late, others } = await cameLate(AS_IT_WAS);
    expect(others).toEqual([0, 1].map(() => ({ alarm: null, rev: seen - 1, isTold: false })));
    expect(late).toEqual({ alarm: null, rev: seen - 1, isTold: true });
  });

  test('[A18] [W11.16] finds a device out that changed what it had seen long before', async () => {
    expect((await cameLate(ALTERED, LONG_ENOUGH)).late.alarm).toBe('fork');
  });
});
