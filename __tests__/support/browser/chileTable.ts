import { ACTION_IDS, DAYS } from '@/rules/chile/content';
import { ending } from '@/rules/chile/score';
import { en } from '@/rules/chile/text/en';
import type { ActionId, State } from '@/rules/chile/types';

import type { hostAndBrowser } from './hostAndBrowser';
import { expectFaultless } from './look';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch, watch, withoutMotion } from './phones';
import { talkAboutIt } from './talkAboutIt';

const NAMES = ['Amina', 'Wilhelmina Okonkwo-X'];

export type ChileTable = {
  readonly phones: readonly [BrowserPhone, BrowserPhone];
  readonly screen: BrowserPhone;
};

/** Two phones, the smaller one first, and a shared screen. */
export async function seatTwo({ host, browser }: ReturnType<typeof hostAndBrowser>): Promise<ChileTable> {
  const link = host.link();
  const phones: BrowserPhone[] = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = await newPhone(browser, name, seat === 0 ? 'small' : 'usual');
    await withoutMotion(phone);
    phones.push(phone);
    await sitDown(phone, link, seat);
  }
  const screen = await newPhone(browser, 'screen', 'wide');
  await watch(screen, link);
  return { phones: phones as unknown as ChileTable['phones'], screen };
}

export const seeTheMap = ({ phones, screen }: ChileTable) =>
  Promise.all([...phones, screen].map(({ page }) => page.getByTestId('map').waitFor()));

/** Looked at once each, in the middle of the game: the map, the plan, a Region and the covered polls. */
export async function lookAround(phone: BrowserPhone): Promise<void> {
  const { page } = phone;
  await page.getByRole('button', { name: en['ask.plan.open'] }).waitFor();
  await expectFaultless(phone, 'the map');
  await touch(phone, en['ask.plan.open']);
  await expectFaultless(phone, 'the plan');
  await touch(phone, 'Close');
  await page.getByTestId('region-santiago').click();
  await page.getByTestId('card-popular').waitFor();
  await expectFaultless(phone, 'a Region');
  await touch(phone, 'Close');
}

/** What one side alone has polled is covered on its own phone, and not there on any other screen. */
export async function expectSecrets({ phones, screen }: ChileTable, state: State): Promise<boolean> {
  const secret = Object.entries(state.regions).find(([, { polled }]) => polled.length === 1);
  if (secret === undefined) return false;
  const [region, { polled, popular }] = secret;
  const seat = state.sides.findIndex((side) => polled.includes(side));
  const marks = ({ page }: BrowserPhone, lies: string) =>
    page.getByTestId(`region-${region}`).getByTestId(`mark-popular-${lies}`);
  if (popular.known.length > 1) return false;
  await marks(phones[seat] as BrowserPhone, 'covered').waitFor();
  await marks(phones[1 - seat] as BrowserPhone, 'down').waitFor();
  // A room sees no Issue card at all.
  expect(await screen.page.locator('[data-testid^=mark-]').count()).toBe(0);
  return true;
}

/** Every screen shows the same count, and the story of all Days. */
export async function expectTheCount({ phones, screen }: ChileTable, state: State): Promise<void> {
  expect(state.history.map(({ day }) => day)).toEqual(Array.from({ length: DAYS + 1 }, (_, day) => day));
  const { scores } = ending(state);
  for (const { page } of [...phones, screen]) {
    for (const [seat, votes] of scores.entries())
      await page.getByTestId(`score-${seat}`).getByText(String(votes), { exact: true }).first().waitFor();
  }
  await expectFaultless(phones[0], 'the end');
  await talkAboutIt(phones[0], ['day-chart', 'real-result']);
  await expectFaultless(phones[0], 'the debrief');
  expectNoErrors([...phones, screen]);
}

/** A takeover needs what does not come up in every game. */
export const unplayed = (played: ReadonlyMap<ActionId, number>): readonly ActionId[] =>
  ACTION_IDS.filter((action) => action !== 'takeover' && !played.has(action));
