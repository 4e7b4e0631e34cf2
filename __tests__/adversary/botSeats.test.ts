import { dystocratic } from '@/rules/dystocratic/game';
import { FOR_NEWCOMERS } from '@/table/host/asks/botSeats';
import { BY_CONSENT } from '@/table/host/asks/strike';
import type { HostDeps } from '@/table/host/host';
import { reduceTable, type TableRecord, type TableState } from '@/table/log/records';
import { OPEN } from '@/table/log/seats';

import { ticketFor } from '../support/newcomers';
import { type Phone, pick, playOn, seated, tableOf, tellAnyway } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Defences = Pick<HostDeps, 'defences'>;
type Table = ReturnType<typeof tableOf>;
/** Anybody takes any bot's seat at any time. */
const ANYBODY: Defences = {
  defences: { botSeats: { ...FOR_NEWCOMERS, isBound: () => false, isPlaying: () => false } },
};
const ONLY_NEWCOMERS: Defences = { defences: { botSeats: { ...FOR_NEWCOMERS, isBound: () => false } } };

const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(200);
  return answer;
};

/** Three players and a bot, which is well and has locked; the phones have not. */
async function botLocked(host?: Defences) {
  const { table, phones } = await seated(dystocratic, 3, {
    ...(host && { host }),
    bots: 1,
    options: { firstDealer: '3' },
  });
  await table.pass(2_000);
  const locks = phones[0]?.guest.state().snapshot?.ballot?.locks.map((lock) => lock !== null);
  expect(locks).toEqual([false, false, false, true]);
  return { table, phones: phones as [Phone, Phone, Phone] };
}

/** Gives the seat away, takes the bot's, looks at its cards, gives that back, and comes home. */
async function walks(table: Table, joker: Phone) {
  await asked(table, joker, { type: 'bot', seat: 1, on: true });
  const answer = await asked(table, joker, { type: 'sit', seat: 3, name: 'Walker' });
  const { you, snapshot } = joker.guest.state();
  const seen = you.seat === 3 ? (snapshot?.view as { hand: readonly unknown[] }).hand : [];
  if (answer.ok) await asked(table, joker, { type: 'bot', seat: 3, on: true });
  expect(await asked(table, joker, { type: 'sit', seat: 1, name: 'Player 1' })).toEqual({ ok: true });
  return { answer, seen };
}

const rounds = ({ guest }: Phone) => (guest.state().snapshot?.view as { history: unknown[] }).history.length;

describe('a player who walks over the bots’ seats', () => {
  async function voteAfterWalk(host?: Defences) {
    const { table, phones } = await botLocked(host);
    const [first, joker] = phones;
    const { answer } = await walks(table, joker);
    for (const phone of phones)
      if (phone.guest.state().snapshot?.legal.some(({ type }) => type === 'lock') === true) {
        void phone.guest.choose(pick(phone, { type: 'lock' }));
        await table.pass(300);
      }
    await tellAnyway({ table, phones });
    await table.pass(5_000);
    return { answer, rounds: rounds(first) };
  }

  test('[A33] annuls the vote of a bot that is well where anybody may sit there', async () => {
    expect(await voteAfterWalk(ANYBODY)).toEqual({ answer: { ok: true }, rounds: 0 });
  });

  test('[A33] [W4.17] is told to wait, and the vote counts', async () => {
    expect(await voteAfterWalk()).toEqual({ answer: { ok: false, why: 'too-soon' }, rounds: 1 });
  });

  test('[A34] reads the hand of a bot where anybody may sit there', async () => {
    const { table, phones } = await botLocked(ANYBODY);
    expect((await walks(table, phones[1])).seen.length).toBeGreaterThan(0);
  });

  test('[A34] [W4.16] is told that this phone plays already, and sees nothing', async () => {
    const { table, phones } = await botLocked(ONLY_NEWCOMERS);
    expect(await walks(table, phones[1])).toEqual({ answer: { ok: false, why: 'plays-already' }, seen: [] });
  });

  test('[A34] [W4.16] does not get there with another key on the same phone either', async () => {
    const { table, phones } = await botLocked(ONLY_NEWCOMERS);
    const [, joker] = phones;
    const second = table.passed(joker, joker.trust ?? table.trustOf(joker));
    await table.pass(500);
    expect(await asked(table, second, { type: 'sit', seat: 3, name: 'Second' })).toEqual({
      ok: false,
      why: 'plays-already',
    });
  });

  test('[A33] [W4.17] has no ticket that changes this', async () => {
    const { table } = await botLocked();
    const steward = table.phone({ steward: table.stewardSecret });
    await table.pass(300);
    const given = await asked(table, steward, { type: 'ticket', seat: 3 });
    const late = table.phone({ ticket: given.ok ? (given.ticket ?? '') : '' });
    await table.pass(5_000);
    expect(late.guest.state().you.seat).toBeNull();
    expect(table.frames).toContainEqual({ to: late.keys.publicKey, text: '{"t":"bye","why":"busy"}' });
    expect(table.host().table().seats[3]?.kind).toBe('bot');
  });

  test('[W4.16] somebody new still takes a bot’s seat between votes', async () => {
    const { table } = await seated(dystocratic, 3, { bots: 1, options: { firstDealer: '0' } });
    const late = table.phone();
    await table.pass(300);
    expect(await asked(table, late, { type: 'sit', seat: 3, name: 'Late' })).toEqual({ ok: true });
  });
});

describe('a player who sends the leader’s bots away', () => {
  const GONE: Defences = { defences: { botSeats: { ...FOR_NEWCOMERS, comesBack: () => false } } };

  /** The leader on seat 0, bots on 1 and 2, the joker on 3. */
  async function withBots(host?: Defences) {
    const table = tableOf(toyGame(), host ? { host } : {});
    const [leader, joker] = [table.phone(), table.phone()];
    await table.pass(200);
    await asked(table, leader, { type: 'sit', seat: 0, name: 'Leader' });
    for (const seat of [1, 2]) await asked(table, leader, { type: 'bot', seat, on: true });
    await asked(table, leader, { type: 'options', options: { rounds: 1 } });
    await asked(table, joker, { type: 'sit', seat: 3, name: 'Joker' });
    return { table, leader, joker };
  }
  const kinds = (table: Table) =>
    table
      .host()
      .table()
      .seats.map(({ kind }) => kind);
  const BOTS = ['phone', 'bot', 'bot', 'open'];

  /** Over every bot's seat, and up again. */
  async function overAll(host?: Defences) {
    const { table, leader, joker } = await withBots(host);
    for (const seat of [1, 2])
      expect(await asked(table, joker, { type: 'sit', seat, name: 'Joker' })).toEqual({ ok: true });
    expect(await asked(table, joker, { type: 'stand' })).toEqual({ ok: true });
    return { table, leader, joker };
  }

  test('[A41] only has to sit on their seats and get up where nobody remembers them', async () => {
    expect(kinds((await overAll(GONE)).table)).toEqual(['phone', 'open', 'open', 'open']);
  });

  test('[A41] [W4.23] finds them there again, well and with a name of their own, also after a restart', async () => {
    const { table, joker } = await overAll();
    expect(kinds(table)).toEqual(BOTS);
    expect(
      new Set(
        table
          .host()
          .table()
          .seats.map(({ name }) => name),
      ).size,
    ).toBe(4);
    table.kill();
    table.restart();
    await table.pass(5_000);
    await asked(table, joker, { type: 'sit', seat: 1, name: 'Joker' });
    table.kill();
    table.restart();
    await table.pass(5_000);
    await asked(table, joker, { type: 'stand' });
    expect(kinds(table)).toEqual(BOTS);
    expect(
      table
        .host()
        .info()
        .seats.map(({ waits, away }) => waits || away),
    ).not.toContain(true);
  });

  test('[A41] [W4.23] changes nothing by handing the seat to a second phone', async () => {
    const { table, joker } = await withBots();
    await asked(table, joker, { type: 'sit', seat: 1, name: 'Joker' });
    const second = table.phone({ ticket: await ticketFor(table, joker, 1) });
    await table.pass(500);
    expect(second.guest.state().you.seat).toBe(1);
    await asked(table, second, { type: 'stand' });
    expect(kinds(table)).toEqual(BOTS);
  });

  test('[A41] [W4.23] changes nothing by leaving the seat in a game and coming back', async () => {
    const { table, leader, joker } = await withBots();
    await asked(table, joker, { type: 'sit', seat: 1, name: 'Joker' });
    await asked(table, leader, { type: 'start' });
    await table.pass(5_000);
    await asked(table, joker, { type: 'bot', seat: 1, on: true });
    expect(await asked(table, joker, { type: 'sit', seat: 1, name: 'Joker' })).toEqual({ ok: true });
    await playOn({ table, phones: [leader, joker] });
    expect(await asked(table, leader, { type: 'again' })).toEqual({ ok: true });
    await asked(table, joker, { type: 'stand' });
    expect(kinds(table)).toEqual(BOTS);
  });

  test('[A41] [W4.23] is sent away by the steward, and the bot is back', async () => {
    const { table, joker } = await withBots();
    await asked(table, joker, { type: 'sit', seat: 2, name: 'Joker' });
    const steward = table.phone({ steward: table.stewardSecret });
    await table.pass(300);
    await asked(table, steward, { type: 'remove', device: joker.keys.publicKey });
    expect(kinds(table)).toEqual(BOTS);
  });

  test('[W4.23] the leader still sends it away, and who left an open chair leaves it open', async () => {
    const { table, leader, joker } = await overAll();
    expect(await asked(table, leader, { type: 'bot', seat: 1, on: false })).toEqual({ ok: true });
    await asked(table, joker, { type: 'sit', seat: 1, name: 'Joker' });
    await asked(table, joker, { type: 'stand' });
    expect(kinds(table)).toEqual(['phone', 'open', 'bot', 'open']);
  });

  test('[W4.23] whose place a bot kept leaves an open chair, as before', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    const [first, second, third] = phones as [Phone, Phone, Phone];
    await asked(table, second, { type: 'bot', seat: 1, on: true });
    await asked(table, second, { type: 'sit', seat: 1, name: 'Player 1' });
    await playOn({ table, phones: [first, second, third] });
    await asked(table, first, { type: 'again' });
    await asked(table, second, { type: 'stand' });
    expect(kinds(table)).toEqual(['phone', 'open', 'phone', 'open']);
  });

  test('[W4.23] a log from before says nothing of this, and plays as it did', () => {
    const key = '11'.repeat(32);
    const lines: readonly TableRecord[] = [
      { t: 'bot', seat: 1, key: '22'.repeat(32), name: 'Asha' },
      { t: 'sit', seat: 1, key, name: 'Amina' },
      { t: 'stand', seat: 1 },
    ];
    const first = JSON.parse(tableOf(toyGame()).store.read()[0] ?? '') as TableRecord;
    const seats = [first, ...lines].reduce<TableState | null>(reduceTable, null)?.seats;
    expect(seats).toEqual([OPEN, OPEN, OPEN, OPEN]);
  });
});

describe('a player who locks what cannot be opened, and stays', () => {
  const NEVER: Defences = { defences: { strikes: { ...BY_CONSENT, staysShut: () => false } } };

  async function shut(host?: Defences) {
    const { table, phones } = await seated(dystocratic, 4, {
      ...(host && { host }),
      options: { firstDealer: '0' },
    });
    const [first, joker, third] = phones as [Phone, Phone, Phone, Phone];
    table.between(joker, {
      hear: (frame) => {
        if (frame.t !== 'ask' || frame.op.type !== 'move' || frame.op.move.type !== 'lock') return frame;
        const { commitments } = frame.op.move as { commitments: readonly string[] };
        const rubbish = commitments.map((_, at) => `0${at}`.repeat(32));
        return { ...frame, op: { ...frame.op, move: { ...frame.op.move, commitments: rubbish } } };
      },
    });
    void first.guest.choose(pick(first, { type: 'deal' }));
    await table.pass(500);
    for (const phone of phones) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await table.pass(300);
    }
    await tellAnyway({ table, phones });
    const ballot = first.guest.state().snapshot?.ballot?.key ?? '';
    const strike = (phone: Phone) => asked(table, phone, { type: 'propose', strike: 1, ballot });
    return { table, first, joker, third, strike };
  }

  test('[A38] stops the vote for good where only a phone that is away can be given up', async () => {
    const { table, first, joker, strike } = await shut(NEVER);
    await table.pass(600_000);
    expect(joker.guest.state().line).toBe('here');
    expect(await strike(first)).toEqual({ ok: false, why: 'too-soon' });
    expect(rounds(first)).toBe(0);
  });

  test('[A38] [W5.25] stops it for three minutes; then more than half of the others go on without', async () => {
    const { table, first, joker, third, strike } = await shut();
    await table.pass(170_000);
    expect(await strike(first)).toEqual({ ok: false, why: 'too-soon' });
    await table.pass(15_000);
    expect(joker.guest.state().line).toBe('here');
    expect(await strike(first)).toEqual({ ok: true });
    // One voice is none.
    expect(rounds(first)).toBe(0);
    expect(await strike(third)).toEqual({ ok: true });
    await table.pass(1_000);
    expect(rounds(first)).toBe(1);
  });
});
