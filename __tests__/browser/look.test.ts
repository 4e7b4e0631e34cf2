import type { Page } from 'playwright-core';

import { en } from '@/rules/dystocratic/text/en';

import { lockVote } from '../support/browser/dystocraticHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, layoutFaultsOf, type Look, settle, untranslated, wear } from '../support/browser/look';
import { newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 400_000;
const NAME = 'Wilhelmina Okonkwo-X';

const SMALL = { width: 360, height: 640 };
const USUAL = { width: 412, height: 915 };
const WIDE = { width: 1280, height: 800 };

const PLAIN: Look = { size: SMALL, theme: 'light', textSize: 1 };
const LARGE: Look = { size: SMALL, theme: 'dark', textSize: 2 };
const MIRRORED: Look = { size: USUAL, theme: 'dark', textSize: 1, language: 'ar-XB' };
const ACCENTED: Look = { size: SMALL, theme: 'light', textSize: 1, language: 'en-XA' };
/** Each size, theme, text size and language at least once, and the narrowest where there is most to say. */
const SOME: readonly Look[] = [PLAIN, LARGE, MIRRORED, ACCENTED, { size: WIDE, theme: 'light', textSize: 1 }];
/** Names, roles and contrast are the same in every size: one look in each theme hears and sees them all. */
const HEARD: readonly Look[] = [PLAIN, LARGE];
/** Every other size, theme and size of text, and large words from right to left. */
const OTHERS: readonly Look[] = [
  { size: SMALL, theme: 'dark', textSize: 1 },
  { size: SMALL, theme: 'light', textSize: 2 },
  { size: SMALL, theme: 'light', textSize: 2, language: 'ar-XB' },
  { size: USUAL, theme: 'light', textSize: 1 },
  { size: USUAL, theme: 'light', textSize: 2 },
  { size: USUAL, theme: 'dark', textSize: 1 },
  { size: USUAL, theme: 'dark', textSize: 2 },
  { size: WIDE, theme: 'light', textSize: 2 },
  { size: WIDE, theme: 'dark', textSize: 1 },
  { size: WIDE, theme: 'dark', textSize: 2 },
];

/** The way to help and to another language is in every language at once, for whoever cannot read this one. */
const IN_ALL_LANGUAGES = ['Help · Aide · Ayuda', 'English', 'Français', 'Español', 'oduesP'];

const at = hostAndBrowser('--bots', '3', '--site', 'dist/gallery');

const botNames = () => at.host.records().flatMap((record) => (record.t === 'bot' ? [record.name] : []));

type Sight = {
  readonly where: string;
  /** What is there when the page is. */
  readonly ready: () => Promise<unknown>;
  /** Everything with everything, not only some of it. */
  readonly thorough?: boolean;
  /** Rules of axe that do not fit here. */
  readonly except?: readonly string[];
};

/** The page as it is, in every look: settings are the phone's own, so a reload keeps the game. */
async function lookAt(page: Page, { where, ready, thorough = false, except = [] }: Sight): Promise<void> {
  for (const look of SOME) {
    await wear(page, look, NAME);
    await ready();
    await settle(page);
    const seen = `${where} ${JSON.stringify(look)}`;
    const faults = HEARD.includes(look) ? await faultsOf(page, except) : await layoutFaultsOf(page);
    expect({ seen, faults }).toEqual({ seen, faults: [] });
    if (look.language === 'en-XA' && where !== 'gallery') await expectTranslated(page, where);
  }
  for (const look of thorough ? OTHERS : []) {
    await wear(page, look, NAME);
    await ready();
    await settle(page);
    const seen = `${where} ${JSON.stringify(look)}`;
    expect({ seen, faults: await layoutFaultsOf(page) }).toEqual({ seen, faults: [] });
  }
  await wear(page, PLAIN, NAME);
  await ready();
}

async function expectTranslated(page: Page, where: string): Promise<void> {
  const known = [NAME, 'Palaver', ...IN_ALL_LANGUAGES, ...botNames()];
  expect({ where, untranslated: await untranslated(page, known) }).toEqual({ where, untranslated: [] });
}

test(
  'no screen cuts, hides, shrinks or fades anything, whatever its size, theme, text or language',
  async () => {
    const phone = await newPhone(at.browser, NAME, 'small');
    const { page } = phone;
    const home = new URL(at.host.link()).origin;
    const seen = (id: string) => () => page.getByTestId(id).first().waitFor();

    await page.goto(home);
    await page.getByRole('button').first().waitFor();
    await settle(page);
    expect({ where: 'first run', faults: await faultsOf(page) }).toEqual({ where: 'first run', faults: [] });
    for (const path of ['/', '/game/dystocratic', '/join', '/settings', '/help/connect', '/nowhere']) {
      await page.goto(home + path);
      await lookAt(page, {
        where: path,
        ready: () => page.getByRole('button').first().waitFor(),
      });
    }
    await sitDown(phone, at.host.link(), 3);
    await lookAt(page, { where: 'lobby', ready: () => page.getByText(NAME).first().waitFor() });
    await touch(phone, 'How we play');
    await touch(phone, new RegExp(`^${NAME}`), 'radio');
    await touch(phone, 'Close');
    await touch(phone, 'Start the game');
    await lookAt(page, { where: 'before the deal', ready: seen('hand') });
    await touch(phone, en['move.deal']);
    await page.getByRole('button', { name: 'Choose my vote' }).waitFor();
    await lookAt(page, { where: 'my turn', thorough: true, ready: seen('hand') });
    await lockVote(phone, { type: 'lock', choice: { vote: 'black', prediction: 'majority' } });
    await page.getByTestId('reveal').first().waitFor({ timeout: 120_000 });
    await lookAt(page, { where: 'reveal', ready: seen('hand') });
    expect(phone.errors).toEqual([]);
  },
  LONG,
);

test(
  'every piece in the gallery is as good as the screens made of it',
  async () => {
    const { page } = await newPhone(at.browser, NAME, 'small');
    await page.goto(`${new URL(at.host.link()).origin}/dev/gallery`);
    await lookAt(page, {
      where: 'gallery',
      thorough: true,
      ready: () => page.getByRole('button').nth(1).waitFor(),
      // Whole screens stand there as pieces, each with a main part of its own.
      except: ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'],
    });
  },
  LONG,
);

test(
  'a fault that is planted is found',
  async () => {
    const { page } = await newPhone(at.browser, NAME, 'small');
    await page.goto(new URL(at.host.link()).origin);
    await page.getByRole('button').first().waitFor();
    const plant = async (html: string) => {
      await page.evaluate((given) => {
        const node = document.createElement('div');
        node.id = 'planted';
        node.innerHTML = given;
        document.body.append(node);
      }, html);
      const faults = await faultsOf(page);
      await page.evaluate(() => document.getElementById('planted')?.remove());
      return faults.join('\n');
    };
    const there = 'position:fixed;top:300px;left:20px';
    expect(await plant('<p style="position:absolute;left:300px;width:400px">far too wide</p>')).toContain(
      'off the screen',
    );
    expect(
      await plant(`<p style="${there};width:40px;height:10px;overflow:hidden">cut in the middle</p>`),
    ).toContain('cut off');
    expect(await plant(`<p style="${there};width:40px;overflow-wrap:anywhere">unbreakable</p>`)).toContain(
      'a word is broken',
    );
    expect(await plant(`<button style="${there};width:20px;height:20px">x</button>`)).toContain(
      'too small to touch',
    );
    expect(
      await plant(
        `<button style="${there};width:60px;height:60px">under</button><div style="${there};width:80px;height:80px;background:red"></div>`,
      ),
    ).toContain('covered by');
    expect(await plant(`<p style="${there};color:#999;background:#aaa">hardly there</p>`)).toContain(
      'color-contrast',
    );
    expect(
      await plant(`<div role="button" tabindex="0" style="${there};width:60px;height:60px"></div>`),
    ).toContain('aria-command-name');
  },
  LONG,
);
