import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';

import { en } from '@/rules/dystocratic/text/en';

import { lockVote } from '../support/browser/dystocraticHands';
import { HostProcess } from '../support/browser/hostProcess';
import { type BrowserPhone, launch, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 180_000;

let folder: string;
let host: HostProcess;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  host = new HostProcess(join(folder, 'data'), 18_789);
  browser = await launch();
  await host.start('--bots', '3');
}, LONG);

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Axe finds what a machine can; and nothing one can touch may be nameless or smaller than a thumb. */
async function expectAccessible({ page }: BrowserPhone, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect({
    where,
    serious: serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  }).toEqual({
    where,
    serious: [],
  });
  const touchable = await page
    .locator('[role=button], [role=radio], [role=switch], [role=link], [role=tab], button, a, input')
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => (node as HTMLElement).offsetParent !== null)
        .map((node) => {
          const { width, height } = node.getBoundingClientRect();
          const label = node.getAttribute('aria-label') ?? node.textContent ?? '';
          return { label: label.trim(), height: Math.round(height), width: Math.round(width) };
        }),
    );
  expect(touchable.length).toBeGreaterThan(0);
  expect({
    where,
    bad: touchable.filter(({ label, height, width }) => label === '' || height < 47 || width < 47),
  }).toEqual({
    where,
    bad: [],
  });
}

test(
  'shelf, game page, settings, lobby, table, ballot and reveal can be used by everyone',
  async () => {
    const phone = await newPhone(browser, 'Amina', 'small');
    const link = host.link();
    const home = new URL(link).origin;
    await phone.page.goto(home);
    await phone.page.getByText('Welcome').first().waitFor();
    await expectAccessible(phone, 'first run');
    await touch(phone, 'Skip');
    await phone.page.getByText('Dystocratic Process').first().waitFor();
    await expectAccessible(phone, 'shelf');
    await phone.page.goto(`${home}/game/dystocratic`);
    await phone.page.getByText('How to play').first().waitFor();
    await expectAccessible(phone, 'game page');
    await phone.page.goto(`${home}/help/connect`);
    await phone.page.getByText('Same Wi-Fi?').first().waitFor();
    await expectAccessible(phone, 'trouble connecting');
    await phone.page.goto(`${home}/join`);
    await phone.page.getByText('Scan the code').first().waitFor();
    await expectAccessible(phone, 'join');
    await phone.page.goto(`${home}/settings`);
    await phone.page.getByText('Language').first().waitFor();
    await expectAccessible(phone, 'settings');

    await sitDown(phone, link, 3);
    await expectAccessible(phone, 'lobby');
    await touch(phone, 'How we play');
    await touch(phone, /^Amina/, 'radio');
    await touch(phone, 'Close');
    await touch(phone, 'Start the game');
    await touch(phone, en['move.deal']);
    await phone.page.getByRole('button', { name: 'Choose my vote' }).waitFor();
    await expectAccessible(phone, 'table');
    await lockVote(phone, { type: 'lock', choice: { vote: 'black', prediction: 'none' } });
    await phone.page.getByTestId('reveal').first().waitFor({ timeout: 90_000 });
    await expectAccessible(phone, 'reveal');
    expect(phone.errors).toEqual([]);
  },
  LONG,
);
