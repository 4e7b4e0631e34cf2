import { dystocratic } from '@/rules/dystocratic/game';
import { lookedAt } from '@/scripts/sim/liars/falseVotes';
import type { Defences } from '@/table/trust/defences';

import { deceive, showAsBot } from '@/__tests__/support/adversary/deceive';
import { type Phone, pick, seated } from '@/__tests__/support/tableOf';

const YES = () => true;

const peekBy = (to: number) => lookedAt({ from: 0, to, part: 'vote' });

async function locked(defences: Partial<Defences> = {}, count = 4) {
  const at = await seated(dystocratic, count, { options: { firstDealer: '0' }, defences });
  const [voter] = at.phones as [Phone];
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await at.table.pass(100);
  const host = deceive(at.table, voter);
  void voter.guest.choose(pick(voter, { type: 'lock' }));
  await at.table.pass(300);
  return { ...at, voter, host };
}

describe('[A5] a host that asks for a look that nobody played', () => {
  test('is shown the vote where the phone checks nothing', async () => {
    const { host } = await locked({ ballot: YES, gate: YES });
    await host.show(peekBy(1), { withLeaf: false });
    expect(host.shown()[0]).toMatchObject({ type: 'show', to: 1, part: 'vote' });
  });

  test('is shown the vote where there is no gate, when it makes up a leaf', async () => {
    const { host } = await locked({ gate: YES });
    await host.show(peekBy(1), { withLeaf: true });
    expect(host.shown()[0]).toMatchObject({ type: 'show', to: 1, part: 'vote' });
  });

  test('is caught at once without a record behind it', async () => {
    const { host, voter } = await locked();
    await host.show(peekBy(1), { withLeaf: false });
    expect(host.shown()).toEqual([]);
    expect(voter.guest.state().trust.alarm).toEqual({ what: 'forged', with: null });
  });

  test('is shown nothing in a fork, and the player is asked', async () => {
    const { host, voter, table } = await locked();
    await host.show(peekBy(1), { withLeaf: true });
    await table.pass(3_500);
    expect(host.shown()).toEqual([]);
    expect(voter.guest.state().trust.asks).toMatchObject({ what: 'show', why: 'silent' });
  });

  test('[W8.17] is shown nothing for a bot, whatever the player says', async () => {
    const at = await locked();
    await showAsBot(at.table, at.voter, 1);
    const host = deceive(at.table, at.voter);
    await host.show(peekBy(1), { withLeaf: true });
    await at.table.pass(3_500);
    expect(at.voter.guest.state().trust.asks).toBeNull();
    expect(host.shown()).toEqual([]);
  });
});
