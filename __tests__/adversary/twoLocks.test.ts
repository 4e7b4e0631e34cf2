import { tableCrypto } from '@/net/secure/tableCrypto';
import { dystocratic } from '@/rules/dystocratic/game';
import type { LockChoice } from '@/rules/engine';
import { createVoter } from '@/table/ballots/voter';
import { memoryValues } from '@/table/storage/storage';
import { reachOf } from '@/table/trust/chain';
import type { Defences } from '@/table/trust/defences';
import { standText } from '@/table/trust/gate';
import { createVoucher } from '@/table/trust/vouch';
import type { Snapshot } from '@/table/wire/protocol';

import { deceive } from '@/__tests__/support/adversary/deceive';
import { type Phone, pick, seated } from '@/__tests__/support/tableOf';

const VOTE = { vote: 'black', prediction: 'alone' };
const YES = () => true;

/**
 * Three of four have locked. The host and the last one play together: a lock of hers, with a true box, is made for the
 * first phone alone; and she vouches for whatever that phone sees.
 */
async function lockedForOne(defences: Partial<Defences> = {}) {
  const at = await seated(dystocratic, 4, { options: { firstDealer: '0' }, defences });
  const [victim, ...others] = at.phones as [Phone, Phone, Phone, Phone];
  const [, , liar] = others;
  void victim.guest.choose(pick(victim, { type: 'deal' }));
  await at.table.pass(100);
  const host = deceive(at.table, victim);
  void victim.guest.choose(pick(victim, { type: 'lock', choice: VOTE }));
  await at.table.pass(300);
  for (const phone of others.slice(0, 2)) {
    void phone.guest.choose(pick(phone, { type: 'lock' }));
    await at.table.pass(300);
  }

  const { snapshot, match } = liar.guest.state();
  const ballot = snapshot?.ballot ?? null;
  if (ballot === null) throw new Error('no vote is under way');
  const choice = pick(liar, { type: 'lock' }) as LockChoice;
  const voter = createVoter({ keys: liar.keys, crypto: tableCrypto, values: memoryValues() });
  const boxes = { to: [{ device: victim.keys.publicKey, seats: [0] }], isShared: false };
  const where = { table: 'table', match, ballot, seat: 3 };
  const made = (await voter.lock(where, choice, boxes)) as unknown as {
    commitments: readonly string[];
    entrusted: { boxes: readonly { box: string }[] };
  };
  const box = made.entrusted.boxes[0]?.box ?? '';
  const withHers = (shown: Snapshot): Snapshot => ({
    ...shown,
    ballot: shown.ballot && {
      ...shown.ballot,
      locks: shown.ballot.locks.map((lock, seat) => (seat === 3 ? made.commitments : lock)),
      trusts: [...shown.ballot.trusts, { from: 3, holders: shown.ballot.trusts[0]?.holders ?? [], box }],
      opening: true,
    },
    duties: [{ type: 'open' }],
  });
  await host.show(withHers, { withLeaf: true });

  const chain = victim.trust?.watch.chain() ?? null;
  if (chain === null) throw new Error('a phone without a chain');
  const head = standText({ epoch: 0, at: reachOf(chain), head: chain.heads.at(-1) ?? '' });
  const hers = createVoucher({
    crypto: tableCrypto,
    self: liar.keys,
    table: 'table',
    devices: () => [victim.keys.publicKey],
  });
  const isHeard = hers
    .make([victim.keys.publicKey], 'head', head)
    .map((vouch) => victim.trust?.watch.hear(vouch));
  expect(isHeard).toEqual([true]);
  await at.table.pass(3_500);
  /** She locks for the others too, something else. */
  const lockForOthers = async () => {
    void liar.guest.choose(pick(liar, { type: 'lock' }));
    await at.table.pass(2_000);
  };
  return { ...at, victim, others, liar, host, lockForOthers };
}

describe('[A4] a host and a voter who locks one thing for one phone, and another for the rest', () => {
  test('read the vote of that phone where there is no gate', async () => {
    const { host } = await lockedForOne({ gate: YES });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('find the gate shut: the others do not confirm, and the player is asked about them alone', async () => {
    const { host, victim, others } = await lockedForOne();
    expect(host.opened()).toEqual([]);
    expect(victim.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'silent' });
    expect([...(victim.guest.state().trust.asks?.missing ?? [])].sort()).toEqual(
      others
        .slice(0, 2)
        .map(({ keys }) => keys.publicKey)
        .sort(),
    );
  });

  test('are named as a fork by the honest phones as soon as she locks for them, before the next vote', async () => {
    const { host, victim, others, lockForOthers } = await lockedForOne();
    await lockForOthers();
    for (const { guest } of others.slice(0, 2))
      expect(guest.state().trust.alarm).toEqual({ what: 'fork', with: victim.keys.publicKey });
    expect(victim.guest.state().trust.alarm?.what).toBe('fork');
    expect(host.opened()).toEqual([]);
  });

  test('are not named where heads are not compared', async () => {
    const { phones, lockForOthers } = await lockedForOne({ fork: YES });
    await lockForOthers();
    expect(phones.map(({ guest }) => guest.state().trust.alarm)).toEqual([null, null, null, null]);
  });
});
