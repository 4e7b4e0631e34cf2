import { dystocratic } from '@/rules/dystocratic/game';
import type { Op } from '@/table/wire/protocol';

import { leaks, secretsNow, watch } from '../support/canaries';
import { legalOf, type Phone, pick, playOn, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';
import { scan } from '@/rules/dystocratic/trials/scan';

const MINUTE = 60_000;
const OK = { ok: true };
const PAUSED = { ok: false, why: 'paused' };

async function playing(count = 2, game = toyGame(), bots = 0) {
  const at = await seated(game, count, { bots });
  const steward = at.table.phone({ steward: at.table.stewardSecret });
  await at.table.pass(300);
  const asked = async (phone: Phone, op: Op) => {
    const answer = phone.guest.ask(op);
    await at.table.pass(300);
    return answer;
  };
  const told = (phone: Phone) => phone.guest.state().table?.guidance;
  return { ...at, steward, asked, told };
}

test('a table that nobody leads is told nothing', async () => {
  const { phones, told } = await playing();
  expect(told(phones[0] as Phone)).toBeUndefined();
});

describe('a pause', () => {
  test('[W5.26] stops moves until it goes on, and outlives the host', async () => {
    const { table, phones, steward, asked, told } = await playing();
    const [first] = phones as [Phone];
    const take = pick(first, { type: 'take' });
    expect(await asked(steward, { type: 'pause', on: true })).toEqual(OK);
    expect(told(first)).toMatchObject({ isPaused: true });
    const refused = first.guest.choose(take);
    await table.pass(300);
    expect(await refused).toEqual(PAUSED);
    expect(await asked(first, { type: 'undo', rev: 0 })).toEqual(PAUSED);
    table.kill();
    table.restart();
    await table.pass(10_000);
    expect(told(first)).toMatchObject({ isPaused: true });
    expect(await asked(steward, { type: 'pause', on: false })).toEqual(OK);
    const taken = first.guest.choose(take);
    await table.pass(300);
    expect(await taken).toEqual(OK);
  });

  test('[W5.26] stops bots, which go on by themselves', async () => {
    const { table, phones, steward, asked } = await playing(1, toyGame(), 1);
    const [first] = phones as [Phone];
    const rev = () => first.guest.state().rev;
    await asked(steward, { type: 'pause', on: true });
    const before = rev();
    await table.pass(MINUTE);
    expect(rev()).toBe(before);
    expect(
      table
        .host()
        .table()
        .seats.map(({ kind }) => kind),
    ).toContain('bot');
    await asked(steward, { type: 'pause', on: false });
    for (let step = 0; step < 40 && rev() < before + 3; step += 1) {
      const [legal] = legalOf(first);
      if (legal !== undefined) void first.guest.choose(legal);
      await table.pass(1_000);
    }
    expect(rev()).toBeGreaterThan(before);
  });

  test('[W5.26] holds back the opening of a vote that all have locked', async () => {
    const { table, phones, steward, asked } = await playing(4, dystocratic as never);
    const [first] = phones as [Phone];
    const view = () => first.guest.state().snapshot?.view as { dealer: number; history: unknown[] };
    const dealer = phones[view().dealer] as Phone;
    void dealer.guest.choose(pick(dealer, { type: 'deal' }));
    await table.pass(300);
    const lock = (phone: Phone) =>
      phone.guest.choose({ type: 'lock', choice: { vote: 'white', prediction: 'alone' } } as never);
    const { dealer: now } = view();
    const order = phones.map((_, n) => phones[(now + n) % phones.length] as Phone);
    for (const phone of order.slice(0, 3)) {
      void lock(phone);
      await table.pass(300);
    }
    // The pause comes between the last lock and the openings.
    table.between(order[0] as Phone, { hear: (frame) => (frame['t'] === 'ask' ? [] : [frame]) });
    void lock(order[3] as Phone);
    await table.pass(100);
    await asked(steward, { type: 'pause', on: true });
    table.between(order[0] as Phone, {});
    await table.pass(MINUTE);
    expect(view().history).toHaveLength(0);
    await asked(steward, { type: 'pause', on: false });
    await table.pass(10_000);
    expect(view().history).toHaveLength(1);
  });

  test('[W5.27] stops the clock of the table, and everybody is told how long it has waited', async () => {
    const game = { ...toyGame(), bell: () => ({ move: 'take' as const, seconds: 120 }) };
    const { table, phones, steward, asked } = await playing(2, game);
    const [first] = phones as [Phone];
    const waited = () => table.clock.now() - first.guest.state().waitingSince;
    await table.pass(MINUTE);
    await asked(steward, { type: 'pause', on: true });
    await table.pass(10 * MINUTE);
    await asked(steward, { type: 'pause', on: false });
    expect(waited()).toBeLessThan(1.5 * MINUTE);
    const early = first.guest.choose(pick(first, { type: 'take' }));
    await table.pass(300);
    expect(await early).toMatchObject({ why: 'too-soon' });
    await table.pass(MINUTE);
    const late = first.guest.choose(pick(first, { type: 'take' }));
    await table.pass(300);
    expect(await late).toEqual(OK);
  });
});

test('[W5.28] a message has a number, is replaced, taken away, and says something that can be seen', async () => {
  const { phones, steward, asked, told } = await playing();
  const [first] = phones as [Phone];
  await asked(steward, { type: 'message', ready: 'five' });
  expect(told(first)?.message).toEqual({ number: 1, ready: 'five' });
  await asked(steward, { type: 'message', words: '  Come to the big map \u202e ' });
  expect(told(first)?.message).toEqual({ number: 2, words: 'Come to the big map' });
  expect(await asked(steward, { type: 'message', words: '\u200b' })).toEqual({ ok: false, why: 'bad-text' });
  expect(await asked(steward, { type: 'message', words: 'x'.repeat(81) })).toMatchObject({ why: 'bad-text' });
  await asked(steward, { type: 'message' });
  expect(told(first)?.message).toBeNull();
});

describe('a raised hand', () => {
  test('[W5.29] is seen by all, and taken down by its player or by the steward', async () => {
    const { phones, steward, asked, told } = await playing();
    const [first, second] = phones as [Phone, Phone];
    await asked(second, { type: 'hand', about: 'question' });
    expect(told(first)?.hands).toEqual([{ seat: 1, about: 'question' }]);
    expect(await asked(first, { type: 'hand', about: null, seat: 1 })).toMatchObject({ why: 'not-allowed' });
    expect(await asked(first, { type: 'hand', about: 'stuck', seat: 1 })).toMatchObject({
      why: 'not-allowed',
    });
    expect(await asked(steward, { type: 'hand', about: 'stuck', seat: 1 })).toMatchObject({
      why: 'not-allowed',
    });
    expect(await asked(steward, { type: 'hand', about: null, seat: 1 })).toEqual(OK);
    expect(told(first)?.hands).toEqual([]);
    await asked(second, { type: 'hand', about: 'stuck' });
    await asked(second, { type: 'bot', seat: 1, on: true });
    expect(told(first)?.hands).toEqual([]);
  });

  test('[W5.29] that is quiet is told to the steward and its own player, and is in no log', async () => {
    const { table, phones, steward, asked, told } = await playing();
    const [first, second] = phones as [Phone, Phone];
    const before = table.store.read().length;
    expect(await asked(second, { type: 'hand', about: 'quiet' })).toEqual(OK);
    expect(steward.guest.state().you.quiet).toEqual([1]);
    expect(second.guest.state().you.quiet).toEqual([1]);
    expect(first.guest.state().you.quiet).toBeUndefined();
    expect(told(first)?.hands ?? []).toEqual([]);
    expect(table.store.read()).toHaveLength(before);
    expect(await asked(steward, { type: 'hand', about: null, seat: 1 })).toEqual(OK);
    expect(second.guest.state().you.quiet).toBeUndefined();
  });
});

test('[W5.30] a clock for all runs alike on every phone, stands still in a pause, and ends with its host', async () => {
  const { table, phones, steward, asked, told } = await playing();
  const [first, second] = phones as [Phone, Phone];
  const left = ({ guest }: Phone) => (guest.state().clockEnds ?? 0) - table.clock.now();
  await asked(steward, { type: 'clock', seconds: 300 });
  await table.pass(MINUTE);
  for (const phone of [first, second]) expect(Math.abs(left(phone) - 4 * MINUTE)).toBeLessThan(1_000);
  table.reload(second);
  await table.pass(2_000);
  expect(Math.abs(left(second) - left(first))).toBeLessThan(1_000);
  await asked(steward, { type: 'pause', on: true });
  const before = left(first);
  await table.pass(5 * MINUTE);
  await asked(steward, { type: 'pause', on: false });
  expect(Math.abs(left(first) - before)).toBeLessThan(2_000);
  await asked(steward, { type: 'clock', seconds: 0 });
  expect([first.guest.state().clockEnds, told(first)?.clock]).toEqual([null, null]);
  await asked(steward, { type: 'clock', seconds: 60 });
  table.kill();
  table.restart();
  await table.pass(10_000);
  expect([first.guest.state().clockEnds, told(first)?.clock]).toEqual([null, null]);
});

test('[W5.31] the steward rings the bell before its time, where there is one', async () => {
  const game = { ...toyGame(), bell: () => ({ move: 'take' as const, seconds: 600 }) };
  const { table, phones, steward, asked } = await playing(2, game);
  const [first] = phones as [Phone];
  const take = pick(first, { type: 'take' });
  expect(await asked(first, { type: 'bell' })).toMatchObject({ ok: false });
  expect(await asked(steward, { type: 'bell' })).toEqual(OK);
  expect(table.clock.now() - first.guest.state().waitingSince).toBeGreaterThanOrEqual(600_000);
  const taken = first.guest.choose(take);
  await table.pass(300);
  expect(await taken).toEqual(OK);
  const plain = await playing();
  expect(await plain.asked(plain.steward, { type: 'bell' })).toEqual({ ok: false, why: 'not-now' });
});

test('[W5.32] a new link lets in nobody who has the old one, and sends no player away', async () => {
  const { table, phones, steward, asked } = await playing();
  const [first] = phones as [Phone];
  const lookerOn = table.phone();
  await table.pass(300);
  const old = table.joinSecret;
  expect(await asked(steward, { type: 'link' })).toEqual(OK);
  expect(lookerOn.guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
  const late = table.phone();
  await table.pass(300);
  expect(late.guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-link' });
  expect(first.guest.state()).toMatchObject({ line: 'here', table: { join: table.host().joinSecret } });
  expect(table.host().joinSecret).not.toBe(old);
  table.reload(first);
  await table.pass(2_000);
  expect(first.guest.state()).toMatchObject({ line: 'here', you: { seat: 0 } });
  const secret = table.host().joinSecret;
  for (const { guest } of phones)
    for (const { items } of guest.sealedLogs()) expect(JSON.stringify(items)).not.toContain(secret);
});

test('[W5.33] at a led table only the steward sets up and starts', async () => {
  const table = tableOf(toyGame());
  const steward = table.phone({ steward: table.stewardSecret });
  const phones = [table.phone(), table.phone()] as const;
  await table.pass(300);
  const asked = async ({ guest }: Phone, op: Op) => {
    const answer = guest.ask(op);
    await table.pass(1_000);
    return answer;
  };
  expect(await asked(steward, { type: 'led', on: true })).toEqual(OK);
  for (const [seat, phone] of phones.entries())
    await asked(phone, { type: 'sit', seat, name: `Player ${seat}` });
  expect(phones[0].guest.state().table?.lead).toBeNull();
  const asks: readonly Op[] = [
    { type: 'options', options: { rounds: 3 } },
    { type: 'bot', seat: 2, on: true },
    { type: 'start' },
  ];
  for (const op of asks) expect(await asked(phones[0], op)).toEqual({ ok: false, why: 'not-leading' });
  for (const op of asks) expect(await asked(steward, op)).toEqual(OK);
  await asked(steward, { type: 'led', on: false });
  expect(phones[0].guest.state().table?.lead).toBe(0);
});

test('[W5.34] that the board is hidden is told to everybody, and the phones know as much as before', async () => {
  const { phones, steward, asked, told } = await playing();
  const [first] = phones as [Phone];
  const before = first.guest.state().snapshot;
  await asked(steward, { type: 'hide', on: true });
  expect(told(first)).toMatchObject({ isHidden: true });
  expect(first.guest.state().snapshot).toEqual(before);
});

describe('a talk that is led', () => {
  const atOver = async () => {
    const at = await playing();
    await playOn(at);
    await at.table.pass(1_000);
    const [first] = at.phones as [Phone];
    expect(first.guest.state().table?.stage).toBe('over');
    return { ...at, first };
  };

  test('[W5.35] shows all screens the same card, and outlives the host', async () => {
    const { table, phones, steward, asked, told } = await atOver();
    expect(await asked(steward, { type: 'debrief', step: 'why', card: 2 })).toEqual(OK);
    for (const each of [...phones, steward]) expect(told(each)?.debrief).toEqual({ step: 'why', card: 2 });
    table.kill();
    table.restart();
    await table.pass(10_000);
    for (const each of [...phones, steward]) expect(told(each)?.debrief).toEqual({ step: 'why', card: 2 });
    expect(await asked(steward, { type: 'debrief', step: null, card: 0 })).toEqual(OK);
    for (const each of phones) expect(told(each)?.debrief).toBeUndefined();
  });

  test('[W5.35] before the end only the first card of a step can be shown, and before a game none', async () => {
    const { phones, steward, asked, told } = await playing();
    const NOT_NOW = { ok: false, why: 'not-now' };
    expect(await asked(steward, { type: 'debrief', step: 'feel', card: 1 })).toEqual(NOT_NOW);
    expect(await asked(steward, { type: 'debrief', step: 'feel', card: 0 })).toEqual(OK);
    expect(told(phones[0] as Phone)?.debrief).toEqual({ step: 'feel', card: 0 });
    const table = tableOf(toyGame());
    const opener = table.phone({ steward: table.stewardSecret });
    await table.pass(300);
    const answer = opener.guest.ask({ type: 'debrief', step: 'feel', card: 0 });
    await table.pass(300);
    expect(await answer).toEqual(NOT_NOW);
  });

  test('[W5.35] is gone with its game', async () => {
    const { steward, first, asked, told } = await atOver();
    await asked(steward, { type: 'debrief', step: 'next', card: 0 });
    await asked(steward, { type: 'again' });
    expect(first.guest.state().table?.stage).toBe('lobby');
    expect(told(first)?.debrief).toBeUndefined();
  });

  test('is led by no player', async () => {
    const { first, asked } = await atOver();
    expect(await asked(first, { type: 'debrief', step: 'why', card: 0 })).toMatchObject({ ok: false });
  });
});

test('who looks after a table is told no secret by being told the hands', async () => {
  const at = await watch(scan, []);
  const steward = at.table.phone({ steward: at.table.stewardSecret });
  await at.table.pass(300);
  const [first] = at.phones as [Phone];
  void first.guest.ask({ type: 'hand', about: 'quiet' });
  await at.table.pass(300);
  expect(leaks({ ...at, control: steward }, secretsNow(at))).toEqual([]);
});
