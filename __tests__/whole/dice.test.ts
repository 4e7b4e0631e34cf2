import type { Page } from 'playwright-core';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';

const LONG = 60_000;
const at = hostAndBrowser('--site', 'dist/gallery');

async function atTheDice(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await at.browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion });
  await page.goto(`${new URL(at.host.link()).origin}/dev/gallery?piece=dice&bare=1`);
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
    // Slowly, so that it is still going on when it is looked at, however slow the eye.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    await page.getByTestId('shake-to-roll').click();
    await page.getByTestId('dice-rolling').waitFor();
    expect(await movingProperties(page)).toEqual(['opacity', 'transform']);
    const longest = await page.evaluate(() =>
      Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
    );
    expect(longest).toBeLessThanOrEqual(1200);
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await page.getByText('Amina. Rolled 1, 6, 5, 4, 3, 2: one success, one failure').last().waitFor();
    await page.close();
  },
  LONG,
);

test(
  'an animation of anything else would be seen',
  async () => {
    const page = await atTheDice('no-preference');
    await page.evaluate(() => void document.body.animate({ width: ['90%', '100%'] }, 60_000));
    expect(await movingProperties(page)).toEqual(['width']);
    await page.close();
  },
  LONG,
);

test(
  'a touch skips the throw, and nothing moves any more',
  async () => {
    const page = await atTheDice('no-preference');
    // With the clock stopped a throw never ends by itself, however slow the finger.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByTestId('shake-to-roll').click();
    await page.getByTestId('dice-skip').click();
    await page.getByTestId('dice-settled').waitFor();
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
