import { tableCrypto } from '@/net/secure/tableCrypto';
import { openSealed } from '@/table/recovery/openSealedLogs';
import { type Item, runKey, sealItem } from '@/table/recovery/sealedLog';
import { putTogether, shareHash, shareOut } from '@/table/ballots/shares';
import type { Head } from '@/table/recovery/replicaFrames';

import * as fc from '../support/fastCheck';

const ITEMS: readonly Item[] = [
  ['line', '{"t":"table","id":"a"}'],
  ['value', 'bot/a', 'its key'],
  ['line', '{"t":"start"}'],
];

/** A secret, how many share it, how many are needed, and who comes. */
const sharing = fc
  .record({ secret: fc.uint8Array({ minLength: 32, maxLength: 32 }), among: fc.integer({ min: 2, max: 8 }) })
  .chain(({ secret, among }) =>
    fc.record({
      secret: fc.constant(secret),
      among: fc.constant(among),
      threshold: fc.integer({ min: 2, max: among }),
      come: fc.shuffledSubarray(
        Array.from({ length: among }, (_, at) => at),
        { minLength: 1 },
      ),
    }),
  );

/** The phones of a table with a sealed log under this secret, and what each of them keeps. */
async function phonesWith(secret: Uint8Array, among: number, threshold: number) {
  const shares = await shareOut(secret, { among, threshold });
  const holders = shares.map((share, at) => ({
    key: String(at).padStart(64, '0'),
    seat: at,
    name: `P${at}`,
    hash: shareHash(share),
  }));
  const id = '00'.repeat(12);
  const head: Head = { id, table: 'a', game: 'chile', epoch: 0, threshold, holders };
  const key = runKey(tableCrypto, secret, id);
  const items = ITEMS.map((item, at) => sealItem(tableCrypto, key, at, item));
  return shares.map((share, at) => ({ key: holders[at]?.key ?? '', logs: [{ head, share, items }] }));
}

test('[W11.4] as many as are needed open it, whoever they are; fewer open nothing', () =>
  fc.assert(
    fc.asyncProperty(sharing, async ({ secret, among, threshold, come }) => {
      const phones = await phonesWith(secret, among, threshold);
      const here = come.flatMap((at) => phones[at] ?? []);
      const { opened, forged } = await openSealed(tableCrypto, here);
      expect(forged).toEqual([]);
      const isEnough = come.length >= threshold;
      expect(opened?.lines ?? null).toEqual(isEnough ? ['{"t":"table","id":"a"}', '{"t":"start"}'] : null);
      const together = await putTogether(here.flatMap(({ logs }) => logs.map(({ share }) => share)));
      expect(together !== null && Buffer.from(together).equals(Buffer.from(secret))).toBe(isEnough);
    }),
    { numRuns: 60 },
  ));

test('a forged share is known, and whose it is; the true ones open it if they are enough', () =>
  fc.assert(
    fc.asyncProperty(
      sharing,
      fc.nat(),
      fc.integer({ min: 0, max: 65 }),
      async ({ secret, among, threshold, come }, who, digit) => {
        const phones = await phonesWith(secret, among, threshold);
        const liar = come[who % come.length] ?? 0;
        const here = come.flatMap((at) => {
          const phone = phones[at];
          if (phone === undefined || at !== liar) return phone ?? [];
          const logs = phone.logs.map((log) => {
            const other = log.share[digit] === '0' ? '1' : '0';
            return { ...log, share: log.share.slice(0, digit) + other + log.share.slice(digit + 1) };
          });
          return { ...phone, logs };
        });
        const { opened, forged } = await openSealed(tableCrypto, here);
        expect(forged).toEqual([phones[liar]?.key]);
        expect(opened !== null).toBe(come.length - 1 >= threshold);
      },
    ),
    { numRuns: 60 },
  ));

test('two shares of one phone are one share', async () => {
  const [first] = await phonesWith(new Uint8Array(32).fill(7), 3, 2);
  if (first === undefined) throw new Error('nobody');
  expect((await openSealed(tableCrypto, [first, first])).opened).toBeNull();
});
