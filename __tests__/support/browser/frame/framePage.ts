import type { Browser, Page } from 'playwright-core';

import { newPhone } from '../phones';
import { settle } from '../look';
import { storedSettings } from '../storedSettings';
import type { Prepared } from './preparedStates';

const LONG = 120_000;

export type FrameLook = {
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'fr' | 'es';
  readonly textSize: 1 | 1.5;
};

/** The gallery's page of the frame, on a phone of its own. */
export async function openFramePage(browser: Browser, origin: string): Promise<Page> {
  const { page } = await newPhone(browser, 'Amina', 'small');
  // A board is fetched when it is first shown, and a machine can be busy with something else.
  page.setDefaultTimeout(LONG);
  await page.goto(`${origin}/dev/frame`);
  await page.waitForFunction(() => 'showFrame' in window);
  return page;
}

/** The same page in another size, language and size of text. Nothing is loaded anew. */
export async function wearFrame(page: Page, { width, height, language, textSize }: FrameLook): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ({ key, text }) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    storedSettings({
      name: 'Amina',
      welcomed: true,
      reducedMotion: true,
      theme: 'light',
      language,
      textSize,
    }),
  );
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
}

/** Shows one state, and waits until it stands still. */
export async function showState(page: Page, { state }: Prepared): Promise<void> {
  const before = await page.evaluate(
    () => document.querySelector('[data-testid^=frame-]')?.getAttribute('data-testid') ?? '',
  );
  await page.evaluate(
    (given) => (window as unknown as { showFrame: (of: object) => void }).showFrame(given),
    state,
  );
  await page.waitForFunction((last) => {
    const now = document.querySelector('[data-testid^=frame-]')?.getAttribute('data-testid');
    return now !== last && document.querySelector('[data-testid=board]') !== null;
  }, before);
  await settle(page);
}
