import { openTable, type OpenTable } from '@/net/lan/openTable';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { eachUntil } from '@/scripts/sim/phones/waits';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';

import { GAMES } from '@/__tests__/support/games';
import { moveTo, recoveryClientOf } from '@/__tests__/support/lanPhone';
import { lanTable } from '@/__tests__/support/lanTable';
import { phoneListener } from '@/__tests__/support/phoneListener';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const AS_IT_WAS = (line: string) => line;
/** In what all had seen long before: another name on a seat. */
const ALTERED = (line: string) =>
  line.includes('"t":"sit"') ? line.replace('"Player 1"', '"Player X"') : line;

test.each([
  ['plays on with the log as it was raises no alarm', { change: AS_IT_WAS, hasChain: true }, null],
  [
    'changes the log first goes unseen by phones that kept no chain',
    { change: ALTERED, hasChain: false },
    null,
  ],
  [
    'changes the log first is found out by every phone that comes',
    { change: ALTERED, hasChain: true },
    'fork',
  ],
])('[A18] a device that the players agreed to and that %s', async (_, { change, hasChain }, alarm) => {
  const { laptop, from, phones, guests } = await lanTable('chile', 2);
  ends.push(() => guests().forEach((guest) => guest.close()));
  await eachUntil(guests(), ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  await laptop.stop();

  let table: OpenTable | null = null;
  const desk = recoveryDesk(({ lines }) => {
    table = openTable({
      store: memoryLog(lines.map(change)),
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
    if (!hasChain) phone.values.remove(keyFor.chain(from.tableId));
    if (client !== undefined) moveTo(phone, from, there, client);
  }
  await eachUntil(guests(), ({ line, trust, snapshot }) =>
    alarm === null ? line === 'here' && snapshot !== null : trust.alarm !== null,
  );
  expect(guests().map((guest) => guest.state().trust.alarm?.what ?? null)).toEqual([alarm, alarm]);
});
