import type { State } from '@/rules/ryv/types';

import type { hostAndBrowser } from './hostAndBrowser';
import { type BrowserPhone, newPhone, sitDown, withoutMotion } from './phones';
import type { Table } from './ryvHands';
import { stateOf } from './stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Đức', 'Wilhelmina O.'];

/** A phone on each of these seats, in the lobby. */
export async function seated(
  { host, browser }: ReturnType<typeof hostAndBrowser>,
  seats: readonly number[],
): Promise<Table> {
  const link = host.link();
  const phones: BrowserPhone[] = [];
  for (const seat of seats) {
    const phone = await newPhone(browser, NAMES[seat] ?? '', seat % 2 === 0 ? 'small' : 'usual');
    await withoutMotion(phone);
    phones.push(phone);
    await sitDown(phone, link, seat);
  }
  return { host, phones, now: () => stateOf<State>(host), made: new Set() };
}
