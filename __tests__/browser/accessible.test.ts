import { en } from '@/rules/dystocratic/text/en';

import { openHand } from '../support/browser/dystocraticHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, type Look, settle, wear } from '../support/browser/look';
import { type BrowserPhone, newPhone, touch } from '../support/browser/phones';

const LONG = 240_000;
const NAME = 'Wilhelmina Okonkwo-X';
const SMALL = { width: 360, height: 640 };
/** As most see it, and where there is least room. */
const LOOKS: readonly Look[] = [
  { size: SMALL, theme: 'light', textSize: 1 },
  { size: SMALL, theme: 'dark', textSize: 2 },
];

const at = hostAndBrowser('--bots', '3');

/** Axe, and everything that is cut, covered or too small, on what lies on top now. */
async function expectUsable({ page }: BrowserPhone, where: string): Promise<void> {
  await settle(page);
  expect({ where, faults: await faultsOf(page) }).toEqual({ where, faults: [] });
}

/** Opens a sheet, looks at it, and closes it again. */
async function lookInto(phone: BrowserPhone, name: string | RegExp): Promise<void> {
  const { page } = phone;
  await touch(phone, name);
  // The sheet it was opened from may still be on its way out, and come back when this one is closed.
  await page.waitForFunction(() => document.querySelectorAll('[aria-modal=true]').length === 1);
  const title = (await page.locator('[aria-modal=true]').getAttribute('aria-label')) ?? '';
  await expectUsable(phone, `the sheet of ${name}`);
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** In both looks; `ready` is what is there when the page has come back. */
async function inBothLooks(
  phone: BrowserPhone,
  ready: string | RegExp,
  look: () => Promise<void>,
): Promise<void> {
  for (const each of LOOKS) {
    await wear(phone.page, each, NAME);
    await phone.page.getByRole('button', { name: ready }).first().waitFor();
    await look();
  }
}

test(
  'every sheet can be read, heard and touched by everyone, on a small phone and in large words',
  async () => {
    const phone = await newPhone(at.browser, NAME, 'small');
    const { page } = phone;
    const link = at.host.link();
    const home = new URL(link).origin;

    await page.goto(`${home}/game/dystocratic`);
    await inBothLooks(phone, /^At a table of phones/, () => lookInto(phone, /^At a table of phones/));
    await page.goto(`${home}/settings`);
    await inBothLooks(phone, /^Forget everything/, () => lookInto(phone, /^Forget everything/));

    await page.goto(link);
    await inBothLooks(phone, 'Sit down on seat 4', async () => {
      await expectUsable(phone, 'the lobby before one sits');
      await lookInto(phone, 'Sit down on seat 4');
    });
    await touch(phone, 'Sit down on seat 4');
    await touch(phone, 'Sit down');
    await page.getByText('this phone').first().waitFor();
    await inBothLooks(phone, 'How we play', async () => {
      await lookInto(phone, 'How we play');
      await lookInto(phone, 'Show the code to others');
      await lookInto(phone, 'Help');
    });
    await touch(phone, 'How we play');
    await touch(phone, new RegExp(`^${NAME}`), 'radio');
    await touch(phone, 'Close');
    await touch(phone, 'Start the game');
    await touch(phone, en['move.deal']);

    await inBothLooks(phone, 'Choose my vote', async () => {
      for (const sheet of ['Menu', 'Help', 'Points', 'Say']) await lookInto(phone, sheet);
      await touch(phone, 'Menu');
      await lookInto(phone, 'What happened');
      await touch(phone, 'Menu');
      await lookInto(phone, 'Words, sound, motion');
      await touch(phone, 'Close');
      await openHand(phone);
      await expectUsable(phone, 'the open hand');
      await page.getByTestId('hand-open').getByRole('button').first().click();
      await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
      await expectUsable(phone, 'a card');
      await touch(phone, 'Close');
      await page.getByTestId('hand-hold').click();

      await touch(phone, 'Choose my vote');
      await touch(phone, /^(BLACK|WHITE)/, 'radio');
      await expectUsable(phone, 'the ballot');
      await touch(phone, 'Go on');
      await page.getByTestId('ballot-summary').waitFor();
      await expectUsable(phone, 'the ballot, about to be locked');
      await touch(phone, 'Close');
    });
    expect(phone.errors).toEqual([]);
  },
  LONG,
);
