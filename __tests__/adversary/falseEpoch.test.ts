import type { Defences } from '@/table/trust/phoneTrust';
import { type LeavesFrame, packLeaves } from '@/table/wire/bytes/leaves';

import { type Phone, seated } from '@/__tests__/support/tableOf';
import { toyGame } from '@/__tests__/support/toyGame';

const FAR = 500;
const HEAD = 'ab'.repeat(32);
const LEAF = { record: 'cd'.repeat(32), ballot: null };

/** The host tells a phone that comes back of a later epoch, as if the players had gone to another host, and begins anew. */
async function beginsAnew(defences: Partial<Defences> = {}) {
  const { table, phones } = await seated(toyGame(), 3, { defences });
  const first = phones[0] as Phone;
  table.between(first, {
    tell: (frame) => {
      const { start } = (frame['leaves'] ?? {}) as Partial<LeavesFrame>;
      if (start === undefined) return frame;
      const { match, epoch } = start;
      const list = packLeaves([LEAF], undefined);
      return { ...frame, leaves: { from: FAR, list, start: { head: HEAD, match, epoch: epoch + 1 } } };
    },
  });
  table.reload(first);
  await table.pass(3_000);
  return { alarm: first.guest.state().trust.alarm?.what ?? null, reach: first.trust?.watch.reach() };
}

test('[A11] a host that names a later epoch has a phone forget its chain, where nobody asks for another host', async () => {
  expect(await beginsAnew({ epoch: () => true, cut: () => true })).toEqual({ alarm: null, reach: FAR });
});

test('[A11] [W8.20] a host that names a later epoch for itself is found out, and the phone keeps its chain', async () => {
  const { alarm, reach } = await beginsAnew();
  expect(alarm).toBe('fork');
  expect(reach).toBeLessThan(FAR);
});
