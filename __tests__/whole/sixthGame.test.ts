import { en } from '../fixtures/sixthGame/rules/highlow/text/en';
import type { Guess } from '../fixtures/sixthGame/rules/highlow/types';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';

const LONG = 300_000;
const ROUNDS = 3;
const CHARMS = ['owl', 'fox', 'hare', 'crow', 'pike', 'toad'] as const;

// The host and the web app of this file have one game more: two lines of the registries (`scripts/test/wholeSetup.mjs`).
process.env['HOST_PROGRAM'] = process.env['SIXTH_HOST_PROGRAM'];
const at = hostAndBrowser('--site', 'dist/gallery', '--game', 'highlow');

async function lock(phone: BrowserPhone, guess: Guess): Promise<void> {
  await touch(phone, en['board.guess']);
  await touch(phone, en[`guess.${guess}`], 'radio');
  await touch(phone, 'Go on');
  await touch(phone, en['move.lock']);
  await phone.page.getByText(en['board.guess.sure']).waitFor({ state: 'detached' });
}

/** The charms that a page names anywhere. */
async function charmsOn({ page }: BrowserPhone): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  return CHARMS.filter((charm) => text.includes(en[`charm.${charm}`]));
}

test(
  'two phones play a game that was added by two lines, from the lobby to its end',
  async () => {
    const phones = [
      await newPhone(at.browser, 'Amina', 'small'),
      await newPhone(at.browser, 'Bongani', 'usual'),
    ] as const;
    const [amina, bongani] = phones;
    for (const [seat, phone] of phones.entries()) await sitDown(phone, at.host.link(), seat);
    await amina.page.getByText('High or Low').first().waitFor();
    await touch(amina, 'Start the game');

    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { page } of phones)
        await page.getByRole('heading', { name: `Round ${round} of ${ROUNDS}` }).waitFor();
      await lock(amina, 'high');
      await lock(bongani, 'low');
      const [own] = await charmsOn(amina);
      const [other] = await charmsOn(bongani);
      expect([await charmsOn(amina), await charmsOn(bongani)]).toEqual([[own], [other]]);
      expect(own).not.toBe(other);
      const thrower = round % 2 === 1 ? amina : bongani;
      if (round === 1) await touch(thrower, en['move.blow']);
      await touch(thrower, en['move.throw']);
      for (const { page } of phones) await page.getByText(/^The die shows [1-6]$/).waitFor();
    }

    for (const phone of phones) {
      await phone.page.getByRole('heading', { name: en['phase.over'] }).first().waitFor();
      expect(await charmsOn(phone)).toHaveLength(2);
    }
    const faces = await Promise.all(phones.map(({ page }) => page.getByText(/^The die shows/).innerText()));
    expect(faces[0]).toBe(faces[1]);
    expectNoErrors(phones);
  },
  LONG,
);
