import { invest } from '@/rules/invest/game';
import type { View } from '@/rules/invest/types';

import { tableOf } from '../support/tableOf';

test('[2.9] a table that plays again keeps what it called its disasters, and its other options', async () => {
  const table = tableOf(invest);
  const phone = table.phone({ steward: table.stewardSecret });
  await table.pass(100);
  const ask = async (op: Parameters<typeof phone.guest.ask>[0]) => {
    const answer = phone.guest.ask(op);
    await table.pass(500);
    expect(await answer).toEqual({ ok: true });
  };
  const names = () => (phone.guest.state().snapshot?.view as View | undefined)?.names;
  await ask({ type: 'sit', seat: 0, name: 'Amina' });
  for (const seat of [1, 2]) await ask({ type: 'bot', seat, on: true });
  await ask({ type: 'options', options: { rounds: 2 } });
  await ask({ type: 'start' });
  expect(names()?.flood).toBe('');
  void phone.guest.choose({ type: 'name', hazard: 'flood' } as never, 'The canal breaks');
  await table.pass(500);
  expect(names()?.flood).toBe('The canal breaks');
  await ask({ type: 'again' });
  expect(phone.guest.state().table).toMatchObject({ stage: 'lobby', options: { rounds: 2 } });
  await ask({ type: 'start' });
  await table.pass(30_000);
  expect(names()).toMatchObject({ flood: 'The canal breaks', drought: '' });
});
