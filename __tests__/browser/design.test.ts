import { seedFrom } from '@/rules/engine/random';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import {
  type BrowserPhone,
  expectNoErrors,
  newPhone,
  sitDown,
  touch,
  withoutMotion,
} from '../support/browser/phones';
import { readQr } from '../support/browser/readQr';
import { expectSameScores, playOn, type Table } from '../support/browser/ryvHands';
import { makeScenario, NAME } from '../support/browser/scenarioDesign';
import { stateOf } from '../support/browser/stateOf';

const LONG = 240_000;
const BOTS = ['--bot-pace', '0'];
const LAST_ROUND = 3;

// Bots take the first seats.
const at = hostAndBrowser('--game', 'ryv', '--bots', '3', ...BOTS);
let maker: BrowserPhone;
let taker: BrowserPhone;
beforeAll(async () => {
  maker = await newPhone(at.browser, 'Amina', 'small');
  taker = await newPhone(at.browser, 'Bongani', 'usual');
  for (const phone of [maker, taker]) await withoutMotion(phone);
}, LONG);

test(
  'a Scenario is made on one phone and moved to another by its code',
  async () => {
    await makeScenario(maker, new URL(at.host.link()).origin);
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
  },
  LONG,
);

test(
  'a Scenario of their own is put on a table by those who have it, and its last round is played to the end',
  async () => {
    await sitDown(maker, at.host.link(), 3);
    await sitDown(taker, at.host.link(), 4);
    await touch(taker, 'How we play');
    await touch(taker, NAME, 'radio');
    await taker.page.getByRole('radio', { name: NAME, checked: true }).waitFor();
    await expectFaultless(taker, 'choosing it');
    await touch(taker, 'Close');
    await maker.page.getByTestId('own-scenario').filter({ hasText: NAME }).waitFor();

    const isLast = ({ round, phase }: State) => round === LAST_ROUND && phase === 'action';
    await at.host.beginWith<State>({ seed: seedFrom(5), until: isLast }, ...BOTS);
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
