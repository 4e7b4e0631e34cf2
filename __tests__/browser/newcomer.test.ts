import type { Page } from 'playwright-core';

import { en } from '@/rules/dystocratic/text/en';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { newPhone } from '../support/browser/phones';

const LONG = 180_000;
const MOST_TOUCHES = 8;
const TWO_MINUTES = 120_000;

const at = hostAndBrowser();

/** Counted by the browser, as a finger would make them. */
const touchesOn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('touches')));

const countTouches = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'touchstart',
      () => sessionStorage.setItem('touches', String(Number(sessionStorage.getItem('touches')) + 1)),
      true,
    ),
  );

test(
  'a newcomer alone with bots has locked the first vote after at most eight touches and two minutes',
  async () => {
    const { page, errors } = await newPhone(at.browser, 'nobody yet', 'small');
    const tap = (name: string | RegExp, role: 'button' | 'radio' = 'button') =>
      page.getByRole(role, { name, exact: true }).first().tap();
    await countTouches(page);
    const opened = Date.now();
    await page.goto(new URL(at.host.link()).origin);
    await tap('To the games');
    await tap(/^Dystocratic Process/);
    await tap(/^Alone, with bots/);

    const deal = page.getByRole('button', { name: en['move.deal'] });
    const vote = page.getByRole('button', { name: 'Choose my vote' });
    await deal.or(vote).first().waitFor({ timeout: TWO_MINUTES });
    const isDealer = await deal.isVisible();
    if (isDealer) await deal.tap();
    await vote.tap({ timeout: TWO_MINUTES });
    // A bot may force a colour.
    await tap(/^(BLACK|WHITE)/, 'radio');
    await tap('Go on');
    await tap(en['move.lock']);
    await page.getByTestId('ballot-summary').waitFor({ state: 'detached' });

    // Chance makes a bot the first dealer or the newcomer, who then has one touch more.
    const atWorst = (await touchesOn(page)) + (isDealer ? 0 : 1);
    expect(atWorst).toBeGreaterThan(3);
    expect(atWorst).toBeLessThanOrEqual(MOST_TOUCHES);
    expect(Date.now() - opened).toBeLessThan(TWO_MINUTES);
    expect(errors).toEqual([]);
  },
  LONG,
);
