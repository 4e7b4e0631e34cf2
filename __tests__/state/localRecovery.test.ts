import { getDefaultStore } from 'jotai';

import { invitationAt } from '@/net/lan/invitation';
import { joinLink } from '@/net/links/joinLink';
import { loopback } from '@/net/loopback';
import { openTable } from '@/net/lan/openTable';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { publicKeyOf } from '@/net/secure/keys';
import { until } from '@/scripts/sim/phones/waits';
import { addGuestHere, hostedHere, joinByLink, leaveTable } from '@/state/session/connectToTable';
import { forgetTable } from '@/state/session/forget';
import { canRecover, recoveryAtom } from '@/state/recovery/recoveryState';
import { agree, recoverOnThisPhone, stopRecovery } from '@/state/recovery/recoverTable';
import { tableSessionAtom, currentSession } from '@/state/session/tableSession';
import type { Channel } from '@/table/wire/channel';
import { newTable } from '@/table/host/host';
import { memoryLog, memoryValues } from '@/table/storage/storage';

import { GAMES } from '@/__tests__/support/games';

let mockOld: ((seatSecret: string) => Channel) | null = null;
jest.mock('@/net/dial/webSocketDial', () => ({
  dialTable:
    ({ seatSecret }: { seatSecret: string }) =>
    () =>
      mockOld === null ? Promise.reject(new Error('nobody there')) : Promise.resolve(mockOld(seatSecret)),
}));
const mockWays = [{ place: '192.168.43.7:8788', kind: 'hotspot', hasWorked: false }];
const mockClose = jest.fn(() => Promise.resolve());
jest.mock('@/state/hosting/hosting', () => ({
  hostingProblem: null,
  hostTable: () => Promise.resolve({ port: 8788, ways: () => mockWays, close: mockClose }),
}));

/** Waits on what screens see, never on time. */
const untilSeen = (holds: () => boolean) =>
  new Promise<void>((done) => {
    const store = getDefaultStore();
    const look = () => {
      if (!holds()) return;
      stops.forEach((stop) => stop());
      done();
    };
    const stops = [store.sub(recoveryAtom, look), store.sub(tableSessionAtom, look)];
    look();
  });

const recovery = () => {
  const now = getDefaultStore().get(recoveryAtom);
  if (now === null || now === 'choosing') throw new Error('nothing is being carried on');
  return now;
};

/** Two players share this phone at the table of a host that then goes for good. */
async function atLostTable() {
  const chile = GAMES['chile'];
  if (chile === undefined) throw new Error('no game');
  const store = memoryLog([newTable({ id: 'lost', game: chile, crypto: tableCrypto })]);
  const old = openTable({ store, values: memoryValues(), games: GAMES, addresses: () => [] });
  const lines = new Set<ReturnType<typeof loopback>>();
  mockOld = (seatSecret) => {
    const keys = { host: publicKeyOf(old.host.secretKey), guest: publicKeyOf(seatSecret) };
    const line = loopback({ keys });
    lines.add(line);
    old.host.accept(line.host);
    return line.guest;
  };
  joinByLink(joinLink(invitationAt(old.host, { address: '192.168.43.1', port: 8787 })));
  addGuestHere();
  const guests = currentSession()?.guests ?? [];
  for (const [seat, guest] of guests.entries()) {
    await until(guest, ({ line }) => line === 'here');
    await guest.ask({ type: 'sit', seat, name: `P${seat}` });
  }
  await guests[0]?.ask({ type: 'start' });
  for (const guest of guests) await until(guest, ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  mockOld = null;
  old.close();
  for (const line of lines) line.cut();
  for (const guest of guests) await until(guest, ({ line }) => line === 'away');
  return guests.map((guest) => guest.state().snapshot);
}

beforeEach(() => mockClose.mockClear());
afterEach(() => forgetTable('lost'));

test('this phone recovers its table: it shows its address to the others, its players agree, and it is the host', async () => {
  const seen = await atLostTable();
  expect(canRecover()).toBe(true);
  await recoverOnThisPhone();
  await untilSeen(() => recovery().gathering?.people.every(({ here }) => here) === true);
  expect(recovery().here?.links).toEqual([expect.stringMatching(/^http:\/\/192\.168\.43\.7:8788\/recover#/)]);
  expect(recovery().gathering?.people.map(({ here, agreed }) => [here, agreed])).toEqual([
    [true, false],
    [true, false],
  ]);
  agree();
  await untilSeen(() => (currentSession()?.host ?? null) !== null);
  expect(getDefaultStore().get(recoveryAtom)).toBeNull();
  expect(hostedHere('lost')).toMatchObject({ game: 'chile' });
  const guests = currentSession()?.guests ?? [];
  for (const guest of guests) await until(guest, ({ snapshot }) => snapshot !== null);
  expect(guests.map((guest) => guest.state().snapshot)).toEqual(seen);
  expect(currentSession()?.host?.table()).toMatchObject({
    epoch: 1,
    formers: [{ addresses: ['192.168.43.1:8787'] }],
  });
  expect(mockClose).not.toHaveBeenCalled();
  leaveTable();
  expect(mockClose).toHaveBeenCalledTimes(1);
});

test('a player who cancels goes on waiting for the host, and the listener is closed', async () => {
  await atLostTable();
  await recoverOnThisPhone();
  await untilSeen(() => recovery().gathering !== null && recovery().here?.links.length === 1);
  stopRecovery();
  expect(mockClose).toHaveBeenCalledTimes(1);
  expect(currentSession()).toMatchObject({ tableId: 'lost', host: null });
});
