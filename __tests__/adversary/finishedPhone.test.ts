import { tableCrypto } from '@/net/secure/tableCrypto';
import { createAuditEvidence } from '@/table/audit/auditEvidence';
import { memoryValues } from '@/table/storage/storage';
import { isOfTable } from '@/table/storage/belongings';
import { type Kind, readKey } from '@/table/storage/storedKeys';

import { type Phone, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const kept = ({ values }: Phone, kind: Kind) => values.keys().filter((key) => readKey(key)?.kind === kind);
const slipsOn = (phone: Phone) => kept(phone, 'slips');

test('[A30] a phone has slips while a game is on, and none when it is over', async () => {
  const at = await seated(toyGame(), 3);
  const [first] = at.phones as [Phone];
  await playOn(at, { until: () => slipsOn(first).length > 0 });
  expect(slipsOn(first)).not.toEqual([]);
  await playOn(at);
  await at.table.pass(5_000);
  expect(first.guest.state().table?.stage).toBe('over');
  for (const phone of at.phones) expect(slipsOn(phone)).toEqual([]);
});

type Page = { readonly told: unknown[]; readonly made: unknown[]; readonly verdict?: object };
const testimonyOn = (phone: Phone) =>
  kept(phone, 'seen').map((key) => JSON.parse(phone.values.get(key) ?? '') as Page);

test('[A30] what a phone saw and did goes when it has checked the game; what it found stays, over a reload too', async () => {
  const at = await seated(toyGame(), 3);
  const [first] = at.phones as [Phone];
  await playOn(at, { until: () => testimonyOn(first).some(({ made }) => made.length > 0) });
  await playOn(at);
  await at.table.pass(8_000);
  const { verdict } = first.guest.state();
  expect(verdict).toEqual({ agrees: true, from: 0 });
  const left = [{ told: [], made: [], agreed: [], verdict }];
  for (const phone of at.phones) expect(testimonyOn(phone)).toEqual(left);
  at.table.reload(first);
  await at.table.pass(8_000);
  expect(first.guest.state().verdict).toEqual(verdict);
  expect(testimonyOn(first)).toEqual(left);
  expect(at.table.host().info().verdicts).toHaveLength(3);
});

test('[A30] a game that goes on after it was said to be over is watched again from there', () => {
  const evidence = createAuditEvidence({ keys: tableCrypto.newKeyPair(), values: memoryValues() });
  const at = { table: 'table', match: 1 };
  const shown = (rev: number) =>
    evidence.told(at, rev, 0, { view: rev, legal: [], ballot: null, duties: [], waiting: [] } as never, []);
  const seen = () => evidence.testimony(at).told.map(({ rev }) => rev);
  shown(40);
  evidence.settle(at, { agrees: true, from: 0 });
  shown(41);
  expect([seen(), evidence.settled(at)]).toEqual([[], { agrees: true, from: 0 }]);
  evidence.reopen(at);
  shown(42);
  expect([seen(), evidence.settled(at)]).toEqual([[42], null]);
});

/** Keys that are seats' or the phone's own, and names of players: what a finder would look for. */
async function evening() {
  const at = await seated(toyGame(), 3);
  const [first] = at.phones as [Phone];
  await playOn(at, { until: () => slipsOn(first).length > 0 });
  const { seats, devices } = at.table.host().info();
  const words = [first.keys.secretKey, ...seats.map(({ name }) => name), ...devices.map(({ key }) => key)];
  const found = () =>
    first.values
      .keys()
      .filter((key) => words.some((word) => `${key} ${first.values.get(key)}`.includes(word)));
  return { ...at, first, found };
}

test('[A30] removing what leads back to a table, and no more, leaves a finder its slips, shares, names and keys', async () => {
  const { first, found } = await evening();
  for (const key of first.values.keys()) if (readKey(key)?.kind === 'at') first.values.remove(key);
  expect(found()).not.toEqual([]);
  expect(slipsOn(first)).not.toEqual([]);
  expect(kept(first, 'replica')).not.toEqual([]);
});

test('[A30] forgetting a table leaves nothing of it on the phone', async () => {
  const { first, found } = await evening();
  first.guest.close();
  first.values
    .keys()
    .filter(isOfTable('table'))
    .forEach((key) => first.values.remove(key));
  expect(found()).toEqual([]);
  expect(first.values.keys()).toEqual([]);
});
