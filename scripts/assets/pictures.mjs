import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as installedChromium } from '../test/chromium.mjs';
import { setup } from '../setup.mjs';
import { webBuild } from '../build/webBuild.mjs';

/** Plays a round in Chromium, one person and three bots, and writes the README's pictures. */
setup();
await webBuild();
const { chromium } = await import('playwright-core');

const root = fileURLToPath(new URL('../../', import.meta.url));
const images = join(root, 'docs/images');
const data = mkdtempSync(join(tmpdir(), 'palaver-pictures-'));
const port = 18_790;
mkdirSync(images, { recursive: true });

const host = spawn(
  process.execPath,
  ['scripts/run.mjs', 'server/play.ts', '--port', String(port), '--data', data, '--bots', '3'],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
const { link, screenLink } = await new Promise((done, fail) => {
  let said = '';
  host.stdout.on('data', (chunk) => {
    said += chunk;
    const found = /http:\/\/(?!localhost)\S+\/join#\S+/.exec(said);
    const screenLink = /http:\/\/localhost\S+/.exec(said)?.[0];
    if (found && said.includes('Ctrl-C stops')) done({ link: found[0], screenLink });
  });
  host.on('exit', () => fail(new Error(`The host ended: ${said}`)));
});

const browser = await chromium.launch({
  executablePath: installedChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

async function pageOf(width, height) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 800 ? 2 : 1,
    hasTouch: width < 800,
    isMobile: width < 800,
    locale: 'en-GB',
  });
  return context.newPage();
}

const touch = (page, name, role = 'button') =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Once what moves has come to rest. */
async function picture(page, name) {
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(images, `${name}.png`) });
}

try {
  const phone = await pageOf(360, 640);
  const screen = await pageOf(1280, 720);
  await screen.goto(screenLink);
  await phone.goto(link);
  await touch(phone, 'Sit down on seat 4');
  await phone.getByLabel('Your name').fill('Amina');
  await touch(phone, 'Sit down');
  await screen.getByTestId('qr').waitFor();
  await picture(screen, 'screen');
  await touch(phone, 'How we play');
  await touch(phone, /^Amina/, 'radio');
  await touch(phone, 'Close');
  await picture(phone, 'lobby');
  await touch(phone, 'Start the game');
  await touch(phone, 'Turn up the vote of the AI');
  await phone.getByRole('button', { name: 'Choose my vote' }).waitFor();
  await phone.getByTestId('hand-hold').click();
  await picture(phone, 'table');
  await touch(phone, 'Choose my vote');
  await touch(phone, /^(BLACK|WHITE)/, 'radio');
  await picture(phone, 'vote');
  await touch(phone, 'Go on');
  await touch(phone, 'Lock my vote');
  await phone.getByTestId('reveal').first().waitFor({ timeout: 120_000 });
  await picture(phone, 'reveal');
  await picture(screen, 'board');
  const home = await pageOf(360, 640);
  await home.goto(new URL(link).origin);
  await home.evaluate(() =>
    localStorage.setItem('palaver/settings', JSON.stringify({ name: 'Amina', welcomed: true })),
  );
  await home.reload();
  await home.getByRole('button', { name: 'Join a table' }).waitFor();
  await picture(home, 'shelf');
} finally {
  await browser.close();
  host.kill('SIGINT');
  rmSync(data, { recursive: true, force: true });
}
console.log(`The pictures are in ${images}.`);
