import { dystocratic } from '@/rules/dystocratic/game';
import { struckVotes } from '@/scripts/sim/liars/falseVotes';
import type { Defences } from '@/table/trust/defences';
import type { Snapshot } from '@/table/wire/protocol';

import { allLocked, deceive, showAsBot } from '@/__tests__/support/adversary/deceive';
import { type Phone, pick, seated } from '@/__tests__/support/tableOf';

const VOTE = { vote: 'black', prediction: 'alone' };
const YES = () => true;

/** One of four has locked, and the host plays false to its phone alone. */
async function oneLocked(defences: Partial<Defences> = {}) {
  const at = await seated(dystocratic, 4, { options: { firstDealer: '0' }, defences });
  const [voter, ...others] = at.phones as [Phone, ...Phone[]];
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await at.table.pass(100);
  const host = deceive(at.table, voter);
  void voter.guest.choose(pick(voter, { type: 'lock', choice: VOTE }));
  await at.table.pass(300);
  const lockRest = async () => {
    for (const phone of others) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await at.table.pass(300);
    }
    await at.table.pass(1_000);
  };
  return { ...at, voter, others, host, lockRest };
}

const struck = struckVotes([1, 2, 3]);

describe('[A2] a host that shows one phone locks that nobody made', () => {
  test('reads the vote where the phone checks nothing', async () => {
    const { host } = await oneLocked({ ballot: YES, gate: YES });
    await host.show(allLocked, { withLeaf: false });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('with a leaf to go with them, reads the vote where there is no gate', async () => {
    const { host } = await oneLocked({ gate: YES });
    await host.show(allLocked, { withLeaf: true });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('[W8.5] is caught at once when no record is behind them', async () => {
    const { host, voter } = await oneLocked();
    await host.show(allLocked, { withLeaf: false });
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.alarm).toEqual({ what: 'forged', with: null });
  });

  test('[W8.12] with a leaf to go with them, finds the gate shut and the player asked, and the others name the fork', async () => {
    const { host, voter, others, table, lockRest } = await oneLocked();
    await host.show(allLocked, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'unproven' });
    expect(voter.guest.state().trust.asks?.missing).toHaveLength(3);
    await lockRest();
    for (const { guest } of others)
      expect(guest.state().trust.alarm).toEqual({ what: 'fork', with: voter.keys.publicKey });
    expect(host.opened()).toEqual([]);
  });

  test('that shows it a vote in which nobody else has a voice finds the gate shut all the same', async () => {
    const { host, voter, table } = await oneLocked();
    const alone = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      ballot: snapshot.ballot && { ...snapshot.ballot, voters: [0], opening: true },
      duties: [{ type: 'open' }],
    });
    await host.show(alone, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks?.missing).toHaveLength(3);
  });

  test('[W8.15] that withholds every vouch is waited for in vain, and the player is asked', async () => {
    const at = await oneLocked();
    for (const phone of at.phones)
      at.table.between(phone, { tell: (frame) => (frame.t === 'vouched' ? null : frame) });
    await at.lockRest();
    await at.table.pass(3_500);
    for (const { guest } of at.phones) {
      expect(guest.state().trust.asks).toMatchObject({ what: 'open', why: 'silent' });
      expect(guest.state().trust.asks?.missing).toHaveLength(3);
    }
  });

  test('that makes up vouches, or repeats those of others, convinces nobody', async () => {
    const at = await oneLocked();
    for (const phone of at.phones)
      at.table.between(phone, {
        tell: (frame) =>
          frame.t === 'vouched'
            ? { ...frame, list: frame.list.map((vouch) => ({ ...vouch, from: at.voter.keys.publicKey })) }
            : frame,
      });
    await at.lockRest();
    await at.table.pass(3_500);
    const [, second] = at.phones as [Phone, Phone];
    expect(second.guest.state().trust.asks?.missing).toContain(at.others[1]?.keys.publicKey);
    expect(second.guest.state().snapshot?.ballot?.opening).toBe(true);
  });
});

describe('[A3] a host that says a voter is struck, a bot or away', () => {
  test('reads the vote where there is no gate', async () => {
    const { host } = await oneLocked({ gate: YES });
    await host.show(struck, { withLeaf: true });
    expect(host.opened().slice(0, 2)).toEqual([VOTE.vote, VOTE.prediction]);
  });

  test('makes the phone ask its player first', async () => {
    const { host, voter, table } = await oneLocked();
    await host.show(struck, { withLeaf: true });
    await table.pass(3_500);
    expect(host.opened()).toEqual([]);
    expect(voter.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'unproven' });
  });

  test('[W8.14] is asked about before the phone opens beside a bot that was a player when the game was dealt', async () => {
    const at = await oneLocked();
    await showAsBot(at.table, at.voter, 1);
    await at.lockRest();
    await at.table.pass(3_500);
    expect(at.voter.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'seat-changed' });
    expect(at.voter.guest.state().trust.asks?.missing).toContain(at.others[0]?.keys.publicKey);
  });
});
