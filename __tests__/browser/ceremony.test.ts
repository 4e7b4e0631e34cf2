import { en } from '@/i18n/en';

import { hostAndBrowser, lyingHostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';
import { signOn } from '../support/browser/signs';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức', 'Wilhelmina'];
const GAME = ['--game', 'podium'];
const LONG = 180_000;

/** Runs inside the page: counts what a finger does. */
function countTouches(): void {
  const counted = { touches: 0 };
  Object.assign(window, { counted });
  addEventListener('pointerdown', () => (counted.touches += 1), true);
}

const touchesOn = ({ page }: BrowserPhone): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: { touches: number } }).counted.touches);

/** Five phones whose owners want to see the sign, in the order of their seats, in a game that has just been dealt. */
async function fiveDealt(at: ReturnType<typeof hostAndBrowser>, order: readonly number[]) {
  const phones: BrowserPhone[] = [];
  for (const seat of order) {
    const phone = await newPhone(at.browser, NAMES[seat] ?? '', seat === 2 ? 'usual' : 'small', 'compared');
    await phone.page.addInitScript(countTouches);
    phones[seat] = phone;
    await sitDown(phone, at.host.link(), seat);
  }
  // Whoever sat down first leads.
  await touch(phones[order[0] ?? 0] as BrowserPhone, 'Start the game');
  const signs = await Promise.all(phones.map(signOn));
  return { phones, signs, before: await Promise.all(phones.map(touchesOn)) };
}

const boardOn = ({ page }: BrowserPhone) => page.getByTestId('tracks').waitFor();

describe('five people with five phones', () => {
  const at = hostAndBrowser(...GAME);

  test(
    'compare the sign with at most two touches each, or skip it, and the board is theirs',
    async () => {
      const { phones, signs, before } = await fiveDealt(at, [0, 1, 2, 3, 4]);
      expect(new Set(signs).size).toBe(1);
      for (const { page } of phones) await page.getByText('5 phones hold this table: count them.').waitFor();
      await expectFaultless(phones[2] as BrowserPhone, 'the card');
      const skips = phones[4] as BrowserPhone;
      for (const phone of phones.slice(0, 4)) await touch(phone, en['trust.sign.same']);
      await touch(skips, 'Close');
      for (const phone of phones) {
        await phone.page.getByTestId('sign-card').waitFor({ state: 'detached' });
        await boardOn(phone);
      }
      const after = await Promise.all(phones.map(touchesOn));
      for (const [seat, touches] of after.entries())
        expect(touches - (before[seat] ?? 0)).toBeLessThanOrEqual(2);
      // Whoever skipped it is told by their own phone who has compared, and can still do so.
      await touch(skips, 'Menu');
      await skips.page.getByTestId('header-sign').click();
      await skips.page
        .getByTestId('sign-card')
        .locator('..')
        .getByText(`Compared by ${NAMES.slice(0, 4).join(', ')}`)
        .first()
        .waitFor();
      expectNoErrors(phones);
    },
    LONG,
  );
});

describe('five people at a host that shows one of them false keys for all others', () => {
  const DUPE = 3;
  const at = lyingHostAndBrowser(NAMES[DUPE] ?? '', ...GAME);

  test(
    'see other pictures on that phone alone, which says so on the board after one touch, and after a reload',
    async () => {
      // The lie begins when that player sits down: nobody else is there yet.
      const { phones, signs, before } = await fiveDealt(at, [DUPE, 0, 1, 2, 4]);
      const others = signs.filter((_, seat) => seat !== DUPE);
      expect(new Set(others).size).toBe(1);
      expect(others).not.toContain(signs[DUPE]);
      const dupe = phones[DUPE] as BrowserPhone;
      await touch(dupe, en['trust.sign.different']);
      await dupe.page.getByText(en['trust.different.stopped']).waitFor();
      expect((await touchesOn(dupe)) - (before[DUPE] ?? 0)).toBe(1);
      await dupe.page.reload();
      await dupe.page.getByTestId('trust-notice').waitFor();
      for (const phone of phones) if (phone !== dupe) await touch(phone, en['trust.sign.same']);
      for (const phone of phones) if (phone !== dupe) await boardOn(phone);
      expect(await Promise.all(phones.map(({ page }) => page.getByTestId('trust-notice').count()))).toEqual(
        NAMES.map((_, seat) => (seat === DUPE ? 1 : 0)),
      );
    },
    LONG,
  );
});
