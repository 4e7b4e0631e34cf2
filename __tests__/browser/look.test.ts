import type { Page } from 'playwright-core';

import { LANGUAGES } from '@/i18n/languages';
import { en } from '@/rules/dystocratic/text/en';

import { lockVote } from '../support/browser/dystocraticHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, settle, untranslated } from '../support/browser/look';
import { lookAt, NAME, type Sight } from '../support/browser/looks';
import { newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 400_000;
/** The way to help and to another language is in every language at once, for whoever cannot read this one. */
const IN_ALL_LANGUAGES = [
  'Help · Aide · Ayuda · Ajuda · Bantuan · Msaada',
  ...LANGUAGES.map(({ name }) => name),
  'oduesP',
];

const at = hostAndBrowser('--bots', '3');

const botNames = () => at.host.records().flatMap((record) => (record.t === 'bot' ? [record.name] : []));

async function expectTranslated(page: Page, where: string): Promise<void> {
  const known = [NAME, 'Palaver', ...IN_ALL_LANGUAGES, ...botNames()];
  expect({ where, untranslated: await untranslated(page, known) }).toEqual({ where, untranslated: [] });
}

const lookIn = (page: Page, sight: Sight) =>
  lookAt(page, { ...sight, inWords: () => expectTranslated(page, sight.where) });

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
      await lookIn(page, {
        where: path,
        ready: () => page.getByRole('button').first().waitFor(),
      });
    }
    await sitDown(phone, at.host.link(), 3);
    await lookIn(page, { where: 'lobby', ready: () => page.getByText(NAME).first().waitFor() });
    await touch(phone, 'How we play');
    await touch(phone, new RegExp(`^${NAME}`), 'radio');
    await touch(phone, 'Close');
    await touch(phone, 'Start the game');
    await lookIn(page, { where: 'before the deal', ready: seen('hand') });
    await touch(phone, en['move.deal']);
    await page.getByRole('button', { name: 'Choose my vote' }).waitFor();
    await lookIn(page, { where: 'my turn', thorough: true, ready: seen('hand') });
    await lockVote(phone, { type: 'lock', choice: { vote: 'black', prediction: 'majority' } });
    await page.getByTestId('reveal').first().waitFor({ timeout: 120_000 });
    await lookIn(page, { where: 'reveal', ready: seen('hand') });
    expect(phone.errors).toEqual([]);
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
