import { en } from '@/i18n/en';
import { en as game } from '@/rules/dystocratic/text/en';
import type { State } from '@/rules/dystocratic/types';

import { lockVote } from '../support/browser/dystocraticHands';
import { hostAndBrowser, lyingHostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import {
  type BrowserPhone,
  expectNoErrors,
  newPhone,
  sitDown,
  touch,
  watch,
} from '../support/browser/phones';
import { signOn } from '../support/browser/signs';
import { stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức'];
const VOTE = { type: 'lock', choice: { vote: 'white', prediction: 'none' } } as const;
const LONG = 180_000;

const at = hostAndBrowser();

/** Four phones whose owners want to see the sign, and a shared screen, in a game that has just been dealt. */
async function dealt(): Promise<{ phones: BrowserPhone[]; screen: BrowserPhone }> {
  const phones: BrowserPhone[] = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = await newPhone(at.browser, name, 'small', 'compared');
    phones.push(phone);
    await sitDown(phone, at.host.link(), seat);
  }
  const screen = await newPhone(at.browser, 'screen', 'wide');
  await watch(screen, at.host.link());
  await touch(phones[0] as BrowserPhone, 'Start the game');
  return { phones, screen };
}

test(
  'after the shuffle everyone sees the same four pictures, says so with one touch or skips it, and the game waits for nobody',
  async () => {
    const { phones, screen } = await dealt();
    const [amina, bongani, citlali, duc] = phones as [BrowserPhone, BrowserPhone, BrowserPhone, BrowserPhone];
    const signs = await Promise.all(phones.map(signOn));
    expect(new Set(signs).size).toBe(1);
    for (const { page } of phones) await page.getByText('4 phones hold this table: count them.').waitFor();
    const reading = await Promise.all(
      phones.map(({ page, name }) => page.getByText(`${name}, read it aloud.`).count()),
    );
    expect(reading.reduce((all, count) => all + count, 0)).toBe(1);
    await expectFaultless(amina, 'the card');

    // One touch each: three say that it is the same, one would rather play.
    for (const phone of [amina, bongani, citlali]) await touch(phone, en['trust.sign.same']);
    await touch(duc, 'Close');
    for (const { page } of phones) await page.getByTestId('sign-card').waitFor({ state: 'detached' });

    const { dealer } = stateOf<State>(at.host);
    await touch(phones[dealer] as BrowserPhone, game['move.deal']);
    for (const { page } of phones) await page.getByTestId(`place-${dealer}`).waitFor();
    await screen.page.getByTestId(`seat-${dealer}`).waitFor();
    const voter = phones[dealer] as BrowserPhone;
    await touch(voter, game['board.vote']);
    await voter.page.getByText(en['secrecy.page']).waitFor();
    await voter.page.getByTestId('sign-line').waitFor();
    await expectFaultless(voter, 'the vote sheet');
    expectNoErrors([...phones, screen]);
  },
  LONG,
);

describe('at a host that shows one phone false keys for all others', () => {
  const DUPE = 3;
  const lied = lyingHostAndBrowser(NAMES[DUPE] ?? '');

  test(
    'that phone shows other pictures, and after “Not the same” its vote is not opened',
    async () => {
      const phones: BrowserPhone[] = [];
      // The lie begins when that player sits down: nobody else is there yet.
      for (const seat of [DUPE, 0, 1, 2]) {
        const phone = await newPhone(lied.browser, NAMES[seat] ?? '', 'small', 'compared');
        phones[seat] = phone;
        await sitDown(phone, lied.host.link(), seat);
      }
      const [amina, bongani, citlali, duc] = phones as [
        BrowserPhone,
        BrowserPhone,
        BrowserPhone,
        BrowserPhone,
      ];
      const others = [amina, bongani, citlali];
      // Who sat down first leads.
      await touch(duc, 'Start the game');
      const signs = await Promise.all(phones.map(signOn));
      expect(new Set(signs.slice(0, DUPE)).size).toBe(1);
      expect(signs[DUPE]).not.toBe(signs[0]);

      await touch(duc, en['trust.sign.different']);
      await duc.page.getByText(en['trust.different.stopped']).waitFor();
      await expectFaultless(duc, 'not the same');
      await touch(duc, 'Close');
      await duc.page.getByTestId('trust-notice').waitFor();
      for (const phone of others) await touch(phone, en['trust.sign.same']);

      const now = () => stateOf<State>(lied.host);
      const { dealer } = now();
      await touch(phones[dealer] as BrowserPhone, game['move.deal']);
      for (const n of NAMES.keys()) await lockVote(phones[(dealer + n) % NAMES.length] as BrowserPhone, VOTE);
      // Nobody vouches for the phone that was lied to, so the others are asked. They say: open.
      for (const phone of others) await touch(phone, en['gate.yes.open']);
      await lied.host.until(
        () => now().ballot?.opened.filter((slip) => slip !== null).length === others.length,
        'three votes, opened',
      );
      expect(now().ballot?.opened[DUPE]).toBeNull();
      await duc.page.getByTestId('trust-notice').waitFor();
    },
    LONG,
  );
});
