import { SHELF } from '@/rules/shelf';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { layoutFaultsOf, type Look, settle, untranslated, wear } from '../support/browser/look';
import { type BrowserPhone, newPhone, touch } from '../support/browser/phones';
import { storedSettings } from '../support/browser/storedSettings';

const LONG = 120_000;
const NAME = 'Wilhelmina Okonkwo-X';
const PLAIN: Look = { size: { width: 360, height: 640 }, theme: 'light', textSize: 1 };
const ACCENTED: Look = { ...PLAIN, language: 'en-XA' };

/** The way to help and to another language is in every language at once, for whoever cannot read this one. */
const IN_ALL_LANGUAGES = ['Help · Aide · Ayuda · Ajuda · Bantuan · Msaada'];

const at = hostAndBrowser();

/** As the menu says them, in plain English: bots have names of their own. */
async function namesAtTable(phone: BrowserPhone): Promise<string[]> {
  await touch(phone, 'Menu');
  const seats = phone.page.getByTestId(/^menu-seat-\d+$/);
  await seats.first().waitFor();
  const names = (await seats.allInnerTexts()).map((text) => text.trim().split('\n')[0] ?? '');
  await touch(phone, 'Close');
  return names;
}

async function expectTranslated(
  phone: BrowserPhone,
  where: string,
  names: readonly string[] = [],
): Promise<void> {
  const { page } = phone;
  await wear(page, ACCENTED, NAME);
  await settle(page);
  const known = [NAME, 'Palaver', ...IN_ALL_LANGUAGES, ...names];
  expect({
    where,
    untranslated: await untranslated(page, known),
    faults: await layoutFaultsOf(page),
  }).toEqual({ where, untranslated: [], faults: [] });
}

async function phoneAt(path: string): Promise<BrowserPhone> {
  const phone = await newPhone(at.browser, NAME, 'small');
  await phone.context.addInitScript(
    ({ key, text }) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    storedSettings({ name: NAME, welcomed: true, reducedMotion: true }),
  );
  await phone.page.goto(new URL(at.host.link()).origin + path);
  return phone;
}

test.each(Object.keys(SHELF))(
  'no word of %s comes from outside the catalogues, on its page and at a table',
  async (game) => {
    const phone = await phoneAt(`/game/${game}`);
    const { page } = phone;
    const alone = page.getByRole('button', { name: /^Alone, with bots/ });
    await alone.waitFor();
    await expectTranslated(phone, 'its page');
    await wear(page, PLAIN, NAME);
    await alone.click();
    const { min = 0, max = 0 } = SHELF[game]?.seats ?? {};
    if (min < max) await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByTestId('rail').waitFor();
    const names = await namesAtTable(phone);
    expect(names.length).toBeGreaterThan(1);
    await expectTranslated(phone, 'the table', names);
    expect(phone.errors).toEqual([]);
    await phone.context.close();
  },
  LONG,
);

test(
  'nor any word of the editor',
  async () => {
    const phone = await phoneAt('/design');
    await phone.page.getByRole('button').nth(1).waitFor();
    await expectTranslated(phone, 'the designs');
    await phone.context.close();
  },
  LONG,
);
