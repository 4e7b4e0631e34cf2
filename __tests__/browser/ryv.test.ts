import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv';
import { levelOf } from '@/rules/ryv/climate';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';
import {
  disputeAnAgreement,
  expectSameScores,
  ONCE,
  playOn,
  type Table,
  waitingSeats,
} from '../support/browser/ryvHands';
import { stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Đức', 'Wilhelmina O.'];
const LONG = 600_000;

async function expectFaultless({ page, name }: BrowserPhone, where: string): Promise<void> {
  await page.waitForTimeout(400);
  expect({ where, name, faults: await faultsOf(page) }).toEqual({ where, name, faults: [] });
}

async function seated(
  { host, browser }: ReturnType<typeof hostAndBrowser>,
  seats: readonly number[],
): Promise<Table> {
  const link = host.link();
  const phones: BrowserPhone[] = [];
  for (const seat of seats) {
    const phone = await newPhone(browser, NAMES[seat] ?? '', seat % 2 === 0 ? 'small' : 'usual');
    await phone.context.addInitScript(() =>
      localStorage.setItem('palaver/settings', JSON.stringify({ welcomed: true, reducedMotion: true })),
    );
    phones.push(phone);
    await sitDown(phone, link, seat);
  }
  return { host, phones, now: () => stateOf<State>(host), made: new Set() };
}

describe('First Play', () => {
  const at = hostAndBrowser('--game', 'ryv');

  test(
    'five phones and a shared screen play it to the end by touch',
    async () => {
      const seats = [0, 1, 2, 3, 4];
      const table = await seated(at, seats);
      const screen = await newPhone(at.browser, 'screen', 'wide');
      await screen.page.goto(at.host.link());
      await touch(screen, 'Only watch (shared screen)');
      await at.host.beginWith(seedFrom(1));
      await Promise.all([...table.phones, screen].map(({ page }) => page.getByTestId('country').waitFor()));
      const looked = new Set<string>();
      for (let state = table.now(); state.phase !== 'over'; state = table.now()) {
        const [seat] = waitingSeats(state);
        const phone = table.phones[seat ?? 0];
        if (
          state.round === 2 &&
          phone !== undefined &&
          !looked.has(state.phase) &&
          state.tasks.length === 0
        ) {
          looked.add(state.phase);
          await expectFaultless(phone, state.phase);
          await expectFaultless(screen, state.phase);
        }
        await playOn(table, seats);
      }
      expect([...looked].sort()).toEqual(['action', 'developments', 'discuss', 'leverage', 'market']);
      await expectSameScores(table, [...table.phones, screen]);
      await expectFaultless(table.phones[0] as BrowserPhone, 'the end');
      expectNoErrors([...table.phones, screen]);
    },
    LONG,
  );
});

/** The third seat has the smallest phone, and a company has most to show there; the law gives agreements a meaning. */
function withCompanyFirst(): RandomState {
  const options = tableOptions(ryv, { mode: 'full' });
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const isWanted = (seed: RandomState) => {
    const { state } = startMatch(ryv, { seats: 5, options, seed });
    return state.players[2]?.actor === 'mnc' && levelOf(state, 'legal') !== 'weak';
  };
  return seeds.find(isWanted) as RandomState;
}

describe('the full game', () => {
  const at = hostAndBrowser('--game', 'ryv', '--bots', '2', '--bot-pace', '0');

  test(
    'three phones and two bots play it to the end',
    async () => {
      // Bots have taken the first seats.
      const seats = [2, 3, 4];
      const table = await seated(at, seats);
      const [first] = table.phones as [BrowserPhone];
      await touch(first, 'How we play');
      await touch(first, en['option.mode.full'], 'radio');
      await touch(first, 'Close');
      await at.host.beginWith(withCompanyFirst(), '--bot-pace', '0');
      await Promise.all(table.phones.map(({ page }) => page.getByTestId('country').waitFor()));
      expect(table.now().mode).toBe('full');
      expect(table.now().players).toHaveLength(5);
      const looked = new Set<string>();
      for (let state = table.now(); state.phase !== 'over'; state = table.now()) {
        const seat = waitingSeats(state).find((each) => seats.includes(each));
        if (state.phase === 'discuss' && !table.made.has('dispute'))
          await disputeAnAgreement(table, seats, (voter) => expectFaultless(voter, 'dispute'));
        if (state.round === 2 && seat === seats[0] && !looked.has(state.phase) && state.tasks.length === 0) {
          looked.add(state.phase);
          await expectFaultless(first, state.phase);
        }
        await playOn(table, seats);
      }
      expect([...looked]).toEqual(expect.arrayContaining(['action', 'developments', 'discuss']));
      expect(ONCE.filter((type) => !table.made.has(type))).toEqual([]);
      await expectSameScores(table, table.phones);
      expectNoErrors(table.phones);
    },
    LONG,
  );
});
