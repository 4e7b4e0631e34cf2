import { dystocratic } from '@/rules/dystocratic/game';
import { boxesByDevice } from '@/table/ballots/holders';
import type { Runs } from '@/table/wire/device';

import { type Phone, pick, seated, tellAnyway } from '../support/tableOf';

const LOCKED = { vote: 'white', prediction: 'minority' };

type Lock = { readonly entrusted?: { readonly key: string } };

/** The first of four locks under the key of the second one's phone, and is gone before anybody else has locked. */
async function lockedAsAnother(isLying: boolean) {
  const { table, phones } = await seated(dystocratic, 4, { options: { firstDealer: '0' } });
  const [joker, ...others] = phones as [Phone, Phone, Phone, Phone];
  const other = others[0]?.keys.publicKey ?? '';
  if (isLying)
    table.between(joker, {
      hear: (frame) => {
        if (frame.t !== 'ask' || frame.op.type !== 'move' || frame.op.move.type !== 'lock') return frame;
        const move = frame.op.move as Lock;
        return {
          ...frame,
          op: { ...frame.op, move: { ...move, entrusted: { ...move.entrusted, key: other } } },
        };
      },
    });
  void joker.guest.choose(pick(joker, { type: 'deal' }));
  await table.pass(100);
  void joker.guest.choose(pick(joker, { type: 'lock', choice: LOCKED }));
  await table.pass(300);
  const named = others[1]?.guest.state().snapshot?.ballot?.trusts.find(({ from }) => from === 0)?.key;
  joker.guest.close();
  for (const phone of others) {
    void phone.guest.choose(pick(phone, { type: 'lock' }));
    await table.pass(300);
  }
  await table.pass(21_000);
  const asked = others.map(({ guest }) => guest.state().trust.asks);
  await tellAnyway({ table, phones: others });
  const lent: unknown[] = [];
  for (const { guest } of others) {
    const answer = guest.lend(0);
    await table.pass(300);
    lent.push(await answer);
  }
  const view = others[0]?.guest.state().snapshot?.view as {
    history: readonly { votes: readonly string[] }[];
  };
  const alarms = others.map(({ guest }) => guest.state().trust.alarm);
  return { isTrue: named === joker.keys.publicKey, asked, lent, vote: view.history[0]?.votes[0], alarms };
}

test('[W9.10] a lock under another device’s key proves no less, opens no more, and is blamed on nobody', async () => {
  const { isTrue: isTold, ...lied } = await lockedAsAnother(true);
  const { isTrue, ...honest } = await lockedAsAnother(false);
  expect([isTold, isTrue]).toEqual([false, true]);
  expect(lied).toMatchObject({ vote: LOCKED.vote, alarms: [null, null, null] });
  // Questions and ballots have keys of their own.
  const seen = (of: typeof lied) => JSON.stringify(of).replace(/[0-9a-f]{16,}/g, '');
  expect(seen(lied)).toBe(seen(honest));
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
