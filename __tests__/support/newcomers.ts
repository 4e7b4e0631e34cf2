import type { Phone, tableOf } from './tableOf';

type Table = ReturnType<typeof tableOf>;

/** The steward puts the game away; `before` the next one starts, people may come and go. */
export async function again(
  table: Table,
  phone: Phone,
  before: (steward: Phone) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const screen = table.phone({ steward: table.stewardSecret });
  await table.pass(200);
  void screen.guest.ask({ type: 'again' });
  await table.pass(3_000);
  await before(screen);
  void phone.guest.ask({ type: 'start' });
  await table.pass(4_000);
  screen.guest.close();
  await table.pass(200);
}

export async function ticketFor(table: Table, phone: Phone, seat: number): Promise<string> {
  const asked = phone.guest.ask({ type: 'ticket', seat });
  await table.pass(200);
  const answer = await asked;
  if (!answer.ok || answer.ticket === undefined) throw new Error('no ticket');
  return answer.ticket;
}

/** Somebody new takes over a seat by a ticket, and has time to be bound in. */
export async function replaced(table: Table, phone: Phone, seat: number): Promise<Phone> {
  const late = table.phone({ ticket: await ticketFor(table, phone, seat) });
  await table.pass(8_000);
  return late;
}
