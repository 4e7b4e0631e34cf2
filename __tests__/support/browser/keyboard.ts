import type { Page } from 'playwright-core';

const MAX_TABS = 80;

/** What a screen reader would say of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return { role: '', name: '' };
    const labelled = at.getAttribute('aria-labelledby');
    const name =
      at.getAttribute('aria-label') ??
      (labelled === null ? null : document.getElementById(labelled)?.textContent) ??
      (at as HTMLInputElement).labels?.[0]?.textContent ??
      at.textContent ??
      '';
    return { role: at.getAttribute('role') ?? at.tagName.toLowerCase(), name: name.trim() };
  });

/** Tabs on until the focus is on something with this name; fails when the whole page has been gone round. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const heard: string[] = [];
  for (let n = 0; n < MAX_TABS; n += 1) {
    const now = await focused(page);
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) return;
    heard.push(`${now.role} ${now.name}`);
    await page.keyboard.press('Tab');
  }
  throw new Error(
    `the keyboard never reaches ${String(name)}; it reaches ${[...new Set(heard)].join(' | ')}`,
  );
}

export async function press(
  page: Page,
  name: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
