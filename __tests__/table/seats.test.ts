import { dystocratic } from '@/rules/dystocratic/game';

import { type Phone, pick, seated, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;
const asked = async (table: Table, phone: Phone, op: Parameters<Phone['guest']['ask']>[0]) => {
  const answer = phone.guest.ask(op);
  await table.pass(200);
  return answer;
};

describe('in the lobby', () => {
  test('a seat is for whoever takes it first', async () => {
    const table = tableOf(toyGame());
    const [a, b] = [table.phone(), table.phone()];
    await table.pass(100);
    expect(await asked(table, a, { type: 'sit', seat: 1, name: ' Amina ' })).toEqual({ ok: true });
    expect(await asked(table, b, { type: 'sit', seat: 1, name: 'Bo' })).toEqual({
      ok: false,
      why: 'seat-taken',
    });
    expect(b.guest.state().table?.seats[1]).toMatchObject({ name: 'Amina', kind: 'phone', away: false });
    expect(await asked(table, a, { type: 'sit', seat: 3, name: 'Amina' })).toEqual({ ok: true });
    expect(b.guest.state().table?.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open', 'phone']);
  });

  test('a full table says so, and still lets one look on', async () => {
    const { table } = await seated(dystocratic, 4);
    const late = table.phone();
    await table.pass(200);
    expect(await asked(table, late, { type: 'sit', seat: 0, name: 'Late' })).toEqual({
      ok: false,
      why: 'table-full',
    });
    expect(late.guest.state().line).toBe('here');
    expect(late.guest.state().snapshot).not.toBeNull();
  });

  test('nobody can be nameless, or have a name that breaks the line', async () => {
    const table = tableOf(toyGame());
    const a = table.phone();
    await table.pass(100);
    expect(await asked(table, a, { type: 'sit', seat: 0, name: '  \n ' })).toEqual({
      ok: false,
      why: 'bad-name',
    });
    expect(await asked(table, a, { type: 'sit', seat: 0, name: 'A\nB\u202e' })).toEqual({ ok: true });
    expect(a.guest.state().table?.seats[0]?.name).toBe('A B');
    expect(await asked(table, a, { type: 'rename', name: 'x'.repeat(21) })).toEqual({
      ok: false,
      why: 'bad-name',
    });
  });

  test('a game needs enough players; bots count', async () => {
    const table = tableOf(toyGame());
    const a = table.phone();
    await table.pass(100);
    expect(await asked(table, a, { type: 'start' })).toEqual({ ok: false, why: 'not-allowed' });
    await asked(table, a, { type: 'sit', seat: 0, name: 'A' });
    expect(await asked(table, a, { type: 'start' })).toEqual({ ok: false, why: 'too-few' });
    await asked(table, a, { type: 'bot', seat: 2, on: true });
    await asked(table, a, { type: 'bot', seat: 3, on: true });
    await asked(table, a, { type: 'bot', seat: 3, on: false });
    expect(await asked(table, a, { type: 'options', options: { rounds: 3, nonsense: 1 } })).toEqual({
      ok: true,
    });
    expect(await asked(table, a, { type: 'start' })).toEqual({ ok: true });
    expect(a.guest.state().table?.seats.map(({ kind }) => kind)).toEqual(['phone', 'bot']);
    expect(a.guest.state().table?.options).toEqual({ rounds: 3, bots: 'even' });
  });

  test('[W4.9] one who only looks on can change nothing', async () => {
    const table = tableOf(toyGame());
    const a = table.phone();
    await table.pass(100);
    for (const op of [
      { type: 'options', options: {} },
      { type: 'bot', seat: 0, on: true },
      { type: 'again' },
    ] as const)
      expect(await asked(table, a, op)).toEqual({ ok: false, why: 'not-allowed' });
  });
});

describe('the host turns away', () => {
  test.each([
    { what: 'an old link', hello: { secret: '00'.repeat(16) }, why: 'bad-link' },
    { what: 'a ticket nobody gave', hello: { ticket: '11'.repeat(16) }, why: 'bad-ticket' },
  ])('$what', async ({ hello, why }) => {
    const { table, phones } = await seated(toyGame(), 2);
    const stranger = table.phone(hello);
    await table.pass(200);
    expect(stranger.guest.state()).toMatchObject({ line: 'turned-away', why, table: null, snapshot: null });
    expect(phones[0]?.guest.state().line).toBe('here');
  });

  test('[W4.10] one who guesses the secret of the shared screen gets none of its rights', async () => {
    const { table } = await seated(toyGame(), 2);
    const stranger = table.phone({ steward: '22'.repeat(16) });
    await table.pass(200);
    expect(stranger.guest.state().you).toEqual({ seat: null, steward: false });
    expect(await asked(table, stranger, { type: 'ticket', seat: 0 })).toEqual({
      ok: false,
      why: 'not-allowed',
    });
  });
});

describe('a seat ticket', () => {
  const withTicket = async () => {
    const { table, phones } = await seated(dystocratic, 4, { options: { firstDealer: '0' } });
    const [old, other] = phones as [Phone, Phone];
    const answer = await asked(table, old, { type: 'ticket', seat: 0 });
    return { table, old, other, ticket: answer.ok ? (answer.ticket ?? '') : '' };
  };

  test('[W4.11] moves hand and place to another phone, once', async () => {
    const { table, old, other, ticket } = await withTicket();
    const hand = (old.guest.state().snapshot?.view as { hand: unknown }).hand;
    const fresh = table.phone({ ticket });
    await table.pass(200);
    expect(fresh.guest.state().you.seat).toBe(0);
    expect((fresh.guest.state().snapshot?.view as { hand: unknown }).hand).toEqual(hand);
    expect(old.guest.state()).toMatchObject({ line: 'turned-away', why: 'elsewhere' });
    expect(other.guest.state().table?.seats[0]?.name).toBe('Player 0');
    const third = table.phone({ ticket });
    await table.pass(200);
    expect(third.guest.state()).toMatchObject({ line: 'turned-away', why: 'bad-ticket' });
    table.reload(fresh, { ticket });
    await table.pass(200);
    expect(fresh.guest.state().you.seat).toBe(0);
  });

  test('[W4.11] is worth nothing once revoked, or once there is a newer one', async () => {
    const { table, old, ticket } = await withTicket();
    await asked(table, old, { type: 'revoke', seat: 0 });
    const late = table.phone({ ticket });
    await table.pass(200);
    expect(late.guest.state().why).toBe('bad-ticket');
    const first = await asked(table, old, { type: 'ticket', seat: 0 });
    await asked(table, old, { type: 'ticket', seat: 0 });
    const second = table.phone({ ticket: first.ok ? (first.ticket ?? '') : '' });
    await table.pass(200);
    expect(second.guest.state().why).toBe('bad-ticket');
  });

  test("[W4.11] is not given to others, save on the host's own screen, and does not stand in the log", async () => {
    const { table, other } = await withTicket();
    expect(await asked(table, other, { type: 'ticket', seat: 0 })).toEqual({ ok: false, why: 'not-allowed' });
    const screen = table.phone({ steward: table.stewardSecret });
    await table.pass(200);
    const answer = await asked(table, screen, { type: 'ticket', seat: 0 });
    expect(answer.ok && answer.ticket).toHaveLength(32);
    expect(table.store.read().join()).not.toContain(answer.ok ? answer.ticket : 'none');
  });
});

describe('a seat that changes hands mid-game', () => {
  test('[W4.13] goes to a bot when its player says so, and back again', async () => {
    const { table, phones } = await seated(dystocratic, 4, { options: { firstDealer: '0' } });
    const [first, second] = phones as [Phone, Phone];
    expect(await asked(table, first, { type: 'bot', seat: 0, on: true })).toEqual({ ok: true });
    await table.pass(5_000);
    expect(second.guest.state().table?.seats[0]).toMatchObject({ kind: 'bot', waits: true });
    expect((second.guest.state().snapshot?.view as { phase: string }).phase).toBe('talk');
    const stranger = table.phone();
    await table.pass(200);
    expect(await asked(table, stranger, { type: 'sit', seat: 0, name: 'Thief' })).toEqual({
      ok: false,
      why: 'seat-kept',
    });
    expect(await asked(table, first, { type: 'sit', seat: 0, name: 'Player 0' })).toEqual({ ok: true });
    expect(first.guest.state().you.seat).toBe(0);
    expect((first.guest.state().snapshot?.view as { hand: unknown[] }).hand.length).toBeGreaterThan(0);
  });

  test('[W4.13] goes to a bot by the others only when its phone has been away for two minutes', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    const [first, second] = phones as [Phone, Phone];
    expect(await asked(table, second, { type: 'bot', seat: 0, on: true })).toEqual({
      ok: false,
      why: 'not-allowed',
    });
    first.guest.close();
    await table.pass(60_000);
    expect(await asked(table, second, { type: 'bot', seat: 0, on: true })).toEqual({
      ok: false,
      why: 'not-allowed',
    });
    await table.pass(70_000);
    expect(await asked(table, second, { type: 'bot', seat: 0, on: true })).toEqual({ ok: true });
  });

  test("of a bot can be taken by a latecomer, with the bot's hand", async () => {
    const table = tableOf(toyGame());
    const a = table.phone();
    await table.pass(100);
    await asked(table, a, { type: 'sit', seat: 0, name: 'A' });
    await asked(table, a, { type: 'bot', seat: 1, on: true });
    await asked(table, a, { type: 'start' });
    const late = table.phone();
    await table.pass(200);
    expect(await asked(table, late, { type: 'sit', seat: 1, name: 'Late' })).toEqual({ ok: true });
    void a.guest.choose(pick(a, { type: 'take' }));
    await table.pass(200);
    expect(late.guest.state().snapshot?.legal).toEqual([{ type: 'take' }]);
  });
});

describe('after the end', () => {
  test('the same table plays again', async () => {
    const table = tableOf(toyGame());
    table.host().seatBots(2);
    const screen = table.phone({ steward: table.stewardSecret });
    await table.pass(500);
    await asked(table, screen, { type: 'start' });
    await table.pass(30_000);
    expect(screen.guest.state().table?.stage).toBe('over');
    await asked(table, screen, { type: 'again' });
    expect(screen.guest.state()).toMatchObject({ snapshot: null, table: { stage: 'lobby', match: 1 } });
    // The chairs that were put away stand there again, for whoever came late.
    expect(screen.guest.state().table?.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'open', 'open']);
    await asked(table, screen, { type: 'start' });
    expect(screen.guest.state()).toMatchObject({ match: 2, table: { match: 2 } });
  });
});

describe('a seat that somebody left', () => {
  const left = async () => {
    const { table, phones } = await seated(dystocratic, 4);
    const [first, second] = phones as [Phone, Phone];
    await asked(table, second, { type: 'bot', seat: 1, on: true });
    return { table, first, second, late: table.phone() };
  };

  test('[W4.21] is kept for them until whoever leads gives it up, then somebody new sits down there', async () => {
    const { table, first, late } = await left();
    await table.pass(200);
    expect(late.guest.state().table?.seats[1]).toMatchObject({ kind: 'bot', waits: true });
    const sit = { type: 'sit', seat: 1, name: 'Late' } as const;
    expect(await asked(table, late, sit)).toEqual({ ok: false, why: 'seat-kept' });
    expect(await asked(table, first, { type: 'bot', seat: 1, on: false })).toEqual({ ok: true });
    expect(late.guest.state().table?.seats[1]).toMatchObject({ kind: 'bot', waits: false });
    expect(await asked(table, late, sit)).toEqual({ ok: true });
    expect(late.guest.state().you.seat).toBe(1);
    expect(late.guest.state().table?.seats[1]).toMatchObject({ kind: 'phone', name: 'Late' });
  });

  test('[W4.21] is given up by nobody else', async () => {
    const { table, second, late } = await left();
    await table.pass(200);
    for (const phone of [second, late])
      expect(await asked(table, phone, { type: 'bot', seat: 1, on: false })).toMatchObject({ ok: false });
    expect(late.guest.state().table?.seats[1]).toMatchObject({ waits: true });
  });

  test('that nobody left is not given up', async () => {
    const { table, phones } = await seated(dystocratic, 4);
    const [first] = phones as [Phone];
    expect(await asked(table, first, { type: 'bot', seat: 2, on: false })).toEqual({
      ok: false,
      why: 'not-now',
    });
  });
});
