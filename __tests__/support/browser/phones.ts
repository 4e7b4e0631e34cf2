import { type Browser, type BrowserContext, chromium, type Page, type Locator } from 'playwright-core';

import { forReport } from './report';

export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a phone's dense screen: without it each is rounded to whole pixels, and words break.
  '--font-render-hinting=none',
];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: ARGS });

/** A phone of its own: its own storage, its own touch screen, and everything it complains about. */
export type BrowserPhone = {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
  readonly said: string[];
};

const SMALL = { width: 360, height: 640 };
const USUAL = { width: 412, height: 915 };
const WIDE = { width: 1280, height: 720 };

/** A lost line is what the test provokes when it kills the host; the browser says so in its own words. */
const EXPECTED = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|net::ERR_/;

/** Runs inside the page: keeps in what, by its ids, an animation was started. */
function noteAnimations(): void {
  const started: string[][] = [];
  Object.assign(window, { started });
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(...how) {
    const ids: string[] = [];
    for (let at: Element | null = this; at !== null; at = at.parentElement)
      ids.push(at.getAttribute('data-testid') ?? '');
    started.push(ids);
    return animate.apply(this, how);
  };
}

/** How many animations have been started since the page was loaded, within parts that are called so. */
export const animationsIn = ({ page }: BrowserPhone, ...parts: readonly string[]): Promise<number> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { started: string[][] }).started.filter((ids) =>
        wanted.every((part) => ids.includes(part)),
      ).length,
    parts,
  );

/** Runs inside the page: puts the card with the table's sign away as it comes, as somebody does who wants to play. */
function skipSigns(): void {
  new MutationObserver(() => {
    const sheet = document.querySelector('[data-testid=sign-card]')?.closest('[aria-modal=true]');
    sheet?.querySelector<HTMLElement>('[role=button]:not([aria-hidden]),button:not([aria-hidden])')?.click();
  }).observe(document, { subtree: true, childList: true });
}

export async function newPhone(
  browser: Browser,
  name: string,
  size: 'small' | 'usual' | 'wide',
  signs: 'skipped' | 'compared' = 'skipped',
): Promise<BrowserPhone> {
  const viewport = { small: SMALL, usual: USUAL, wide: WIDE }[size];
  const context = await browser.newContext({
    viewport,
    hasTouch: size !== 'wide',
    isMobile: size !== 'wide',
    locale: 'en-GB',
    // Most phones show results at once, as their owners may want it: a test does not wait for what only moves.
    reducedMotion: size === 'usual' ? 'no-preference' : 'reduce',
  });
  await context.addInitScript(noteAnimations);
  if (signs === 'skipped') await context.addInitScript(skipSigns);
  const page = await context.newPage();
  const phone: BrowserPhone = { name, page, context, errors: [], said: [] };
  forReport({ phone });
  page.on('pageerror', (error) => phone.errors.push(error.message));
  page.on('console', (message) => {
    phone.said.push(message.text());
    if (message.type() === 'error' && !EXPECTED.test(message.text())) phone.errors.push(message.text());
  });
  return phone;
}

/** As on a phone whose owner has asked the system for less motion. */
export const withoutMotion = ({ page }: BrowserPhone): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'reduce' });

export const touch = async (
  { page }: BrowserPhone,
  label: string | RegExp,
  role: 'button' | 'radio' = 'button',
) => {
  await page
    .getByRole(role, { name: label, exact: typeof label === 'string' })
    .first()
    .click();
};

/**
 * Touches a part of the board. The undo comes a little after a move and makes the board shorter: at its lower edge a
 * part would slip from under the finger.
 */
export async function touchBoard(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await part.click();
}

/** Scan, name, seat. */
export async function sitDown(phone: BrowserPhone, link: string, seat: number): Promise<void> {
  await phone.page.goto(link);
  await touch(phone, `Sit down on seat ${seat + 1}`);
  await phone.page.getByLabel('Your name').fill(phone.name);
  await touch(phone, 'Sit down');
  await phone.page.getByText('this phone').first().waitFor();
}

/** A shared screen, with all that it fetches. */
export async function watch(screen: BrowserPhone, link: string): Promise<void> {
  await screen.page.goto(link);
  await touch(screen, 'Only watch (shared screen)');
  await screen.page.getByText('Scan to sit down').waitFor();
  await screen.page.getByTestId('qr').locator('svg').first().waitFor();
}

/** Nothing went wrong on any of them, and no browser complained. */
export const expectNoErrors = (phones: readonly BrowserPhone[]) => {
  for (const { name, errors } of phones) expect({ name, errors }).toEqual({ name, errors: [] });
};
