import { tableCrypto } from '@/net/secure/tableCrypto';
import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';
import { openTableLog } from '@/table/log/tableLogState';
import { memoryLog } from '@/table/storage/storage';

import { dealt, follow, lock, recoverAll, recoveryOf, voterAmong } from '@/__tests__/support/recoveryOf';
import { type Phone, pick, playOn, seated, seatOf, tableOf } from '@/__tests__/support/tableOf';

jest.setTimeout(60_000);

const GAMES = { dystocratic: dystocratic as unknown as Game };
const bookOf = (lines: readonly string[]) => openTableLog(memoryLog(lines), GAMES);
describe('a table whose host is gone', () => {
  test('[W11.10] goes on from the phones alone, with everything as it was', async () => {
    const { table, phones } = await seated(dystocratic, 4);
    await playOn({ table, phones }, { max: 40 });
    await table.pass(1_000);
    const before = bookOf(table.store.read());
    const views = phones.map(({ guest }) => guest.state().snapshot);
    table.kill();
    const { at, clients } = await recoverAll(table, phones);
    expect(clients.map((client) => client.state().moved?.epoch)).toEqual([1, 1, 1, 1]);
    const after = bookOf(at.found().lines);
    expect(after.match()).toEqual(before.match());
    expect(after.table().seats).toEqual(before.table().seats);
    expect(after.table()).toMatchObject({ id: 'table', epoch: 1 });
    expect(after.table().secrets).not.toEqual(before.table().secrets);

    const next = at.newTable();
    for (const phone of phones) follow(phone, next);
    await next.pass(1_000);
    expect(phones.map(({ guest }) => guest.state().snapshot)).toEqual(views);
    await playOn({ table: next, phones });
    expect(phones.map(({ guest }) => guest.state().table?.stage)).toEqual(['over', 'over', 'over', 'over']);
  });

  test('keeps the ballots under way: what was locked before opens after', async () => {
    const { table, phones } = await dealt();
    const first = voterAmong(phones);
    void first.guest.choose(pick(first, lock));
    await table.pass(500);
    table.kill();
    const { at } = await recoverAll(table, phones);
    const next = at.newTable();
    for (const phone of phones) follow(phone, next);
    await next.pass(500);
    expect(first.guest.state().locked).toEqual(lock.choice);
    for (let others = 0; others < 3; others += 1) {
      const phone = voterAmong(phones);
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await next.pass(500);
    }
    await next.pass(500);
    expect(first.guest.state().snapshot?.ballot).toBeNull();
  });

  test('[W11.10] keeps its bots, with their keys and what they have locked', async () => {
    const table = tableOf(dystocratic);
    const phones = [table.phone(), table.phone()];
    await table.pass(100);
    for (const [seat, { guest }] of phones.entries()) void guest.ask({ type: 'sit', seat, name: `P${seat}` });
    await table.pass(100);
    for (const seat of [2, 3]) void phones[0]?.guest.ask({ type: 'bot', seat, on: true });
    void phones[0]?.guest.ask({ type: 'start' });
    await table.pass(200);
    const botLocked = () =>
      table.store.read().some((line) => /"seat":[23],"move":\{"type":"lock"/.test(line));
    await playOn({ table, phones }, { until: botLocked });
    expect(botLocked()).toBe(true);
    table.kill();
    const { at } = await recoverAll(table, phones);
    const next = at.newTable();
    for (const phone of phones) follow(phone, next);
    await playOn({ table: next, phones });
    expect(phones.map(({ guest }) => guest.state().table?.stage)).toEqual(['over', 'over']);
    // A bot that had forgotten its slips would have had its ballot struck.
    expect(next.store.read().some((line) => line.includes('"strike"'))).toBe(false);
  });

  test('never loses a move whose player was told that it counts, however early the host dies', async () => {
    for (let ms = 0; ms <= 12; ms += 3) {
      const { table, phones } = await dealt();
      table.setFaults({ delay: 4 });
      for (const phone of phones) table.reload(phone);
      await table.pass(3_000);
      const first = voterAmong(phones);
      let told = false;
      void first.guest.choose(pick(first, lock)).then(({ ok }) => (told = ok));
      await table.pass(ms);
      const counts = told;
      table.kill();
      const { at } = await recoverAll(table, phones);
      const { locks } = bookOf(at.found().lines).match()?.state.ballot ?? { locks: [] };
      if (counts) expect(locks[seatOf(first) ?? -1]).not.toBeNull();
      if (ms === 12) expect(counts).toBe(true);
    }
  });

  test('takes the longest log: what one phone alone has seen is not lost', async () => {
    const { table, phones } = await dealt();
    const short = phones.map(({ guest }) => guest.sealedLogs());
    const first = voterAmong(phones);
    void first.guest.choose(pick(first, lock));
    await table.pass(500);
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const clients = phones.map((phone, n) =>
      at.client(
        phone,
        n === 0 ? undefined : short[n]?.map((log) => ({ ...log, items: log.items.slice(0, -1) })),
      ),
    );
    await table.pass(500);
    clients.forEach((client) => client.agree());
    await table.pass(500);
    expect(bookOf(at.found().lines).match()?.revision).toBe(bookOf(table.store.read()).match()?.revision);
  });

  test('[W11.1] goes on without one phone, when somebody says so, but not without two', async () => {
    const { table, phones } = await dealt();
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const clients = phones.slice(0, 3).map((phone) => at.client(phone));
    await table.pass(500);
    clients[0]?.agree();
    clients[1]?.agree();
    await table.pass(500);
    at.recovery.goOn();
    await table.pass(500);
    expect(at.gathering()).toMatchObject({ stage: 'gathering', threshold: 3 });
    expect(at.gathering().people.map(({ here, agreed }) => [here, agreed])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
    clients[2]?.agree();
    await table.pass(500);
    expect(at.gathering().stage).toBe('gathering');
    at.recovery.goOn();
    await table.pass(500);
    expect(at.gathering().stage).toBe('open');
    expect(bookOf(at.found().lines).match()).toEqual(bookOf(table.store.read()).match());
  });

  test('[W11.15] only a phone whose copy was among those that were opened has brought it', async () => {
    const { table, phones } = await dealt();
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const clients = phones.map((phone) => at.client(phone));
    await table.pass(500);
    for (const client of clients.slice(0, 3)) client.agree();
    await table.pass(500);
    at.recovery.goOn();
    // Its player agrees when the others' copies are being opened.
    clients[3]?.agree();
    await table.pass(500);
    expect(clients.map((client) => client.state().moved?.epoch)).toEqual([1, 1, 1, 1]);
    expect(clients.map((client) => client.state().brought)).toEqual([true, true, true, false]);
  });

  test('everyone who comes stands there with the seat they have, also beside bots and after a change of seats', async () => {
    const table = tableOf(dystocratic);
    const phones = [table.phone(), table.phone(), table.phone()];
    await table.pass(100);
    for (const [at, { guest }] of phones.entries()) void guest.ask({ type: 'sit', seat: at, name: `P${at}` });
    await table.pass(500);
    void phones[2]?.guest.ask({ type: 'sit', seat: 3, name: 'P2' });
    await table.pass(500);
    void phones[1]?.guest.ask({ type: 'sit', seat: 2, name: 'P1' });
    await table.pass(500);
    void phones[0]?.guest.ask({ type: 'sit', seat: 1, name: 'P0' });
    await table.pass(500);
    void phones[0]?.guest.ask({ type: 'bot', seat: 0, on: true });
    void phones[0]?.guest.ask({ type: 'start' });
    await table.pass(500);
    table.kill();
    const at = recoveryOf(dystocratic, table);
    phones.forEach((phone) => at.client(phone));
    await table.pass(500);
    expect(at.gathering().people.map(({ seat, name, here }) => [seat, name, here])).toEqual([
      [1, 'P0', true],
      [2, 'P1', true],
      [3, 'P2', true],
    ]);
  });

  test('[W11.4] a phone whose share is forged is named, and the others open it without', async () => {
    const { table, phones } = await dealt();
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const clients = phones.map((phone, n) =>
      at.client(
        phone,
        phone.guest.sealedLogs().map((log) => (n === 2 ? { ...log, share: 'ab'.repeat(33) } : log)),
      ),
    );
    await table.pass(500);
    clients.forEach((client) => client.agree());
    await table.pass(500);
    expect(at.gathering().people.map(({ forged }) => forged)).toEqual([false, false, true, false]);
    expect(at.gathering().stage).toBe('open');
  });

  test('is not opened for a stranger, nor by somebody who changes their mind', async () => {
    const { table, phones } = await dealt();
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const [first, ...rest] = phones as [Phone, Phone, Phone, Phone];
    const stranger = at.client({ ...first, keys: tableCrypto.newKeyPair() }, first.guest.sealedLogs());
    const clients = rest.map((phone) => at.client(phone));
    await table.pass(500);
    expect(stranger.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
    clients.forEach((client) => client.agree());
    clients[0]?.withdraw();
    await table.pass(500);
    at.recovery.goOn();
    await table.pass(500);
    expect(at.gathering().stage).toBe('gathering');
  });

  test('[W11.12] a phone that was away comes to the new host and finds its seat', async () => {
    const { table, phones } = await dealt();
    table.kill();
    const at = recoveryOf(dystocratic, table);
    const late = phones[3] as Phone;
    const clients = phones.slice(0, 3).map((phone) => at.client(phone));
    await table.pass(500);
    clients.forEach((client) => client.agree());
    await table.pass(500);
    at.recovery.goOn();
    await table.pass(500);
    const next = at.newTable();
    const client = next.client(late);
    await next.pass(500);
    expect(client.state().moved).toMatchObject({ epoch: 1, join: next.joinSecret });
    follow(late, next);
    await next.pass(500);
    expect(seatOf(late)).toBe(3);
  });
});

describe('an old host that comes back', () => {
  async function moved() {
    const { table, phones } = await dealt();
    table.kill();
    const { at, clients } = await recoverAll(table, phones);
    const proof = clients[0]?.state().moved?.proof;
    if (proof === undefined) throw new Error('no proof');
    return { table, phones, at, proof };
  }

  test('[W11.11] is told by any phone with proof, closes its table as moved, and stays closed', async () => {
    const { table, phones, proof } = await moved();
    table.restart();
    const [first, second] = phones as [Phone, Phone];
    await table.pass(6_000);
    expect(second.guest.state().line).toBe('here');
    table.remember(first, { epoch: 1, proof, to: { hostKey: proof.hostKey, addresses: ['10.0.0.2:8787'] } });
    table.reload(first);
    await table.pass(500);
    expect(first.guest.state()).toMatchObject({ line: 'turned-away', why: 'moved' });
    expect(second.guest.state()).toMatchObject({
      line: 'turned-away',
      why: 'moved',
      movedTo: { hostKey: proof.hostKey, addresses: ['10.0.0.2:8787'] },
    });
    table.kill();
    table.restart();
    table.reload(second);
    await table.pass(500);
    expect(second.guest.state()).toMatchObject({ line: 'turned-away', why: 'moved' });
  });

  test('[W11.11] does not believe a made-up proof', async () => {
    const { table, phones, proof } = await moved();
    table.restart();
    const [first, second] = phones as [Phone, Phone];
    await table.pass(6_000);
    const forged = { ...proof, mac: '00'.repeat(32) };
    table.remember(first, { epoch: 1, proof: forged, to: { hostKey: proof.hostKey, addresses: [] } });
    table.reload(first);
    await table.pass(500);
    expect(first.guest.state().why).toBe('moved');
    expect(second.guest.state().line).toBe('here');
  });
});
