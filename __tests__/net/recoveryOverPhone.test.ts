import TcpSocket from 'react-native-tcp-socket';
import WebSocket from 'ws';

import { openTable, type OpenTable } from '@/net/lan/openTable';
import { phoneHost } from '@/net/lan/phoneHost';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import type { Tcp } from '@/net/http/tcp';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { openTableLog } from '@/table/log/tableLogState';
import { memoryLog, memoryValues } from '@/table/log/storage';

import { GAMES } from '@/__tests__/support/games';
import { recoveryClientOf, eachUntil, invitationIn, lanPhone, moveTo } from '@/__tests__/support/lanPhone';
import { servingOf } from '@/__tests__/support/serving';

test('a phone with the app carries on a table whose host is gone, for phones that come over its sockets', async () => {
  const old = await servingOf();
  const lost = old.serving().house.create('chile', 0);
  const from = invitationIn(old.serving().house.linkTo(lost, '127.0.0.1'));
  const phones = [lanPhone(from), lanPhone(from)];
  const guests = () => phones.map(({ guest }) => guest);
  await eachUntil(guests(), ({ line }) => line === 'here');
  for (const [seat, guest] of guests().entries()) await guest.ask({ type: 'sit', seat, name: `P${seat}` });
  await guests()[0]?.ask({ type: 'start' });
  await eachUntil(guests(), ({ snapshot }) => snapshot !== null);
  await eachUntil(guests(), ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  const seen = guests().map((guest) => guest.state().snapshot);
  await old.stop();

  let table: OpenTable | null = null;
  const desk = recoveryDesk(({ lines, values }) => {
    const kept = memoryValues();
    for (const [name, value] of values) kept.set(name, value);
    openTableLog(memoryLog(lines), GAMES);
    table = openTable({ store: memoryLog(lines), values: kept, games: GAMES, addresses: () => [] });
  });
  const next = await phoneHost({
    tcp: TcpSocket as unknown as Tcp,
    host: () => table?.host ?? null,
    recovery: desk,
    file: () => null,
    port: 0,
    addresses: () => [{ address: '127.0.0.1', kind: 'hotspot' }],
    WebSocket: WebSocket as unknown as SocketConstructor,
  });
  const there = { address: '127.0.0.1', port: next.port, hostKey: desk.keys.publicKey };
  const coming = phones.map((phone) => ({ phone, client: recoveryClientOf(phone, from, there) }));
  const clients = coming.map(({ client }) => client);
  await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
  for (const client of clients) client.agree();
  await eachUntil(clients, ({ moved }) => moved !== null);
  for (const { phone, client } of coming) moveTo(phone, from, there, client);
  await eachUntil(guests(), ({ line, snapshot }) => line === 'here' && snapshot !== null);
  expect(guests().map((guest) => guest.state().snapshot)).toEqual(seen);
  const [first] = guests();
  const lock = first?.state().snapshot?.legal[0];
  if (first === undefined || lock === undefined) throw new Error('nothing to choose');
  expect(await first.choose(lock)).toEqual({ ok: true });

  // Somebody who comes late with what they kept is shown the way to their seat.
  const late = phones.slice(1).map((phone) => recoveryClientOf(phone, from, there));
  await eachUntil(late, ({ moved }) => moved !== null);
  for (const guest of guests()) guest.close();
  (table as OpenTable | null)?.close();
  desk.close();
  await next.close();
});
