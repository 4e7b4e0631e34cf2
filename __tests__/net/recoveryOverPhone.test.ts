import { openTable, type OpenTable } from '@/net/lan/openTable';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { eachUntil } from '@/scripts/sim/phones/waits';
import { openTableLog } from '@/table/log/tableLogState';
import { memoryLog, memoryValues } from '@/table/storage/storage';

import { GAMES } from '@/__tests__/support/games';
import { recoveryClientOf, moveTo } from '@/__tests__/support/lanPhone';
import { lanTable } from '@/__tests__/support/lanTable';
import { phoneListener } from '@/__tests__/support/phoneListener';

test('a phone with the app recovers a table whose host is lost, for phones that connect to it', async () => {
  const { laptop, from, phones, guests } = await lanTable('chile', 2);
  await eachUntil(guests(), ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  const seen = guests().map((guest) => guest.state().snapshot);
  const kept = guests().map((guest) => guest.sealedLogs());
  await laptop.stop();

  let table: OpenTable | null = null;
  const desk = recoveryDesk(({ lines, values }) => {
    const kept = memoryValues();
    for (const [name, value] of values) kept.set(name, value);
    openTableLog(memoryLog(lines), GAMES);
    table = openTable({ store: memoryLog(lines), values: kept, games: GAMES, addresses: () => [] });
  });
  const next = await phoneListener({ host: () => table?.host ?? null, recovery: desk });
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
  const late = phones.slice(1).map((phone) => recoveryClientOf(phone, from, there, { logs: kept[1] ?? [] }));
  // Of two phones one alone cannot move a table, so this player is asked as well.
  await eachUntil(late, ({ gathering }) => gathering?.stage === 'open');
  expect(late.map((client) => client.state().moved)).toEqual([null]);
  for (const client of late) client.agree();
  await eachUntil(late, ({ moved }) => moved !== null);
  for (const guest of guests()) guest.close();
  (table as OpenTable | null)?.close();
  desk.close();
  await next.close();
});
