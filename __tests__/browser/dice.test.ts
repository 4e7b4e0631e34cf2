import { type ChildProcess, spawn } from 'node:child_process';

import type { Browser, Page } from 'playwright-core';

import { launch } from '../support/browser/phones';

const LONG = 400_000;
let browser: Browser;
let serving: ChildProcess;
let url: string;

/** The web app with the gallery in it, built if it is stale. */
function serveGallery(): Promise<string> {
  serving = spawn(process.execPath, ['scripts/bench/diceBuild.mjs'], { stdio: 'pipe' });
  let said = '';
  serving.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done, fail) => {
    serving.stdout?.on('data', (chunk: Buffer) => done(chunk.toString().trim()));
    serving.on('exit', () => fail(new Error(`the gallery is not served: ${said}`)));
  });
}

beforeAll(async () => {
  url = await serveGallery();
  browser = await launch();
}, LONG);

afterAll(async () => {
  await browser.close();
  serving.kill();
});

async function atTheDice(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion });
  await page.goto(`${url}/dev/gallery?piece=dice&bare=1`);
  await page.getByTestId('dice-settled').waitFor();
  return page;
}

/** Asked of the browser itself, in the middle of a throw. */
const movingProperties = (page: Page) =>
  page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    const frames = document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    return [...new Set(frames.flatMap(Object.keys))].filter((key) => !own.includes(key)).sort();
  });

test(
  'a throw of six dice moves only by transform and opacity, and ends within 1.2 s',
  async () => {
    const page = await atTheDice('no-preference');
    await page.getByTestId('shake-to-roll').click();
    await page.getByTestId('dice-rolling').waitFor();
    expect(await movingProperties(page)).toEqual(['opacity', 'transform']);
    const longest = await page.evaluate(() =>
      Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
    );
    expect(longest).toBeLessThanOrEqual(1200);
    await page.getByText('Amina. Rolled 1, 6, 5, 4, 3, 2: one success, one failure').last().waitFor();
    await page.close();
  },
  LONG,
);

test(
  'a touch skips the throw, and nothing moves any more',
  async () => {
    const page = await atTheDice('no-preference');
    await page.getByTestId('shake-to-roll').click();
    await page.getByTestId('dice-skip').click();
    await page.getByTestId('dice-settled').waitFor({ timeout: 500 });
    expect(await movingProperties(page)).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'a browser that asks for less motion gets the faces at once',
  async () => {
    const page = await atTheDice('reduce');
    await page.getByTestId('shake-to-roll').click();
    await page.getByText('Rolled 1, 6, 5').last().waitFor();
    expect(await movingProperties(page)).toEqual([]);
    expect(await page.getByTestId('dice-rolling').count()).toBe(0);
    await page.close();
  },
  LONG,
);
