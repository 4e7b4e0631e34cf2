import { en } from '@/rules/dystocratic/text/en';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { press, tabTo } from '../support/browser/keyboard';
import { newPhone } from '../support/browser/phones';

const LONG = 180_000;

const at = hostAndBrowser('--bots', '3');

test(
  'a whole round can be played by keyboard and roles alone, from the link to the reveal',
  async () => {
    const { page, errors } = await newPhone(at.browser, 'Amina', 'usual');
    await page.goto(at.host.link());
    await page.getByRole('button', { name: 'Sit down on seat 4' }).waitFor();
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
    await page.getByRole('button', { name: en['move.deal'] }).waitFor();
    await press(page, en['move.deal']);

    await page.getByRole('button', { name: 'Say', exact: true }).waitFor();
    await press(page, 'Say');
    await page.getByRole('button', { name: en['claim.white'] }).waitFor();
    await press(page, en['claim.white']);
    await page.getByRole('button', { name: en['claim.white'] }).waitFor({ state: 'detached' });

    await press(page, /^Hold: /);
    await page.getByTestId('hand-open').waitFor();
    await press(page, /^Hold: /);
    await page.getByTestId('hand-open').waitFor({ state: 'detached' });

    await press(page, 'Choose my vote');
    await page
      .getByRole('radio', { name: /^BLACK|^WHITE/ })
      .first()
      .waitFor();
    await press(page, /^(BLACK|WHITE)/, 'Space');
    await press(page, /^Majority/, 'Space');
    await press(page, 'Go on');
    await page.getByTestId('ballot-summary').waitFor();
    await press(page, en['move.lock']);
    await page.getByTestId('reveal').first().waitFor({ timeout: 90_000 });
    expect(errors).toEqual([]);
  },
  LONG,
);
