import { bytesToHex } from '@noble/hashes/utils.js';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { dystocratic } from '@/rules/dystocratic/game';
import { valueOf } from '@/rules/engine';
import type { BoxesFor } from '@/table/ballots/holders';
import { putTogether } from '@/table/ballots/shares';
import { createVoter } from '@/table/ballots/voter';
import { memoryValues } from '@/table/storage/storage';
import { everySeatOfPhones, type LogHolders } from '@/table/recovery/logHolders';
import { openItem, runKey } from '@/table/recovery/sealedLog';

import { everySeat } from '@/__tests__/support/adversary/holders';
import { pick, tableOf } from '@/__tests__/support/tableOf';

const VOTE = { vote: 'white', prediction: 'alone' };

/** One player holds three of the four seats on one phone. */
async function threeOnOnePhone(given: Parameters<typeof tableOf>[1] = {}) {
  const table = tableOf(dystocratic, given as object);
  const voter = table.phone();
  const curious = { keys: tableCrypto.newKeyPair(), values: memoryValues() };
  const trust = table.trustOf(curious);
  const seats = [1, 2, 3].map(() => table.passed(curious, trust));
  await table.pass(100);
  for (const [seat, { guest }] of [voter, ...seats].entries()) {
    void guest.ask({ type: 'sit', seat, name: `Player ${seat}` });
    await table.pass(1_000);
  }
  void voter.guest.ask({ type: 'options', options: { firstDealer: '0' } });
  await table.pass(1_000);
  void voter.guest.ask({ type: 'start' });
  await table.pass(5_000);
  return { table, voter, curious, seats };
}

/** The fourth player locks, and the phone with three seats looks into everything it was sent. */
async function readByThreeSeats(boxesFor?: BoxesFor) {
  const { table, voter, curious, seats } = await threeOnOnePhone(boxesFor ? { phones: { boxesFor } } : {});
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await table.pass(100);
  void voter.guest.choose(pick(voter, { type: 'lock', choice: VOTE }));
  await table.pass(500);
  const locked = table.store.read().find((line) => line.includes('"commitments"')) ?? '{}';
  const shares = seats.flatMap(({ keys, values, guest }, at) => {
    const ballot = guest.state().snapshot?.ballot;
    if (!ballot) throw new Error('no vote is under way');
    const where = { table: 'table', match: 1, ballot, seat: at + 1 };
    const reader = createVoter({ keys, values, crypto: tableCrypto, device: curious.keys });
    return reader.share(where, 0, voter.keys.publicKey) ?? [];
  });
  const bytes = shares.length === 0 ? null : await putTogether(shares);
  const boxes = (JSON.parse(locked) as { entry: { move: { entrusted: { boxes: { hash?: string }[] } } } })
    .entry.move.entrusted.boxes;
  return { vote: bytes === null ? null : valueOf(bytesToHex(bytes).slice(0, 64)), boxes };
}

test('[A6] three seats on one phone read the fourth one’s vote when shares are counted by seat', async () => {
  expect((await readByThreeSeats(everySeat)).vote).toBe(VOTE.vote);
});

test('[A6] [W9.7] three seats on one phone hold one empty box, and nothing of the fourth one’s vote', async () => {
  const { vote, boxes } = await readByThreeSeats();
  expect(vote).toBeNull();
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.hash).toBeUndefined();
});

/** How many shares of the sealed log one phone holds, and whether these open it. */
async function logOpenedBy(holders?: LogHolders) {
  const { seats } = await threeOnOnePhone(holders ? { host: { defences: { holders } } } : {});
  const logs = seats.flatMap(({ guest }) => guest.sealedLogs());
  const [{ head, items } = { head: null, items: [] }] = logs;
  const shares = [...new Set(logs.filter((log) => log.head.id === head?.id).map(({ share }) => share))];
  if (head === null || shares.length < head.threshold) return { shares: shares.length, isOpen: false };
  const key = await putTogether(shares);
  const item = key && openItem(tableCrypto, runKey(tableCrypto, key, head.id), 0, items[0] ?? '');
  return { shares: shares.length, isOpen: item !== null };
}

test('[A7] three seats on one phone open the sealed log when shares are counted by seat', async () => {
  expect(await logOpenedBy(everySeatOfPhones)).toEqual({ shares: 3, isOpen: true });
});

test('[A7] [W11.1] three seats on one phone hold one share of the sealed log, and cannot open it', async () => {
  expect(await logOpenedBy()).toEqual({ shares: 1, isOpen: false });
});
