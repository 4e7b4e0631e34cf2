import { ballotView, type Entrusted, openBallot } from '@/rules/engine/ballot';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { boxesByDevice } from '@/table/ballots/holders';
import { createVoter } from '@/table/ballots/voter';
import { memoryValues } from '@/table/storage/storage';
import type { Runs } from '@/table/wire/device';
import { parseFromGuest } from '@/table/wire/protocol';

test('[W9.10] a lock says nothing of whose it is, and no phone can send with one whose it is', async () => {
  const opened = openBallot({ id: 'vote', key: 'vote-1', parts: ['vote'], voters: [0, 1], seats: 2 });
  const ballot = ballotView(opened, 0);
  if (ballot === null) throw new Error('no vote is under way');
  const [mine, hers] = [tableCrypto.newKeyPair(), tableCrypto.newKeyPair()];
  const lock = await createVoter({ keys: mine, crypto: tableCrypto, values: memoryValues() }).lock(
    { table: 'table', match: 1, ballot, seat: 0 },
    { type: 'lock', choice: { vote: 'white' } },
    { to: [{ device: hers.publicKey, seats: [1] }], isShared: false },
  );
  expect(JSON.stringify(lock)).not.toContain(mine.publicKey);
  const asked = (move: object) =>
    parseFromGuest(JSON.stringify({ t: 'ask', id: '0a'.repeat(12), op: { type: 'move', rev: 0, move } }));
  expect(asked(lock)).not.toBeNull();
  const { entrusted } = lock as { entrusted: Entrusted };
  expect(asked({ ...lock, entrusted: { ...entrusted, key: hers.publicKey } })).toBeNull();
});

/** What an app leaves with others that run this, by their own word. */
const isShared = (...runs: readonly Runs[]): boolean => {
  const others = runs.map((each, at) => ({
    seat: at + 1,
    kind: 'phone' as const,
    key: `key ${at}`,
    device: `device ${at}`,
    runs: each,
  }));
  return boxesByDevice(others, { key: 'own', runs: 'app' }).isShared;
};

test('[W9.7] pages are left no share while they say so; a page that says it is an app is left one', () => {
  expect(isShared('page', 'page', 'page')).toBe(false);
  expect(isShared('page', 'app', 'page')).toBe(false);
  expect(isShared('page', 'app', 'app')).toBe(true);
});
