import type { TableRecord } from '@/table/log/records';
import { ROUND_WAIT_MS } from '@/table/rounds/roundHost';

import { again, replaced, ticketFor } from '../support/newcomers';
import { type Phone, pick, playOn, seated, type tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;

const signOf = ({ guest }: Phone) => guest.state().trust.sign;
const alarmOf = ({ guest }: Phone) => guest.state().trust.alarm;
const roundsIn = (table: Table) =>
  table.store
    .read()
    .map((line) => JSON.parse(line) as TableRecord)
    .filter((record) => record.t === 'round');

describe('the sign', () => {
  test('[W7.13] is the same on every phone, and stays through reloads, a new host process and a rematch', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [first] = phones as [Phone];
    const sign = signOf(first);
    expect(sign).toMatchObject({
      tries: 1,
      without: [],
      pictures: [expect.any(Number), 0, 0, 0].map(() => expect.any(Number)),
    });
    for (const phone of phones) expect(signOf(phone)).toEqual(sign);
    table.reload(first);
    await table.pass(500);
    expect(signOf(first)).toEqual(sign);
    table.kill();
    table.restart();
    await table.pass(5_000);
    await again(table, first);
    expect(first.guest.state().table).toMatchObject({ stage: 'playing', match: 2 });
    for (const phone of phones) expect(signOf(phone)).toEqual(sign);
    expect(phones.map(alarmOf)).toEqual([null, null, null]);
  });

  test('[W7.14] is made anew when a phone is new in mid-game, by a round of its own', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b] = phones as [Phone, Phone, Phone];
    const before = signOf(a);
    a.guest.compare(true);
    expect(a.guest.state().trust.compared).toBe('same');
    const late = await replaced(table, phones[2] as Phone, 2);
    expect(roundsIn(table).map((record) => record.for)).toEqual(['deal', 'circle']);
    expect(signOf(late)).not.toBeNull();
    expect(signOf(late)).not.toEqual(before);
    for (const phone of [a, b]) expect(signOf(phone)).toEqual(signOf(late));
    // What was said of the old one is not said of this one.
    expect(a.guest.state().trust.compared).toBe('not-yet');
    expect([a, b, late].map(alarmOf)).toEqual([null, null, null]);
    // No number is in it: the match was dealt long ago.
    expect(
      table.store.read().filter((line) => line.includes('"t":"shown"') && line.includes('"nonce"')),
    ).toHaveLength(3);
    expect(table.host().table().deal?.from).toHaveLength(3);
  });

  test('stays where nobody new gives a number, also for a phone that was away at that deal', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a, b, c] = phones as [Phone, Phone, Phone];
    const late = await replaced(table, phones[2] as Phone, 2);
    c.guest.close();
    b.guest.close();
    await table.pass(200);
    await again(table, a);
    const withoutB = signOf(a);
    expect(withoutB).toEqual(signOf(late));
    table.reload(b);
    await table.pass(300);
    // It gave a number to this sign before it left.
    expect(signOf(b)).toEqual(withoutB);
    expect(alarmOf(b)).toBeNull();
  });

  test('[W7.14] waits while a ballot is open', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    await playOn(
      { table, phones },
      { until: () => phones[0]?.guest.state().snapshot?.ballot !== null, max: 300 },
    );
    if (phones[0]?.guest.state().snapshot?.ballot === null) throw new Error('no ballot came');
    const late = await replaced(table, phones[2] as Phone, 2);
    expect(roundsIn(table)).toHaveLength(1);
    expect(signOf(late)).toBeNull();
    const all = [phones[0] as Phone, phones[1] as Phone, late];
    const isOver = () => all[0]?.guest.state().snapshot?.ballot === null;
    await playOn({ table, phones: all }, { until: isOver, max: 300 });
    expect(all.map(({ guest }) => guest.state().table?.stage)).toEqual(all.map(() => 'playing'));
    expect(isOver()).toBe(true);
    await table.pass(8_000);
    expect(roundsIn(table)).toHaveLength(2);
    for (const phone of all) expect(signOf(phone)).toEqual(signOf(late));
    expect(signOf(late)).not.toBeNull();
  });

  test('[W7.5] does not wait for a phone that says nothing, nor ask it again until its line is new', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a] = phones as [Phone];
    const ticket = await ticketFor(table, phones[2] as Phone, 2);
    const mute = table.phone({ ticket }, { defences: { pledge: () => 'not-asked' } });
    await table.pass(4 * ROUND_WAIT_MS);
    const rounds = roundsIn(table);
    expect(rounds.map((record) => record.for)).toEqual(['deal', 'circle', 'circle']);
    expect(rounds.at(-1)).toMatchObject({ tries: 2, without: [mute.keys.publicKey] });
    expect(signOf(a)).toMatchObject({ tries: 2, without: [2] });
    await table.pass(60_000);
    expect(roundsIn(table)).toHaveLength(3);
    void a.guest.choose(pick(a, { type: 'take' }));
    await table.pass(200);
    expect(mute.guest.state().rev).toBe(1);
  });

  test('that is not the same is never the same again on that phone', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [a] = phones as [Phone];
    a.guest.compare(false);
    expect(a.guest.state().trust.compared).toBe('different');
    a.guest.compare(true);
    expect(a.guest.state().trust.compared).toBe('different');
    table.reload(a);
    await table.pass(500);
    expect(a.guest.state().trust.compared).toBe('different');
  });
});
