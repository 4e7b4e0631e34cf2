import { dystocratic } from '@/rules/dystocratic/game';
import { codesOf } from '@/table/trust/compareCode';
import type { Defences } from '@/table/trust/defences';

import { type Phone, seated } from '@/__tests__/support/tableOf';

const YES = () => true;

/** Four at a table; from now on the host shows the last one another game. */
async function forked(defences: Partial<Defences> = {}) {
  const at = await seated(dystocratic, 4, { options: { firstDealer: '0' }, defences });
  const [first, , , last] = at.phones as [Phone, Phone, Phone, Phone];
  at.table.fork([last]);
  await at.table.pass(3_000);
  /** Something is written down in both games, so that they part. */
  const bothGoOn = async (records: number) => {
    for (let count = 1; count <= records; count += 1) {
      void first.guest.ask({ type: 'rename', name: `First ${count}` });
      void last.guest.ask({ type: 'rename', name: `Last ${count}` });
      await at.table.pass(2_600);
    }
  };
  return { ...at, first, last, bothGoOn };
}

const alarmOf = ({ guest }: Phone) => guest.state().trust.alarm;

describe('[A11] a host that shows two games', () => {
  test('is not noticed where heads are not compared', async () => {
    const { phones, bothGoOn } = await forked({ fork: YES });
    await bothGoOn(17);
    expect(phones.map(alarmOf)).toEqual([null, null, null, null]);
  }, 60_000);

  test('[W8.9] is named on both sides within 16 records', async () => {
    const { phones, first, last, bothGoOn } = await forked();
    await bothGoOn(17);
    expect(alarmOf(first)).toEqual({ what: 'fork', with: last.keys.publicKey });
    const others = phones.slice(0, 3).map(({ keys }) => keys.publicKey);
    expect(alarmOf(last)?.what).toBe('fork');
    expect(others).toContain(alarmOf(last)?.with);
  }, 60_000);

  test('[W8.19] is named at once by whoever scans a phone of the other side', async () => {
    const { table, first, last, bothGoOn } = await forked({ fork: YES });
    expect(codesOf(first.guest).check(codesOf(last.guest).mine() ?? '')).toBe('same');
    await bothGoOn(1);
    // No vouch tells of it yet: nobody has written down enough.
    expect(alarmOf(first)).toBeNull();
    expect(codesOf(first.guest).check(codesOf(last.guest).mine() ?? '')).toBe('fork');
    expect(alarmOf(first)).toEqual({ what: 'fork', with: last.keys.publicKey });
    table.reload(first);
    expect(alarmOf(first)).toEqual({ what: 'fork', with: last.keys.publicKey });
  });

  test('for one record and back is not noticed where the chain is not held against the one before', async () => {
    const { table, last, bothGoOn } = await forked({ chain: YES, fork: YES });
    await bothGoOn(1);
    table.join();
    await table.pass(5_000);
    expect(alarmOf(last)).toBeNull();
  });

  test('for one record and back is named by the phone that it lied to', async () => {
    const { table, last, bothGoOn } = await forked();
    await bothGoOn(1);
    table.join();
    await table.pass(5_000);
    expect(alarmOf(last)?.what).toBe('fork');
  });

  test('for one record and back is named while the true game has not gone on', async () => {
    const { table, last } = await forked();
    void last.guest.ask({ type: 'rename', name: 'Last' });
    await table.pass(2_600);
    table.join();
    await table.pass(5_000);
    expect(alarmOf(last)?.what).toBe('fork');
  });

  type Table = Awaited<ReturnType<typeof forked>>['table'];
  test.each<{ across: string; meanwhile: (table: Table, last: Phone) => void }>([
    {
      across: 'a reload of that phone',
      meanwhile: (table, last) => {
        last.guest.close();
        table.join();
        table.reload(last);
      },
    },
    {
      across: 'a restart of the host',
      meanwhile: (table) => {
        table.join();
        table.kill();
        table.restart();
      },
    },
  ])('[W8.4] for one record and back is named across $across', async ({ meanwhile }) => {
    const alarmAfter = async (defences: Partial<Defences>) => {
      const { table, last, bothGoOn } = await forked(defences);
      await bothGoOn(1);
      meanwhile(table, last);
      await table.pass(8_000);
      return alarmOf(last)?.what ?? null;
    };
    expect(await alarmAfter({ chain: YES, fork: YES })).toBeNull();
    expect(await alarmAfter({})).toBe('fork');
  });
});
