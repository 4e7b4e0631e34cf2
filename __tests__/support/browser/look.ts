import axe from 'axe-core';
import type { Page } from 'playwright-core';

import { frameFaults, measureInside } from './frame/insideFrame';
import type { BrowserPhone } from './phones';
import { storedSettings } from './storedSettings';

export type Look = {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
  readonly textSize: 1 | 2;
  readonly language?: 'en-XA' | 'ar-XB';
};

/** As it looks on a phone with these settings, as if they had been changed in another tab. Nothing moves, so nothing has to be waited for. */
export async function wear(page: Page, { size, ...settings }: Look, name: string): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ key, text }) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    storedSettings({ name, welcomed: true, reducedMotion: true, ...settings }),
  );
  await page.waitForFunction((lang) => document.documentElement.lang === lang, settings.language ?? 'en');
}

const QUIET_MS = 60;
const LONGEST_MS = 2_000;

/**
 * Pictures and typefaces that come after the words have come, what moves has ended, and for a moment nothing on the page
 * has changed.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([quiet, longest]) => {
      await document.fonts.ready;
      const ends = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined));
      await Promise.race([Promise.all(ends), new Promise((done) => setTimeout(done, longest))]);
      await new Promise<void>((done) => {
        let rest = setTimeout(done, quiet);
        const changes = new MutationObserver(() => {
          clearTimeout(rest);
          rest = setTimeout(done, quiet);
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        // Some things move for ever.
        setTimeout(() => {
          changes.disconnect();
          done();
        }, longest);
      });
    },
    [QUIET_MS, LONGEST_MS] as const,
  );
}

const LOOKS = 3;

/**
 * Everything a pair of eyes or ears would stumble over and a machine can measure. Empty when nothing is wrong. What fades
 * in or moves just now is looked at again when it has come to rest.
 */
export async function faultsOf(page: Page, except: readonly string[] = []): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    const faults = await faultsNow(page, except);
    if (faults.length === 0 || looks === LOOKS) return faults;
    await settle(page);
  }
}

const faultsNow = async (page: Page, except: readonly string[]): Promise<string[]> => [
  ...(await axeFaultsOf(page, except)),
  ...(await layoutFaultsOf(page)),
];

/** Axe stays in the page, and is asked only what is wrong: with all else it can tell, a look takes ten times as long. */
async function axeFaultsOf(page: Page, except: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (excepted) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      rules: Object.fromEntries(excepted.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, except);
}

/** What this phone shows now can be read and used by everyone. */
export async function expectFaultless({ page, name }: BrowserPhone, where: string): Promise<void> {
  await settle(page);
  expect({ where, name, faults: await faultsOf(page) }).toEqual({ where, name, faults: [] });
}

/** With words of twice the size there is no room for a rail, a thumb zone and half a board on the smallest phone. */
const LARGEST_FRAMED = 1.5;

/** Only what is cut, covered, too wide or too small, and a frame that leaves the board no room: a tenth of the work. */
export async function layoutFaultsOf(page: Page): Promise<string[]> {
  const faults = await page.evaluate(measure);
  const frame = await page.evaluate(measureInside);
  const textSize = await page.evaluate(
    (key) => Number((JSON.parse(localStorage.getItem(key) ?? '{}') as { textSize?: number }).textSize ?? 1),
    storedSettings({}).key,
  );
  if (frame === null || textSize > LARGEST_FRAMED) return faults;
  return [...faults, ...frameFaults(frame, page.viewportSize() ?? { width: 0, height: 0 })];
}

/** Runs inside the page. */
function measure(): string[] {
  const TOUCHABLE =
    '[role=button],[role=radio],[role=switch],[role=link],[role=tab],[role=checkbox],button,a,input';
  const faults: string[] = [];
  // A phone's browser zooms out to show what is too wide, and `innerWidth` grows with it.
  const wide = document.documentElement.clientWidth;
  const name = (node: Element) =>
    (node.getAttribute('aria-label') ?? node.textContent ?? node.tagName).trim().slice(0, 40);
  const isSeen = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(node);
    return (
      width > 0 &&
      height > 0 &&
      visibility !== 'hidden' &&
      opacity !== '0' &&
      node.closest('[aria-hidden=true]') === null
    );
  };
  const inSideways = (node: Element) => {
    for (let at = node.parentElement; at !== null; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1)
        return true;
    return false;
  };

  /** Two letters whose tops are further apart than this are on two lines. */
  const LINE = 8;
  /** Words without a hyphen that begin on one line and end on another. */
  const brokenWords = (within: Element) => {
    const broken: string[] = [];
    const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let at = walk.nextNode(); at !== null; at = walk.nextNode()) {
      const parent = at.parentElement;
      if (parent === null || parent.closest('script,style,noscript,input') || !isSeen(parent)) continue;
      // A long name where there is little room is meant to be cut; an address can be broken anywhere.
      if (getComputedStyle(parent).webkitLineClamp !== 'none') continue;
      for (const { 0: word, index } of (at.textContent ?? '').matchAll(
        /(?<![:./])\b[\p{L}\p{M}\p{N}]{2,}/gu,
      )) {
        range.setStart(at, index);
        range.setEnd(at, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > LINE) broken.push(word);
      }
    }
    return broken;
  };

  /** A hint that floats over a board is scrolled away from, or the board from under it. Nothing else may lie over it. */
  const canBeFreed = (node: Element, by: Element) => {
    if (by.closest('[data-testid=floats]') === null) return false;
    const board = node.closest('[data-testid=board]')?.querySelector('[data-testid=board-scroll]');
    if (!board?.contains(node)) return false;
    const before = board.scrollTop;
    node.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    board.scrollTop = before;
    return hit !== null && (node.contains(hit) || hit.contains(node));
  };

  if (document.documentElement.scrollWidth > wide + 1) faults.push('the page is wider than the screen');
  const modal = document.querySelector('[aria-modal=true]');
  for (const node of (modal ?? document).querySelectorAll('*')) {
    const says = [...node.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '',
    );
    if (!says || !isSeen(node)) continue;
    const { left, right } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if ((left < -1 || right > wide + 1) && !inSideways(node)) faults.push(`off the screen: ${name(node)}`);
    const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 3;
    const isMeantToBeCut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (style.overflow !== 'visible' && style.display !== 'inline' && isCut && !isMeantToBeCut)
      faults.push(`cut off: ${name(node)}`);
  }
  for (const word of brokenWords(modal ?? document.body)) faults.push(`a word is broken: ${word}`);
  for (const node of (modal ?? document).querySelectorAll(TOUCHABLE)) {
    if (!isSeen(node)) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width < 47.5 || height < 47.5)
      faults.push(`too small to touch (${Math.round(width)}×${Math.round(height)}): ${name(node)}`);
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = x >= 0 && y >= 0 && x < wide && y < innerHeight ? document.elementFromPoint(x, y) : null;
    const isScrolledAway = () => {
      for (let at = node.parentElement; at !== null; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const clips = getComputedStyle(at).overflowY !== 'visible';
        if (clips && (y <= box.top + 1 || y >= box.bottom - 1)) return true;
      }
      return false;
    };
    if (
      hit !== null &&
      !node.contains(hit) &&
      !hit.contains(node) &&
      !isScrolledAway() &&
      !canBeFreed(node, hit)
    )
      faults.push(`covered by ${name(hit)}: ${name(node)}`);
  }
  return [...new Set(faults)];
}

/** Words that no catalogue gave: in the accented pseudo-locale every text of ours stands in brackets. */
export const untranslated = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate((allowed) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let at = walk.nextNode(); at !== null; at = walk.nextNode())
      if (at.parentElement?.closest('script,style,noscript,[aria-hidden=true]') === null)
        texts.push(at.textContent ?? '');
    for (const node of document.querySelectorAll('[aria-label],[placeholder]'))
      texts.push(node.getAttribute('aria-label') ?? node.getAttribute('placeholder') ?? '');
    for (const text of texts) {
      const rest = allowed.reduce((left, word) => left.split(word).join(''), text);
      // What is left outside brackets may be numbers and signs, never letters. Texts stand inside texts inside texts.
      let outside = rest;
      for (let before = ''; before !== outside;) {
        before = outside;
        outside = outside.replace(/\[[^[\]]*\]/g, '');
      }
      if (/[A-Za-z]{2,}/.test(outside)) found.push(text.trim());
    }
    return [...new Set(found)];
  }, known);
