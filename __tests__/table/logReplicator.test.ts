import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';
import { openTableLog } from '@/table/log/tableLogState';
import { createLogReplica } from '@/table/recovery/logReplica';
import { parseFromGuest } from '@/table/wire/protocol';
import { setOf } from '@/table/recovery/sealedLog';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { PROTOCOL } from '@/table/wire/version';

import { dealt, lock, recoverAll, recoveryOf, voterAmong } from '@/__tests__/support/recoveryOf';
import { type Phone, pick, seatOf, type tableOf } from '@/__tests__/support/tableOf';

const bookOf = (lines: readonly string[]) =>
  openTableLog(memoryLog(lines), { dystocratic: dystocratic as unknown as Game });

async function answered<T>(table: ReturnType<typeof tableOf>, answer: Promise<T>): Promise<T> {
  await table.pass(3_000);
  return answer;
}

describe('the sealed log on the phones', () => {
  test('loses nothing that one phone did after the host had started again, before the others were back', async () => {
    const { table, phones } = await dealt();
    const first = voterAmong(phones);
    const others = phones.filter((phone) => phone !== first);
    const before = others.map(({ guest }) => guest.sealedLogs());
    table.kill();
    for (const { guest } of others) guest.close();
    table.restart();
    await table.pass(6_000);
    expect(await answered(table, first.guest.choose(pick(first, lock)))).toEqual({ ok: true });
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const clients = [at.client(first), ...others.map((phone, n) => at.client(phone, before[n]))];
    await table.pass(500);
    clients.forEach((client) => client.agree());
    await table.pass(500);
    const { locks } = bookOf(at.found().lines).match()?.state.ballot ?? { locks: [] };
    expect(locks[seatOf(first) ?? -1]).not.toBeNull();
  });

  test('[W11.3] a host that starts again gives out no other shares, and seals with no key twice', async () => {
    const { table, phones } = await dealt();
    const [first] = phones as [Phone];
    const logs = () => first.guest.sealedLogs().map(({ head, share, items }) => ({ head, share, items }));
    const before = logs();
    table.kill();
    table.restart();
    await table.pass(6_000);
    const after = logs();
    expect(after).toHaveLength(1);
    expect(after.map(({ share }) => share)).toEqual(before.map(({ share }) => share));
    expect(after.map(({ head }) => setOf(head.id))).toEqual(before.map(({ head }) => setOf(head.id)));
    expect(after[0]?.head.id).not.toBe(before[0]?.head.id);
    expect(after[0]?.items.filter((item) => before[0]?.items.includes(item))).toEqual([]);
  });

  test('[W11.2] a phone shows nothing that its copy lacks: it asks for that first', async () => {
    let isLost = false;
    const { table, phones } = await dealt({
      tamper: (text) => {
        if (!isLost || !text.startsWith('{"t":"keep"')) return text;
        isLost = false;
        return JSON.stringify({ t: 'beat' });
      },
    });
    const first = voterAmong(phones);
    const gaps: boolean[] = [];
    for (const { guest } of phones)
      guest.subscribe(() => {
        const rev = guest.state().rev;
        const copied = guest.sealedLogs().at(-1)?.items.length ?? 0;
        gaps.push(rev > before.rev && copied <= before.copied);
      });
    const before = {
      rev: first.guest.state().rev,
      copied: first.guest.sealedLogs().at(-1)?.items.length ?? 0,
    };
    isLost = true;
    expect(await answered(table, first.guest.choose(pick(first, lock)))).toEqual({ ok: true });
    expect(isLost).toBe(false);
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps).not.toContain(true);
    expect(phones.map(({ guest }) => guest.state().rev > before.rev)).toEqual([true, true, true, true]);
  });

  test('a phone that is given ever new ones keeps the last eight, and is still let in', () => {
    const values = memoryValues();
    const { take, have } = createLogReplica({ values, key: 'ab'.repeat(32) });
    const idOf = (n: number) => String(n).padStart(24, '0');
    for (let n = 0; n < 20; n += 1)
      take({
        t: 'share',
        head: { id: idOf(n), table: 'table', game: 'toy', epoch: 0, threshold: 2, holders: [] },
        share: 'cd'.repeat(33),
      });
    expect(have().map(([id]) => id)).toEqual([12, 13, 14, 15, 16, 17, 18, 19].map(idOf));
    expect(values.keys()).toHaveLength(8);
    const hello = { t: 'hello', protocol: PROTOCOL, secret: 'ef'.repeat(16), have: have() };
    expect(parseFromGuest(JSON.stringify(hello))).not.toBeNull();
  });

  test('the shares are in the log of the host and in no copy of it', async () => {
    const { table, phones } = await dealt();
    const shares = phones.flatMap(({ guest }) => guest.sealedLogs().map(({ share }) => share));
    const holds = (lines: readonly string[]) => shares.map((share) => lines.join().includes(share));
    expect(holds(table.store.read())).toEqual([true, true, true, true]);
    table.kill();
    const { at } = await recoverAll(table, phones);
    expect(holds(at.found().lines)).toEqual([false, false, false, false]);
  });

  test('when the disk was full as somebody sat down, the log is sealed for them as soon as it can be', async () => {
    const { table, phones } = await dealt();
    const { append } = table.store;
    let isFull = true;
    table.store.append = (line) => {
      if (isFull && line.includes('"t":"sealing"')) throw new Error('full');
      append(line);
    };
    const [gone, ...rest] = phones as [Phone, Phone, Phone, Phone];
    void gone.guest.ask({ type: 'ticket', seat: 0 }).then((answer) => {
      gone.guest.close();
      if (answer.ok) newcomer = table.phone({ ticket: answer.ticket ?? '' });
    });
    let newcomer: Phone | null = null;
    await table.pass(6_000);
    const here = newcomer as Phone | null;
    expect(here?.guest.state().you.seat).toBe(0);
    expect(here?.guest.sealedLogs()).toEqual([]);
    isFull = false;
    await table.pass(6_000);
    table.kill();
    const { at } = await recoverAll(table, [...rest.slice(1), ...(here ? [here] : [])]);
    at.recovery.goOn();
    await table.pass(500);
    expect(at.gathering().stage).toBe('open');
  });
});
