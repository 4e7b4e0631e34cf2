import type { Page } from 'playwright-core';

import { ACTION_IDS, DAYS } from '@/rules/chile/content';
import { ending } from '@/rules/chile/score';
import { en } from '@/rules/chile/text/en';
import type { ActionId, State } from '@/rules/chile/types';
import { seedFrom } from '@/rules/engine/random';

import { takeStep } from '../support/browser/chileHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf } from '../support/browser/look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from '../support/browser/phones';
import { stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Wilhelmina Okonkwo-X'];
const LONG = 240_000;

const at = hostAndBrowser('--game', 'chile');

async function expectFaultless(page: Page, where: string): Promise<void> {
  expect({ where, faults: await faultsOf(page) }).toEqual({ where, faults: [] });
}

/** Looked at once each, in the middle of the game: the map, the plan, a Region and the covered polls. */
async function lookAround(phone: BrowserPhone, state: State): Promise<void> {
  const { page } = phone;
  await page.getByRole('button', { name: en['ask.plan.open'] }).waitFor();
  await expectFaultless(page, 'the map');
  await touch(phone, en['ask.plan.open']);
  await expectFaultless(page, 'the plan');
  await touch(phone, 'Close');
  await page.getByTestId('region-santiago').click();
  await page.getByTestId('card-popular').waitFor();
  await expectFaultless(page, 'a Region');
  await touch(phone, 'Close');
  expect(state.phase).toBe('plan');
}

/** What one side alone has polled is covered on its own phone, and not there on any other screen. */
async function expectSecrets(phones: readonly BrowserPhone[], screen: BrowserPhone, state: State) {
  const secret = Object.entries(state.regions).find(([, { polled }]) => polled.length === 1);
  if (secret === undefined) return false;
  const [region, { polled, popular }] = secret;
  const seat = state.sides.findIndex((side) => polled.includes(side));
  const marks = ({ page }: BrowserPhone, lies: string) =>
    page.getByTestId(`region-${region}`).getByTestId(`mark-popular-${lies}`);
  if (popular.known.length > 1) return false;
  await marks(phones[seat] as BrowserPhone, 'covered').waitFor();
  for (const other of [phones[1 - seat] as BrowserPhone, screen]) await marks(other, 'down').waitFor();
  return true;
}

test(
  'two phones and a shared screen play all ten Days and see the same count',
  async () => {
    const link = at.host.link();
    const phones: BrowserPhone[] = [];
    for (const [seat, name] of NAMES.entries()) {
      const phone = await newPhone(at.browser, name, seat === 0 ? 'small' : 'usual');
      await phone.context.addInitScript(() =>
        localStorage.setItem('palaver/settings', JSON.stringify({ welcomed: true, reducedMotion: true })),
      );
      phones.push(phone);
      await sitDown(phone, link, seat);
    }
    const screen = await newPhone(at.browser, 'screen', 'wide');
    await watch(screen, link);
    await at.host.beginWith(seedFrom(1));
    await Promise.all([...phones, screen].map(({ page }) => page.getByTestId('map').waitFor()));

    const played = new Map<ActionId, number>();
    let state = stateOf<State>(at.host);
    let hasSecrets = false;
    let hasLooked = false;
    while (state.phase !== 'over') {
      state = await takeStep(at.host, phones, played);
      if (!hasSecrets) hasSecrets = await expectSecrets(phones, screen, state);
      if (!hasLooked && state.day === 4 && state.phase === 'plan') {
        await lookAround(phones[0] as BrowserPhone, state);
        hasLooked = true;
      }
    }

    expect(state.history.map(({ day }) => day)).toEqual(Array.from({ length: DAYS + 1 }, (_, day) => day));
    expect({ hasSecrets, hasLooked }).toEqual({ hasSecrets: true, hasLooked: true });
    expect(ACTION_IDS.filter((action) => action !== 'takeover' && !played.has(action))).toEqual([]);
    const { scores } = ending(state);
    for (const { page } of [...phones, screen]) {
      for (const [seat, votes] of scores.entries())
        await page.getByTestId(`score-${seat}`).getByText(String(votes), { exact: true }).first().waitFor();
      await page.getByTestId('day-chart').waitFor();
      await page.getByTestId('real-result').waitFor();
    }
    await expectFaultless((phones[0] as BrowserPhone).page, 'the debrief');
    for (const { name, errors } of [...phones, screen])
      expect({ name, errors }).toEqual({ name, errors: [] });
  },
  LONG,
);
