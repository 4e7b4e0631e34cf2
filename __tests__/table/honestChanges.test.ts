import { dystocratic } from '@/rules/dystocratic/game';
import type { LogStore } from '@/table/storage/storage';
import { memoryLog, memoryValues } from '@/table/storage/storage';
import { ROUND_WAIT_MS } from '@/table/rounds/roundHost';

import { again, replaced, ticketFor } from '../support/newcomers';
import { recoverAll } from '../support/recoveryOf';
import { type Phone, playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

jest.setTimeout(60_000);

type Table = ReturnType<typeof tableOf>;

const alarms = (phones: readonly Phone[]) => phones.map(({ guest }) => guest.state().trust.alarm);
const none = (phones: readonly Phone[]) => phones.map(() => null);
const signs = (phones: readonly Phone[]) =>
  phones.map(({ guest }) => guest.state().trust.sign?.round ?? null);
const asked = async (table: Table, { guest }: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = guest.ask(op);
  await table.pass(300);
  expect(await answer).toMatchObject({ ok: true });
};

/** All of them stand at the same sign, and none of them is alarmed. */
function atPeace(phones: readonly Phone[]): void {
  expect(alarms(phones)).toEqual(none(phones));
  expect(signs(phones)).toEqual(phones.map(() => signs(phones)[0]));
  expect(signs(phones)[0]).not.toBeNull();
}

/** A list that an honest host changes must never look like a lie: people would leave a table that is in order. */
describe('[W7.11] no phone is alarmed when', () => {
  test('the deal is told again after a later round has bound another circle', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    const late = await replaced(table, c, 2);
    // Anything at all makes the host tell of the table again, its deal included.
    await asked(table, b, { type: 'rename', name: 'Bea' });
    table.reload(a);
    await table.pass(3_000);
    atPeace([a, b, late]);
    await again(table, a);
    atPeace([a, b, late]);
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
  });

  test('somebody leaves, a game is played without them, and they come back', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    await again(table, a, async () => asked(table, c, { type: 'stand' }));
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
    const sign = signs([a])[0];
    await again(table, a, async () => asked(table, c, { type: 'sit', seat: 2, name: 'C' }));
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 3 });
    atPeace([a, b, c]);
    expect(signs([a])[0]).toBe(sign);
  });

  test('it was away while one left, another came, and more seats changed hands', async () => {
    const { table, phones } = await seated(toyGame(), 4);
    const [a, b, c, d] = phones as [Phone, Phone, Phone, Phone];
    d.guest.close();
    await table.pass(300);
    const first = await replaced(table, c, 2);
    const second = await replaced(table, b, 1);
    await again(table, a);
    table.reload(d);
    await table.pass(2 * ROUND_WAIT_MS);
    atPeace([a, first, second, d]);
  });

  test('a seat moves to another phone while the round goes on', async () => {
    const table = tableOf(toyGame());
    const phones = [table.phone(), table.phone(), table.phone()];
    await table.pass(300);
    for (const [seat, phone] of phones.entries())
      await asked(table, phone, { type: 'sit', seat, name: `P${seat}` });
    const [a, b, c] = phones as [Phone, Phone, Phone];
    const ticket = await ticketFor(table, c, 2);
    // One that says nothing keeps the round open.
    table.between(b, { hear: (frame) => (frame.t === 'ask' || frame.t === 'beat' ? null : frame) });
    void a.guest.ask({ type: 'start' });
    await table.pass(1_000);
    const late = table.phone({ ticket });
    await table.pass(4 * ROUND_WAIT_MS);
    expect(a.guest.state().table?.stage).toBe('playing');
    expect(alarms([a, b, late])).toEqual([null, null, null]);
    expect(signs([a, late])).not.toContain(null);
  });

  test('a seat has moved, and the disk is too full to ask anew', async () => {
    let isFull = false;
    const log = memoryLog();
    const store: LogStore = {
      read: log.read,
      append: (line) => {
        if (isFull && line.includes('"t":"round"')) throw new Error('the disk is full');
        log.append(line);
      },
    };
    const { table, phones } = await seated(toyGame(), 3, { store });
    const [a, b, c] = phones as [Phone, Phone, Phone];
    await again(table, a, async () => {
      const ticket = await ticketFor(table, c, 2);
      for (const phone of [a, b])
        table.between(phone, { tell: (frame) => (frame.t === 'table' ? null : frame) });
      void a.guest.ask({ type: 'start' });
      await table.pass(200);
      isFull = true;
      table.phone({ ticket });
      await table.pass(200);
      // Now they hear of the old round and of the new seats at once.
      for (const phone of [a, b]) table.between(phone, {});
      await table.pass(5_000);
      expect(a.guest.state().table?.shuffle).not.toBeNull();
      isFull = false;
      await table.pass(2 * ROUND_WAIT_MS);
    });
    expect(alarms([a, b])).toEqual([null, null]);
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
  });

  test('the host is killed and starts again at every step of a round', async () => {
    for (const after of [10, 60, 110, 160, 210, 260, 400]) {
      const table = tableOf(toyGame(), { seed: after });
      const phones = [table.phone(), table.phone(), table.phone()];
      await table.pass(300);
      for (const [seat, phone] of phones.entries())
        await asked(table, phone, { type: 'sit', seat, name: `P${seat}` });
      void phones[0]?.guest.ask({ type: 'start' });
      await table.pass(after);
      table.kill();
      table.restart();
      await table.pass(3 * ROUND_WAIT_MS);
      if (phones[0]?.guest.state().table?.stage === 'lobby') {
        void phones[0].guest.ask({ type: 'start' });
        await table.pass(2 * ROUND_WAIT_MS);
      }
      expect(phones[0]?.guest.state().table?.stage).toBe('playing');
      atPeace(phones);
    }
  });

  test('it has lost all that it had kept, and sits down anew', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    c.guest.close();
    const anew = table.phone();
    await again(table, a, async (steward) => {
      await asked(table, steward, { type: 'bot', seat: 2, on: true });
      await asked(table, steward, { type: 'bot', seat: 2, on: false });
      await asked(table, anew, { type: 'sit', seat: 2, name: 'C again' });
    });
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
    atPeace([a, b, anew]);
  });

  test('its browser forgets everything while the page is open', async () => {
    for (const after of [0, 60, 120, 180, 300]) {
      const table = tableOf(toyGame(), { seed: after + 1 });
      const kept = memoryValues();
      const phones = [table.phone({}, { values: kept }), table.phone(), table.phone()];
      await table.pass(300);
      for (const [seat, phone] of phones.entries())
        await asked(table, phone, { type: 'sit', seat, name: `P${seat}` });
      void phones[0]?.guest.ask({ type: 'start' });
      await table.pass(after);
      for (const key of kept.keys()) kept.remove(key);
      await table.pass(4 * ROUND_WAIT_MS);
      expect(phones[1]?.guest.state().table?.stage).toBe('playing');
      expect(alarms(phones)).toEqual([null, null, null]);
    }
  });

  test('it is too full to keep a number: it gives none, and plays on', async () => {
    const table = tableOf(toyGame());
    const values = {
      ...memoryValues(),
      set: () => {
        throw new Error('full');
      },
    };
    const full = table.phone({}, { values });
    const phones = [table.phone(), table.phone(), full];
    await table.pass(300);
    for (const [seat, phone] of phones.entries())
      await asked(table, phone, { type: 'sit', seat, name: `P${seat}` });
    void phones[0]?.guest.ask({ type: 'start' });
    await table.pass(3 * ROUND_WAIT_MS);
    expect(table.host().table().deal?.from).toHaveLength(2);
    expect(full.guest.state()).toMatchObject({ line: 'here', table: { stage: 'playing' } });
    expect(full.guest.state().snapshot).not.toBeNull();
    expect(alarms(phones)).toEqual(none(phones));
  });

  test('the table goes back to an earlier move after somebody new was bound in', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    const late = await replaced(table, c, 2);
    const all = [a, b, late];
    await playOn({ table, phones: all }, { until: () => (a.guest.state().rev ?? 0) >= 4, max: 100 });
    void a.guest.ask({ type: 'rewind', from: 1 });
    await table.pass(300);
    for (const phone of [b, late]) await asked(table, phone, { type: 'consent', from: 1, yes: true });
    await table.pass(3_000);
    expect(table.store.read().some((line) => line.includes('"rewind"'))).toBe(true);
    atPeace(all);
    await again(table, a);
    atPeace(all);
  });

  test('two play on one phone, and only one of them has a line', async () => {
    const table = tableOf(toyGame());
    const first = table.phone();
    const trust = first.trust ?? table.trustOf(first);
    const second = table.passed(first, trust);
    const other = table.phone();
    const phones = [first, second, other];
    await table.pass(300);
    for (const [seat, phone] of phones.entries())
      await asked(table, phone, { type: 'sit', seat, name: `P${seat}` });
    second.guest.close();
    await table.pass(300);
    void first.guest.ask({ type: 'start' });
    await table.pass(5_000);
    expect(other.guest.state().table?.stage).toBe('playing');
    expect(alarms([first, other])).toEqual([null, null]);
    expect(table.host().table().deal?.from).toHaveLength(2);
  });

  test('the phone that was the table is lost, and another one becomes it', async () => {
    const { table, phones } = await seated(dystocratic, 4);
    const [a, b, c, d] = phones as [Phone, Phone, Phone, Phone];
    table.kill();
    const { at } = await recoverAll(table, phones);
    const next = at.newTable();
    const moved = (phone: Phone, runs: Phone['runs'] = 'app') => {
      phone.guest.close();
      Object.assign(phone, next.phone({}, { ...phone, runs }));
    };
    for (const phone of [a, b, c]) moved(phone);
    await next.pass(1_000);
    // One stays away: of what it runs only the log tells.
    expect(next.host().table().devices).toHaveLength(4);
    await again(next, a);
    expect(a.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
    atPeace([a, b, c]);
    moved(d);
    await next.pass(2 * ROUND_WAIT_MS);
    expect(alarms([a, b, c, d])).toEqual([null, null, null, null]);
  });
});
