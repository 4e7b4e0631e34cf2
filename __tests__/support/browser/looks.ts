import type { Page } from 'playwright-core';

import { faultsOf, layoutFaultsOf, type Look, settle, wear } from './look';

/** As long as a name can be. */
export const NAME = 'Wilhelmina Okonkwo-X';

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

export type Sight = {
  readonly where: string;
  /** What is there when the page is. */
  readonly ready: () => Promise<unknown>;
  /** Everything with everything, not only some of it. */
  readonly thorough?: boolean;
  /** Rules of axe that do not fit here. */
  readonly except?: readonly string[];
  /** What else is to be seen to in the accented language. */
  readonly inWords?: () => Promise<void>;
};

/** The page as it is, in every look: settings are the phone's own, so a reload keeps the game. */
export async function lookAt(
  page: Page,
  { where, ready, thorough = false, except = [], inWords }: Sight,
): Promise<void> {
  for (const look of SOME) {
    await wear(page, look, NAME);
    await ready();
    await settle(page);
    const seen = `${where} ${JSON.stringify(look)}`;
    const faults = HEARD.includes(look) ? await faultsOf(page, except) : await layoutFaultsOf(page);
    expect({ seen, faults }).toEqual({ seen, faults: [] });
    if (look.language === 'en-XA') await inWords?.();
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
