import type { ActionId, State } from '@/rules/chile/types';

import { freePort } from '@/scripts/sim/kills/hostProcess';
import { takeStep } from '@/__tests__/support/browser/chileHands';
import { hostAndBrowser } from '@/__tests__/support/browser/hostAndBrowser';
import { HostProcess } from '@/__tests__/support/browser/hostProcess';
import { expectFaultless } from '@/__tests__/support/browser/look';
import {
  type BrowserPhone,
  expectNoErrors,
  newPhone,
  sitDown,
  touch,
  withoutMotion,
} from '@/__tests__/support/browser/phones';
import { stateOf } from '@/__tests__/support/browser/stateOf';

const LONG = 120_000;
const FIFTEEN_SECONDS = 15_000;

const at = hostAndBrowser('--game', 'chile');
let laptop: HostProcess;
beforeAll(async () => {
  laptop = new HostProcess(`${at.host.data}-laptop`, await freePort());
  await laptop.start('--recover');
}, LONG);
afterAll(() => laptop.stop());

const expectUsable = (phone: BrowserPhone) => expectFaultless(phone, 'the way to the laptop');

/** As a player does who looks from the phone to the laptop and back. */
async function comeTo(phone: BrowserPhone, { place, code }: { place: string; code: string }): Promise<void> {
  await touch(phone, 'The host is gone');
  await phone.page.getByLabel('Address').fill(place);
  await phone.page.getByLabel('Short code').fill(code);
  await touch(phone, 'Go there');
  await phone.page.getByRole('button', { name: 'I agree' }).waitFor();
}

test(
  'phones in browsers carry their table on at a laptop when their host is killed in the middle of a ballot',
  async () => {
    const phones: BrowserPhone[] = [];
    for (const [seat, name] of ['Amina', 'Bongani'].entries()) {
      const phone = await newPhone(at.browser, name, seat === 0 ? 'small' : 'usual');
      await withoutMotion(phone);
      phones.push(phone);
      await sitDown(phone, at.host.link(), seat);
    }
    const [amina, bongani] = phones as [BrowserPhone, BrowserPhone];
    await touch(amina, 'Start the game');
    await Promise.all(phones.map(({ page }) => page.getByTestId('map').waitFor()));
    const played = new Map<ActionId, number>();
    await takeStep(at.host, phones, played);
    const before = stateOf<State>(at.host);
    expect(before.ballot?.locks.map((lock) => lock !== null)).toEqual([true, false]);
    await at.host.kill();

    const screen = await newPhone(at.browser, 'laptop', 'wide');
    await screen.page.goto(laptop.screenLink());
    await screen.page.getByText('Nobody has come yet.').waitFor();
    const typed = /address (\S+)\s+code (\S+)/.exec(laptop.output);
    const way = { place: typed?.[1] ?? '', code: typed?.[2] ?? '' };
    await screen.page.getByText(way.place, { exact: true }).first().waitFor();
    await screen.page.getByText(way.code, { exact: true }).waitFor();

    await comeTo(amina, way);
    await expectUsable(amina);
    await comeTo(bongani, way);
    await touch(amina, 'I agree');
    await screen.page.getByTestId('gathered-agreed').waitFor();
    await screen.page.getByTestId('gathered-here').waitFor();
    await expectUsable(screen);
    await touch(bongani, 'I agree');
    const agreed = Date.now();
    await Promise.all(phones.map(({ page }) => page.waitForURL(`http://${way.place}/table/*`)));
    // The keys of the seats came behind `#`, and are gone from the address at once.
    for (const { page } of phones) expect(page.url()).not.toContain('#');

    await Promise.all(phones.map(({ page }) => page.getByTestId('map').waitFor()));
    expect(Date.now() - agreed).toBeLessThan(FIFTEEN_SECONDS);
    expect(stateOf<State>(laptop)).toEqual(before);
    const after = await takeStep(laptop, phones, played);
    expect(after.ballot).not.toEqual(before.ballot);
    for (let step = 0; stateOf<State>(laptop).phase === 'issues' && step < 3; step += 1)
      await takeStep(laptop, phones, played);
    expect(stateOf<State>(laptop).phase).toBe('fundraise');
    // What Amina locked at the old host was opened at the new one.
    expect(laptop.lines().filter((line) => line.includes('"type":"open"'))).toHaveLength(2);

    await amina.page.reload();
    await amina.page.getByTestId('map').waitFor();
    expectNoErrors([...phones, screen]);
  },
  LONG,
);
