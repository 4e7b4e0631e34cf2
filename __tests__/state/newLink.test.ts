import { loopback } from '@/net/loopback';
import { joinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Game } from '@/rules/engine';
import { until } from '@/scripts/sim/phones/waits';
import { addGuestHere, joinByLink, leaveTable, returnToTable } from '@/state/session/connectToTable';
import { currentSession } from '@/state/session/tableSession';
import { createGuest, type Guest } from '@/table/guest/guest';
import { type Host, newTable, openHost } from '@/table/host/host';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import type { Channel } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import type { KeyPair } from '@/table/wire/keys';

import { toyGame } from '../support/toyGame';

let mockHost: Host;
const mockDial = (keys: KeyPair) => (): Promise<Channel> => {
  const line = loopback({ keys: { host: publicKeyOf(mockHost.secretKey), guest: keys.publicKey } });
  mockHost.accept(line.host);
  return Promise.resolve(line.guest);
};
const mockKeys = (secretKey: string): KeyPair => ({ secretKey, publicKey: publicKeyOf(secretKey) });
jest.mock('@/net/dial/webSocketDial', () => ({
  dialTable: ({ seatSecret }: { seatSecret: string }) => mockDial(mockKeys(seatSecret)),
}));

const guests: Guest[] = [];
const guestWith = (hello: { steward?: string }): Guest => {
  const keys = tableCrypto.newKeyPair();
  const guest = createGuest({
    keys,
    crypto: tableCrypto,
    values: memoryValues(),
    clock: systemClock,
    dial: mockDial(keys),
    hello: { secret: mockHost.joinSecret, ...hello },
  });
  guests.push(guest);
  return guest;
};

afterEach(() => {
  leaveTable();
  for (const guest of guests.splice(0)) guest.close();
  mockHost.close();
});

test('a phone whose table has another link shows that one, comes back by it, and seats one more player by it', async () => {
  const game = toyGame() as unknown as Game;
  const store = memoryLog();
  store.append(newTable({ id: 'abcd1234', game, crypto: tableCrypto }));
  mockHost = openHost({
    store,
    games: { [game.id]: game },
    clock: systemClock,
    crypto: tableCrypto,
    newBot: () => ({ key: tableCrypto.newKeyPair().publicKey, name: 'Bot' }),
  });
  const before = mockHost.joinSecret;
  const at = { address: '192.168.43.1', port: 8787, tableId: 'abcd1234', joinSecret: before };
  joinByLink(joinLink({ ...at, hostKey: publicKeyOf(mockHost.secretKey) }));
  const mine = currentSession()?.guests[0] as Guest;
  const steward = guestWith({ steward: mockHost.stewardSecret });
  const joker = guestWith({});
  for (const [seat, guest] of [mine, joker].entries()) {
    await until(guest, ({ line }) => line === 'here');
    await guest.ask({ type: 'sit', seat, name: `Player ${seat}` });
  }
  await until(steward, ({ table }) => table?.seats[1]?.kind === 'phone');
  const device = steward.state().table?.devices[1]?.key ?? '';
  expect(await steward.ask({ type: 'remove', device })).toEqual({ ok: true });

  await until(mine, ({ table }) => table?.join === mockHost.joinSecret);
  const now = mockHost.joinSecret;
  expect(now).not.toBe(before);
  expect(currentSession()?.invitation?.joinSecret).toBe(now);

  await steward.ask({ type: 'door', open: true });
  const second = addGuestHere() as Guest;
  await until(second, ({ line }) => line === 'here');
  expect(await second.ask({ type: 'sit', seat: 1, name: 'Another' })).toEqual({ ok: true });

  leaveTable();
  await returnToTable('abcd1234');
  expect(currentSession()?.invitation?.joinSecret).toBe(now);
});
