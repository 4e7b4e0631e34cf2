import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { en } from '@/rules/dystocratic/text/en';

import { HostProcess } from '../support/browser/hostProcess';
import { faultsOf, untranslated } from '../support/browser/look';
import { type BrowserPhone, launch, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 400_000;
const NAME = 'Wilhelmina Okonkwo-X';
const LOOKS = [
  { size: { width: 360, height: 640 }, settings: { theme: 'light', textSize: 1 } },
  { size: { width: 360, height: 640 }, settings: { theme: 'dark', textSize: 2 } },
  { size: { width: 412, height: 915 }, settings: { theme: 'dark', textSize: 1, language: 'ar-XB' } },
  { size: { width: 360, height: 640 }, settings: { theme: 'light', textSize: 1, language: 'en-XA' } },
  { size: { width: 1280, height: 800 }, settings: { theme: 'light', textSize: 1 } },
] as const;

/** The way to help and to another language is in every language at once, for whoever cannot read this one. */
const IN_ALL_LANGUAGES = ['Help · Aide · Ayuda', 'English', 'Français', 'Español', 'oduesP'];

let folder: string;
let host: HostProcess;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  host = new HostProcess(join(folder, 'data'), 18_791);
  browser = await launch();
  await host.start('--bots', '3', '--site', 'dist/gallery');
}, LONG);

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** The page as it is, in every look: settings are the phone's own, so a reload keeps the game. */
async function lookAt(
  { page }: BrowserPhone,
  where: string,
  ready: () => Promise<unknown>,
  except: readonly string[] = [],
): Promise<void> {
  for (const { size, settings } of LOOKS) {
    await page.setViewportSize(size);
    await setSettings(page, settings);
    await page.reload();
    await ready();
    await page.waitForTimeout(400);
    const look = `${where} ${size.width}×${size.height} ${JSON.stringify(settings)}`;
    expect({ look, faults: await faultsOf(page, except) }).toEqual({ look, faults: [] });
    // The gallery's own headings are for developers, and in English only.
    if (where !== 'gallery' && 'language' in settings && settings.language === 'en-XA') {
      const known = [NAME, 'Palaver', ...IN_ALL_LANGUAGES, ...botNames()];
      expect({ look, untranslated: await untranslated(page, known) }).toEqual({ look, untranslated: [] });
    }
  }
  await setSettings(page, { theme: 'light', textSize: 1 });
  await page.setViewportSize(LOOKS[0].size);
  await page.reload();
  await ready();
}

const setSettings = (page: Page, settings: object) =>
  page.evaluate((now) => localStorage.setItem('palaver/settings', JSON.stringify(now)), {
    name: NAME,
    welcomed: true,
    reducedMotion: true,
    ...settings,
  });

const botNames = () => host.records().flatMap((record) => (record.t === 'bot' ? [record.name] : []));

test(
  'no screen cuts, hides, shrinks or fades anything, whatever its size, theme, text or language',
  async () => {
    const phone = await newPhone(browser, NAME, 'small');
    const { page } = phone;
    const home = new URL(host.link()).origin;
    const seen = (id: string) => () => page.getByTestId(id).first().waitFor();

    await page.goto(home);
    await page.getByRole('button').first().waitFor();
    expect({ where: 'first run', faults: await faultsOf(page) }).toEqual({ where: 'first run', faults: [] });
    for (const path of ['/', '/game/dystocratic', '/join', '/settings', '/help/connect']) {
      await page.goto(home + path);
      await lookAt(phone, path, () => page.getByRole('button').nth(1).waitFor());
    }
    await setSettings(page, { theme: 'light', textSize: 1 });
    await sitDown(phone, host.link(), 3);
    await lookAt(phone, 'lobby', () => page.getByText(NAME).first().waitFor());
    await touch(phone, 'How we play');
    await touch(phone, new RegExp(`^${NAME}`), 'radio');
    await touch(phone, 'Close');
    await touch(phone, 'Start the game');
    await lookAt(phone, 'before the deal', seen('hand'));
    await touch(phone, en['move.deal']);
    await page.getByRole('button', { name: 'Choose my vote' }).waitFor();
    await lookAt(phone, 'my turn', seen('hand'));
    await touch(phone, 'Choose my vote');
    await touch(phone, /^(BLACK|WHITE)/, 'radio');
    expect({ where: 'ballot', faults: await faultsOf(page) }).toEqual({ where: 'ballot', faults: [] });
    await touch(phone, 'Go on');
    await touch(phone, en['move.lock']);
    await page.getByTestId('reveal').first().waitFor({ timeout: 120_000 });
    await lookAt(phone, 'reveal', seen('hand'));
  },
  LONG,
);

test(
  'every piece in the gallery is as good as the screens made of it',
  async () => {
    const phone = await newPhone(browser, NAME, 'small');
    await phone.page.goto(`${new URL(host.link()).origin}/dev/gallery`);
    // Whole screens stand there as pieces, each with a main part of its own.
    const landmarks = ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'];
    await lookAt(phone, 'gallery', () => phone.page.getByRole('button').nth(1).waitFor(), landmarks);
  },
  LONG,
);

test(
  'a fault that is planted is found',
  async () => {
    const { page } = await newPhone(browser, NAME, 'small');
    await page.goto(new URL(host.link()).origin);
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
    const at = 'position:fixed;top:300px;left:20px';
    expect(await plant('<p style="position:absolute;left:300px;width:400px">far too wide</p>')).toContain(
      'off the screen',
    );
    expect(
      await plant(`<p style="${at};width:40px;height:10px;overflow:hidden">cut in the middle</p>`),
    ).toContain('cut off');
    expect(await plant(`<button style="${at};width:20px;height:20px">x</button>`)).toContain(
      'too small to touch',
    );
    expect(
      await plant(
        `<button style="${at};width:60px;height:60px">under</button><div style="${at};width:80px;height:80px;background:red"></div>`,
      ),
    ).toContain('covered by');
    expect(await plant(`<p style="${at};color:#999;background:#aaa">hardly there</p>`)).toContain(
      'color-contrast',
    );
    expect(
      await plant(`<div role="button" tabindex="0" style="${at};width:60px;height:60px"></div>`),
    ).toContain('aria-command-name');
  },
  LONG,
);
