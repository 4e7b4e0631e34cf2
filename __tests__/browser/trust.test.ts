import { en as app } from '@/i18n/en';
import { en } from '@/rules/dystocratic/text/en';
import type { State } from '@/rules/dystocratic/types';
import { AWAY_TO_LEND_MS } from '@/table/host/asks/strike';

import { lockVote, say } from '../support/browser/dystocraticHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, type Look, settle, wear } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';
import { stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Đức'];
const VOTE = { type: 'lock', choice: { vote: 'white', prediction: 'none' } } as const;
const LONG = 180_000;

/** Where there is least room. */
const LARGE: Look = { size: { width: 360, height: 640 }, theme: 'dark', textSize: 2 };

const at = hostAndBrowser();
const now = () => stateOf<State>(at.host);

async function expectUsable({ name, page }: BrowserPhone): Promise<void> {
  await settle(page);
  expect({ name, faults: await faultsOf(page) }).toEqual({ name, faults: [] });
}

async function deal(phones: readonly BrowserPhone[]): Promise<void> {
  await touch(phones[now().dealer] as BrowserPhone, en['move.deal']);
  for (const { page } of phones) await page.getByRole('button', { name: 'Say', exact: true }).waitFor();
}

/** In turn, from the dealer on; `but` have locked already. */
async function lockAll(phones: readonly BrowserPhone[], but: readonly number[] = []): Promise<void> {
  const { dealer } = now();
  for (const n of NAMES.keys()) {
    const seat = (dealer + n) % NAMES.length;
    if (!but.includes(seat)) await lockVote(phones[seat] as BrowserPhone, VOTE);
  }
}

test(
  'a move taken back, a way back that all agree to, a vote that outlives its phone, and four phones that agree',
  async () => {
    const phones: BrowserPhone[] = [];
    for (const [seat, name] of NAMES.entries()) {
      const phone = await newPhone(at.browser, name, seat % 2 === 0 ? 'small' : 'usual');
      phones.push(phone);
      await sitDown(phone, at.host.link(), seat);
    }
    await touch(phones[0] as BrowserPhone, 'Start the game');
    await Promise.all(phones.map(({ page }) => page.getByTestId('hand').waitFor()));
    const { dealer } = now();
    const [voter, first, second, third] = [0, 1, 2, 3].map((n) => (dealer + n) % NAMES.length) as [
      number,
      number,
      number,
      number,
    ];
    const phoneOf = (seat: number) => phones[seat] as BrowserPhone;

    await deal(phones);
    await say(phoneOf(first), 'white');
    await touch(phoneOf(first), 'Undo my move');
    for (const { page } of phones)
      await page.getByText(`${NAMES[first]} took the last move back.`).first().waitFor();
    expect(now().claims).toEqual([null, null, null, null]);

    await say(phoneOf(first), 'black');
    await say(phoneOf(second), 'white');
    await touch(phoneOf(third), 'Menu');
    await touch(phoneOf(third), 'What happened');
    await touch(phoneOf(third), 'Go back to an earlier point');
    await expectUsable(phoneOf(third));
    await touch(phoneOf(third), new RegExp(`^Go back to before: ${NAMES[second]}`));
    await touch(phoneOf(third), 'Ask the table');
    await expectUsable(phoneOf(first));
    for (const seat of [voter, first, second]) await touch(phoneOf(seat), 'Agree');
    for (const { page } of phones)
      await page
        .getByText(/^The table went back/)
        .first()
        .waitFor();
    expect(now().claims[first]).toBe('black');
    expect(now().claims[second]).toBeNull();

    await lockVote(phoneOf(voter), VOTE);
    await phoneOf(voter).page.close();
    await lockAll(phones, [voter]);
    const name = NAMES[voter] ?? '';
    await phoneOf(third)
      .page.getByText(/Still to agree/)
      .waitFor();
    await expectUsable(phoneOf(third));
    await wear(phoneOf(third).page, LARGE, NAMES[third] ?? '');
    await expectUsable(phoneOf(third));
    // The phone that is gone confirms nothing, so each player is asked once.
    for (const seat of [first, second, third]) await touch(phoneOf(seat), app['gate.yes.open']);
    // A phone that has only just gone may come back: the table takes no shares before.
    await phoneOf(third).page.waitForTimeout(AWAY_TO_LEND_MS);
    for (const seat of [first, second, third])
      await touch(phoneOf(seat), `Open the vote of ${name} together`);
    for (const seat of [first, second, third])
      await phoneOf(seat).page.getByTestId('reveal').first().waitFor();
    expect(now().history[0]).toMatchObject({ struck: [] });
    expect(now().history[0]?.votes[voter]).toBe('white');

    const page = await phoneOf(voter).context.newPage();
    phones[voter] = { ...phoneOf(voter), page };
    await page.goto(at.host.link());
    await page.getByTestId('reveal').first().waitFor();

    for (let round = 2; round <= 4; round += 1) {
      await deal(phones);
      await lockAll(phones);
      for (const each of phones)
        await each.page
          .getByTestId(round < 4 ? 'reveal' : 'scores')
          .first()
          .waitFor();
    }
    for (const each of phones) await each.page.getByText('4 phones agree: fair.').waitFor();
    expectNoErrors(phones);
  },
  LONG,
);
