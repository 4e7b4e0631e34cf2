import type { Page } from 'playwright-core';

import type { GameTypes, RandomState } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';

import type { hostAndBrowser } from './hostAndBrowser';
import type { HostProcess } from './hostProcess';
import { settle } from './look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from './phones';
import { caughtUp } from './stateOf';

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const;

const LAID_OUT = { width: 1280, height: 720 } as const;

/** Some are long, as names are. */
const NAMES = ['Amina', 'Citlali Hernández', 'Oumar', 'Đức', 'Asha'];

export type StageTable = {
  readonly host: HostProcess;
  readonly phone: BrowserPhone;
  readonly screen: BrowserPhone;
};

/** Everyone sits on one phone that nobody touches again, so the game stays where it is put; and a shared screen looks on. */
export async function seatOnOnePhone(
  { host, browser }: ReturnType<typeof hostAndBrowser>,
  seats: number,
): Promise<StageTable> {
  const phone = await newPhone(browser, NAMES[0] ?? '', 'small');
  const screen = await newPhone(browser, 'screen', 'wide');
  await sitDown(phone, host.link(), 0);
  for (let seat = 1; seat < seats; seat += 1) {
    await touch(phone, `Sit down on seat ${seat + 1}`);
    const another = phone.page.getByRole('button', { name: 'Add a player on this phone', exact: true });
    if (seat === 1) await another.click();
    await phone.page.getByLabel('Your name').fill(NAMES[seat] ?? '');
    await touch(phone, 'Sit down');
    await phone.page
      .getByText(NAMES[seat] ?? '')
      .first()
      .waitFor();
  }
  await watch(screen, host.link());
  return { host, phone, screen };
}

/** The first of these games in which bots come to such a state. */
export async function putAt<State extends GameTypes['state']>(
  { host, screen }: StageTable,
  until: (state: State) => boolean,
  seeds: readonly number[] = [1, 2, 3, 4, 5],
): Promise<void> {
  const tried: unknown[] = [];
  for (const number of seeds)
    try {
      await host.beginWith<State>({ seed: seedFrom(number) as RandomState, until });
      await caughtUp(screen, host);
      return;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('never come')) throw error;
      tried.push(error);
      await host.start();
    }
  throw new Error(`no game came there: ${String(tried)}`);
}

/** Looks at the stage in each size: what is too small, cut, or off it. `look` is for whoever wants pictures. */
export async function faultsOnStage(
  { page }: BrowserPhone,
  where: string,
  look?: (page: Page, name: string) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    const scale = Math.min(size.width / LAID_OUT.width, size.height / LAID_OUT.height);
    const found = await page.evaluate(measure, { scale });
    faults.push(...found.map((fault) => `${where}, ${size.width} × ${size.height}: ${fault}`));
    await look?.(page, `${where}-${size.width}`);
  }
  await page.setViewportSize(SIZES[0]);
  return faults;
}

/** Runs inside the page. */
function measure({ scale }: { readonly scale: number }): string[] {
  const WORDS = 24;
  const LABELS = 20;
  const faults: string[] = [];
  const stage = document.querySelector('[data-testid=stage]');
  if (stage === null) return ['there is no stage'];
  const around = stage.getBoundingClientRect();
  const name = (node: Element) => (node.textContent ?? '').trim().slice(0, 60);
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  for (const node of stage.querySelectorAll<HTMLElement>('div,span')) {
    const own = [...node.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '',
    );
    if (!own) continue;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (box.width === 0 || style.visibility === 'hidden') continue;
    // As it is drawn: where a drawing is turned, its height says little, so the type's own size is taken.
    const type = Number.parseFloat(style.fontSize);
    const isLabel = node.closest('[data-testid=stage-label]') !== null;
    if (type < (isLabel ? LABELS : WORDS)) faults.push(`${type} px is too small: ${name(node)}`);
    // Something turned has another height; its words are as large as the others.
    let isTurned = false;
    for (let at: Element | null = node; at !== null && at !== stage; at = at.parentElement)
      isTurned ||= getComputedStyle(at).transform !== 'none';
    const drawn = box.height / node.offsetHeight;
    if (!isTurned && Math.abs(drawn - scale) > 0.02)
      faults.push(`drawn at ${drawn.toFixed(2)} of its size, not ${scale.toFixed(2)}: ${name(node)}`);
    if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
      faults.push(`cut off: ${name(node)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    const corner = stage.querySelector('[data-testid=late-corner]');
    if (over !== null && corner?.contains(over) === true && !corner.contains(node))
      faults.push(`under the code for latecomers: ${name(node)}`);
    if (
      box.left < around.left - 1 ||
      box.right > around.right + 1 ||
      box.top < around.top - 1 ||
      box.bottom > around.bottom + 1
    )
      faults.push(`off the stage: ${name(node)}`);
  }
  return faults;
}
