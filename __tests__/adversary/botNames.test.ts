import { BOT_NAMES } from '@/table/host/asks/botNames';
import type { HostDeps } from '@/table/host/host';

import { type Phone, playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;

const OK = { ok: true };
const ANY_NAME: Pick<HostDeps, 'defences'> = { defences: { names: (name) => ({ name }) } };

const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(200);
  return answer;
};

const namesAt = (table: Table): readonly string[] =>
  table
    .host()
    .table()
    .seats.map(({ name }) => name);
const nameOf = (table: Table, seat: number): string => namesAt(table)[seat] ?? '';

/** The leader on seat 0, somebody who is about to sit down on seat 3, and bots between them. */
async function withBots(host?: typeof ANY_NAME) {
  const table = tableOf(toyGame(), host ? { host } : {});
  const [leader, other] = [table.phone(), table.phone()];
  await table.pass(200);
  await asked(table, leader, { type: 'sit', seat: 0, name: 'Leader' });
  for (const seat of [1, 2]) await asked(table, leader, { type: 'bot', seat, on: true });
  return { table, leader, other };
}

describe('a player who is called like a bot', () => {
  test('[A29] is taken for the bot where nobody looks at names', async () => {
    const { table, other } = await withBots(ANY_NAME);
    const name = nameOf(table, 1);
    expect(await asked(table, other, { type: 'sit', seat: 3, name })).toEqual(OK);
    expect(namesAt(table)).toEqual(['Leader', name, expect.any(String), name]);
  });

  test('[A29] [W4.22] sits down under that name, and the bot takes another of the bots’ names', async () => {
    const { table, leader, other } = await withBots();
    const [, first, second] = namesAt(table) as [string, string, string];
    expect(await asked(table, other, { type: 'sit', seat: 3, name: first })).toEqual(OK);
    expect(namesAt(table)).toEqual(['Leader', expect.any(String), second, first]);
    expect(BOT_NAMES).toContain(nameOf(table, 1));
    expect(new Set(namesAt(table)).size).toBe(4);
    expect(leader.guest.state().table?.seats.map(({ name }) => name)).toEqual(namesAt(table));
  });

  test('[A29] [W4.22] is not taken for it by letters that look the same either', async () => {
    const { table, other } = await withBots();
    const name = nameOf(table, 1).toUpperCase().replace('A', '\u0410');
    expect(await asked(table, other, { type: 'sit', seat: 3, name })).toEqual(OK);
    expect(nameOf(table, 1).toLowerCase()).not.toBe(nameOf(table, 3).toLowerCase().replace('\u0430', 'a'));
    expect(BOT_NAMES).toContain(nameOf(table, 1));
  });

  test('[W4.22] takes every name the bots have, one after another, and each bot has a name of its own', async () => {
    const { table, other } = await withBots();
    await asked(table, other, { type: 'sit', seat: 3, name: 'Other' });
    for (const name of BOT_NAMES) {
      expect(await asked(table, other, { type: 'rename', name })).toEqual(OK);
      expect(new Set(namesAt(table)).size).toBe(4);
      await table.pass(5_000);
    }
  });

  test('[W4.22] also has it before the bot comes', async () => {
    const table = tableOf(toyGame());
    const leader = table.phone();
    await table.pass(200);
    await asked(table, leader, { type: 'sit', seat: 0, name: 'Leader' });
    for (const name of BOT_NAMES) {
      await asked(table, leader, { type: 'rename', name: name.toUpperCase() });
      for (const seat of [1, 2, 3]) await asked(table, leader, { type: 'bot', seat, on: true });
      expect(new Set(namesAt(table).map((each) => each.toLowerCase())).size).toBe(4);
      for (const seat of [1, 2, 3]) await asked(table, leader, { type: 'bot', seat, on: false });
      await table.pass(30_000);
    }
  });

  test('[W4.22] leaves, and the bot that plays on is called otherwise', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    const [first] = phones as [Phone];
    for (const name of BOT_NAMES) {
      await asked(table, first, { type: 'rename', name });
      await asked(table, first, { type: 'bot', seat: 0, on: true });
      expect(table.host().table().seats[0]).toMatchObject({ kind: 'bot', owner: { name } });
      expect(nameOf(table, 0)).not.toBe(name);
      expect(await asked(table, first, { type: 'sit', seat: 0, name })).toEqual(OK);
      await table.pass(20_000);
    }
  });

  test('[W4.22] may come in the middle of a game: the log replays, and every phone finds the game in order', async () => {
    const { table, leader, other } = await withBots();
    await asked(table, leader, { type: 'options', options: { rounds: 1 } });
    await asked(table, leader, { type: 'start' });
    await table.pass(5_000);
    const name = nameOf(table, 1);
    expect(await asked(table, other, { type: 'sit', seat: 2, name })).toEqual(OK);
    expect(nameOf(table, 1)).not.toBe(name);
    const second = nameOf(table, 1);
    expect(await asked(table, other, { type: 'rename', name: second })).toEqual(OK);
    expect(nameOf(table, 1)).not.toBe(second);
    const before = namesAt(table);
    table.kill();
    table.restart();
    await table.pass(5_000);
    expect(namesAt(table)).toEqual(before);
    await playOn({ table, phones: [leader, other] });
    await table.pass(10_000);
    expect(leader.guest.state()).toMatchObject({ trust: { alarm: null }, table: { stage: 'over' } });
    expect(leader.guest.state().table?.verdicts).toEqual([
      expect.objectContaining({ seat: 0, verdict: { agrees: true, from: 0 } }),
      expect.objectContaining({ seat: 2, verdict: expect.objectContaining({ agrees: true }) }),
    ]);
  });

  test('[A29] is refused where a person is called so, though a bot plays for that person', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    const [first, second] = phones as [Phone, Phone];
    await asked(table, first, { type: 'bot', seat: 0, on: true });
    expect(await asked(table, second, { type: 'rename', name: 'PLAYER 0' })).toEqual({
      ok: false,
      why: 'name-taken',
    });
  });
});
