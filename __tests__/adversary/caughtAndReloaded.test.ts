import { dystocratic } from '@/rules/dystocratic/game';
import type { Defences } from '@/table/trust/phoneTrust';

import { allLocked, deceive } from '@/__tests__/support/adversary/deceive';
import { made, madeUpHost } from '@/__tests__/support/adversary/madeUpHost';
import { type Phone, pick, seated, tellAnyway } from '@/__tests__/support/tableOf';

const YES = () => true;
const FORGETS: Partial<Defences> = { kept: YES };

describe('[A2] a host that was caught with locks that nobody made, and plays fair after a reload', () => {
  const VOTE = { vote: 'black', prediction: 'alone' };

  /** The host lies to one of four, its tab is opened again, and from then on everything is as it should be. */
  async function afterReload(defences: Partial<Defences>) {
    const at = await seated(dystocratic, 4, { options: { firstDealer: '0' }, defences });
    const [voter, ...others] = at.phones as [Phone, ...Phone[]];
    void voter.guest.choose(pick(voter, { type: 'deal' }));
    await at.table.pass(100);
    const host = deceive(at.table, voter);
    void voter.guest.choose(pick(voter, { type: 'lock', choice: VOTE }));
    await at.table.pass(300);
    await host.show(allLocked, { withLeaf: false });
    expect(voter.guest.state().trust.alarm?.what).toBe('forged');
    at.table.between(voter, {});
    at.table.reload(voter);
    const atOnce = voter.guest.state().trust.alarm;
    await at.table.pass(2_000);
    for (const phone of others) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await at.table.pass(300);
    }
    await tellAnyway(at);
    const opened = at.table.store
      .read()
      .filter((line) => line.includes('"type":"open"') && line.includes('"seat":0'));
    return { atOnce, alarm: voter.guest.state().trust.alarm, opened: opened.length };
  }

  test('gets the vote where the phone forgets', async () => {
    expect(await afterReload(FORGETS)).toEqual({ atOnce: null, alarm: null, opened: 1 });
  });

  test('[W8.18] is still named, before it has said a word, and gets no vote', async () => {
    const alarm = { what: 'forged', with: null };
    expect(await afterReload({})).toEqual({ atOnce: alarm, alarm, opened: 0 });
  });
});

describe('[A8] a host that dealt without a phone', () => {
  /** Caught in the first moment of the game; the tab is opened again in the middle of it. */
  async function afterReload(defences: Partial<Defences>) {
    const host = madeUpHost({ defences });
    await host.pass(300);
    await host.tell(host.lobby);
    await host.pass(3_000);
    const told = host.shown(host.pledged(host.round('theirs', 1, [...host.others]), made('their of')));
    const playing = { ...host.lobby, stage: 'playing', match: 1, shuffle: told, sign: told.round } as const;
    await host.tell(playing);
    expect(host.guest.state().trust.alarm?.what).toBe('left-out');
    host.reload();
    await host.pass(300);
    await host.tell(playing);
    return host.guest.state().trust.alarm?.what ?? null;
  }

  test('is a host like any other where the phone forgets', async () => {
    expect(await afterReload(FORGETS)).toBeNull();
  });

  test('is still named after a reload', async () => {
    expect(await afterReload({})).toBe('left-out');
  });
});
