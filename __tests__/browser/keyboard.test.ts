import type { Page } from 'playwright-core';

import { en } from '@/rules/dystocratic/text/en';
import type { State } from '@/rules/dystocratic/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { press, tabTo } from '../support/browser/keyboard';
import { newPhone } from '../support/browser/phones';
import { stateOf } from '../support/browser/stateOf';

const LONG = 400_000;
/** Bots think, votes are turned, and people are given time to read. */
const PATIENCE_MS = 90_000;
const ROUNDS = 4;
const ME = 3;

const at = hostAndBrowser('--bots', '3');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** What there is to do now. Whoever waits for bots hurries them. */
async function nextOf(page: Page): Promise<string> {
  const all = [en['move.deal'], en['board.vote'], 'Talk about it', 'Faster'];
  const [first = button(page, ''), ...others] = all.map((name) => button(page, name));
  const any = others.reduce((either, one) => either.or(one), first);
  await any.first().waitFor({ timeout: PATIENCE_MS });
  for (const name of all) if ((await button(page, name).count()) > 0) return name;
  return '';
}

/** From the pile under the thumb: a card that can be played now, on somebody it can be played on. */
async function playACard(page: Page): Promise<boolean> {
  await press(page, /^Hold: /);
  const hand = page.getByTestId('hand-open');
  await hand.waitFor();
  const cards = await hand.getByRole('button').all();
  const names = await Promise.all(cards.map((card) => card.getAttribute('aria-label')));
  for (const name of new Set(names)) {
    await press(page, name ?? '');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio').first().waitFor();
    const can = new RegExp(`^[^.]+\\. ${en['board.can']}$`);
    if ((await sheet.getByRole('radio', { name: can }).count()) > 0) {
      await press(page, can, 'Space');
      await press(page, /^Play .* on /);
      await sheet.waitFor({ state: 'detached' });
      return true;
    }
    await press(page, 'Close');
    await sheet.waitFor({ state: 'detached' });
  }
  await press(page, /^Hold: /);
  await hand.waitFor({ state: 'detached' });
  return false;
}

async function vote(page: Page): Promise<void> {
  await press(page, en['board.vote']);
  const votes = page.getByRole('radio', { name: /^(BLACK|WHITE)/ });
  await votes.first().waitFor();
  await press(page, /^(BLACK|WHITE)/, 'Space');
  await press(page, /^Majority/, 'Space');
  await press(page, 'Go on');
  await page.getByTestId('ballot-summary').waitFor();
  await press(page, en['move.lock']);
  await page.getByTestId('ballot-summary').waitFor({ state: 'detached' });
}

test(
  'a whole game can be played by keyboard and roles alone, from the link to the last question',
  async () => {
    const { page, errors } = await newPhone(at.browser, 'Amina', 'usual');
    await page.goto(at.host.link());
    await button(page, 'Sit down on seat 4').waitFor();
    await press(page, 'Sit down on seat 4');
    await page.getByLabel('Your name').waitFor();
    await tabTo(page, /Your name/);
    await page.keyboard.type('Amina');
    await press(page, 'Sit down');
    await page.getByText('this phone').first().waitFor();

    await press(page, 'How we play');
    await page.getByRole('radio', { name: /^Amina/ }).waitFor();
    await press(page, /^Amina/, 'Space');
    await page.getByRole('radio', { name: /^Amina/, checked: true }).waitFor();
    await press(page, 'Close');
    await press(page, 'Start the game');
    await button(page, en['move.deal']).waitFor();
    await press(page, en['move.deal']);
    await button(page, 'Say').waitFor();
    await press(page, 'Say');
    await button(page, en['claim.white']).waitFor();
    await press(page, en['claim.white']);
    await button(page, en['claim.white']).waitFor({ state: 'detached' });

    let votes = 0;
    let cards = 0;
    for (let next = await nextOf(page); next !== 'Talk about it'; next = await nextOf(page)) {
      if (next === en['board.vote']) {
        cards += (await playACard(page)) ? 1 : 0;
        await vote(page);
        votes += 1;
      } else await press(page, next);
      await button(page, next).waitFor({ state: 'detached', timeout: PATIENCE_MS });
    }
    expect(votes).toBe(ROUNDS);
    expect(cards).toBeGreaterThan(0);
    const { phase, history } = stateOf<State>(at.host);
    expect(phase).toBe('over');
    expect(history.map(({ predictions }) => predictions[ME])).toEqual(Array(ROUNDS).fill('majority'));

    await page.getByTestId('scores').waitFor();
    await press(page, 'Talk about it');
    for (let card = 0; (await button(page, 'From the start').count()) === 0; card += 1) {
      await page.getByTestId(`debrief-${card}`).waitFor();
      await press(page, 'Next card');
      await page.getByTestId(`debrief-${card + 1}`).waitFor();
    }
    await press(page, 'Play again');
    await button(page, 'Yes, play again').waitFor();
    await press(page, 'Yes, play again');
    await button(page, 'Start the game').waitFor();
    expect(errors).toEqual([]);
  },
  LONG,
);
