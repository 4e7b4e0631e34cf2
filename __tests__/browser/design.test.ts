import { seedFrom } from '@/rules/engine/random';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, settle } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, newPhone, sitDown, touch } from '../support/browser/phones';
import { readQr } from '../support/browser/readQr';
import { expectSameScores, playOn, type Table } from '../support/browser/ryvHands';
import { stateOf } from '../support/browser/stateOf';

const LONG = 300_000;
const NAME = 'The Dry Valley';

// Bots take the first seats.
const at = hostAndBrowser('--game', 'ryv', '--bots', '3', '--bot-pace', '0');

async function phoneOf(name: string, size: 'small' | 'usual'): Promise<BrowserPhone> {
  const phone = await newPhone(at.browser, name, size);
  await phone.context.addInitScript(() =>
    localStorage.setItem('palaver/settings', JSON.stringify({ welcomed: true, reducedMotion: true })),
  );
  return phone;
}

async function expectFaultless({ page }: BrowserPhone, where: string): Promise<void> {
  await settle(page);
  expect({ where, faults: await faultsOf(page) }).toEqual({ where, faults: [] });
}

const tick = async ({ page }: BrowserPhone, ...values: readonly string[]) => {
  for (const value of values) await page.getByTestId(`tick-${value}`).click();
};

/** The next part of the design, once it is on the screen. */
async function goOn(phone: BrowserPhone, part: string): Promise<void> {
  await touch(phone, `Next: ${part}`);
  await phone.page.getByRole('heading', { name: part, exact: true }).waitFor();
}

async function write({ page }: BrowserPhone, name: string, story: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Story', { exact: true }).fill(story);
}

/** Part by part, as the editor leads. */
async function makeScenario(phone: BrowserPhone): Promise<void> {
  const { page } = phone;
  await page.goto(`${new URL(at.host.link()).origin}/design`);
  await touch(phone, en['make.new.scenario']);
  await expectFaultless(phone, 'a new one');
  await touch(phone, en['make.new.empty']);
  await expectFaultless(phone, 'nothing in it yet');
  await goOn(phone, 'Name and story');
  await write(phone, NAME, 'The river has been dry for three years. Who decides about the last wells?');
  await expectFaultless(phone, 'words');
  await goOn(phone, 'Roles for 3 players');
  await tick(phone, 'workers', 'delivery', 'resources');
  await expectFaultless(phone, 'cast');
  await goOn(phone, 'Roles for 4 players');
  await page.getByTestId('take-over').click();
  await tick(phone, 'lab');
  await goOn(phone, 'Roles for 5 players');
  await page.getByTestId('take-over').click();
  await tick(phone, 'relief');
  await goOn(phone, 'Friends and rivals');
  await touch(phone, en['make.relations.add']);
  await touch(phone, en['make.relations.poor'], 'radio');
  for (const [group, actor] of [
    ['Between', 'Local Actor'],
    ['and', 'Multinational Company'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: actor })
      .click();
  await touch(phone, en['make.relations.keep']);
  await expectFaultless(phone, 'relations');
  await goOn(phone, 'The government');
  await page.getByRole('radiogroup', { name: 'Researcher' }).getByRole('radio', { name: 'Good' }).click();
  await expectFaultless(phone, 'standings');
  await goOn(phone, 'Future 1');
  await write(phone, 'Wells for all', 'Every village has a well of its own.');
  await tick(phone, 'local', 'cso', 'ngo');
  await expectFaultless(phone, 'a future');
  await goOn(phone, 'Future 2');
  await write(phone, 'The Great Dam', 'One company owns the water.');
  await tick(phone, 'mnc', 'researcher', 'local');
  await goOn(phone, 'Future 3');
  await write(phone, 'Everyone leaves', 'The young go to the cities on the coast.');
  await tick(phone, 'cso', 'ngo', 'mnc');
  await touch(phone, en['make.overview']);
  await page.getByTestId('state').getByText(en['make.ready']).waitFor();
}

test(
  'a Scenario is made on one phone, moved to another by its code, put on a table and played to the end',
  async () => {
    const [maker, taker] = [await phoneOf('Amina', 'small'), await phoneOf('Bongani', 'usual')];
    await makeScenario(maker);
    await maker.page.reload();
    await maker.page.getByTestId('state').getByText(en['make.ready']).waitFor();
    await expectFaultless(maker, 'the whole');
    await touch(maker, en['make.give']);
    await expectFaultless(maker, 'the code');
    const link = await readQr(at.browser, maker.page);
    expect(link).toMatch(/^http:\/\/(?!localhost|127\.)[^/]+\/take#/);

    await taker.page.goto(link);
    await taker.page.getByTestId('preview').getByText(NAME).waitFor();
    await expectFaultless(taker, 'what came');
    await touch(taker, en['make.take.keep']);
    await taker.page.getByTestId('state').getByText(en['make.ready']).waitFor();

    await sitDown(maker, at.host.link(), 3);
    await sitDown(taker, at.host.link(), 4);
    await touch(taker, 'How we play');
    await touch(taker, NAME, 'radio');
    await taker.page.getByRole('radio', { name: NAME, checked: true }).waitFor();
    await expectFaultless(taker, 'choosing it');
    await touch(taker, 'Close');
    await maker.page.getByTestId('own-scenario').filter({ hasText: NAME }).waitFor();

    await at.host.beginWith(seedFrom(5), '--bot-pace', '0');
    const table: Table = {
      host: at.host,
      phones: [maker, taker],
      now: () => stateOf<State>(at.host),
      made: new Set(),
    };
    await Promise.all(table.phones.map(({ page }) => page.getByTestId('setting').getByText(NAME).waitFor()));
    expect(table.now().setting.scenario?.casts[5]).toContain('relief');
    expect(table.now().players).toHaveLength(5);
    while (table.now().phase !== 'over') await playOn(table, [3, 4]);
    await expectSameScores(table, table.phones);
    expectNoErrors(table.phones);
  },
  LONG,
);
