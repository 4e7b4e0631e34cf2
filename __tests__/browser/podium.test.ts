import { seedFrom } from '@/rules/engine/random';
import { podium } from '@/rules/podium/game';
import { policyOf } from '@/rules/podium/content';
import { en } from '@/rules/podium/text/en';
import type { Policy, State } from '@/rules/podium/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from '../support/browser/phones';
import { closeHand, nextSeat, openHand, plainMove, playMove } from '../support/browser/podiumHands';
import { caughtUp, stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Đức', 'Wilhelmina O.'];
const PERIODS_BY_TOUCH = 3;
const LONG = 300_000;

const at = hostAndBrowser('--game', 'podium', '--bot-pace', '0');
let phones: BrowserPhone[];
let screen: BrowserPhone;

const phoneOf = (seat: number) => phones[seat] as BrowserPhone;
const now = () => stateOf<State>(at.host);
const seatOf = (policy: Policy, { order, seats }: State) => order.indexOf(policy) % seats;

/** What the smallest phone and the shared screen show now can be read and used by everyone. */
async function expectNoFault(where: string, ...shown: readonly BrowserPhone[]): Promise<void> {
  for (const phone of shown) await expectFaultless(phone, where);
}

/** Until the table wants something else: a move per phone, through its screen. */
async function playWhile(goesOn: (state: State) => boolean): Promise<void> {
  for (let state = now(); goesOn(state); state = now()) {
    const seat = nextSeat(state);
    await caughtUp(phoneOf(seat), at.host);
    await playMove(phoneOf(seat), plainMove(state, seat));
    await tableMovesOn(state);
  }
}

async function tableMovesOn(before: State): Promise<void> {
  const was = JSON.stringify(before);
  while (JSON.stringify(now()) === was) await new Promise((done) => setTimeout(done, 15));
}

const until = (phase: State['phase']) => playWhile((state) => state.phase !== phase);

/** The first who does not hold the Podium promises one Fund on the Podium's Plan, and keeps it. */
async function promiseAndKeep(): Promise<void> {
  await until('talk');
  const talking = now();
  const plan = talking.board[0]?.plan;
  const by = talking.order[(talking.podium + 1) % 5];
  if (plan === undefined || by === undefined) throw new Error('nothing to promise for');
  const to = policyOf(plan);
  const [giver, taker] = [seatOf(by, talking), seatOf(to, talking)];
  await playMove(phoneOf(giver), { type: 'promise', form: 'now', by, to, plan, amount: 1 });
  await tableMovesOn(talking);
  await expectNoFault('talk', phoneOf(taker));
  await until('invest');

  await phoneOf(giver)
    .page.getByText(/^You promised .* 1 Fund\. Now is the time\.$/)
    .waitFor();
  await phoneOf(taker)
    .page.getByText(/ promised you 1 Fund\. Now is the time\.$/)
    .waitFor();
  await expectNoFault('invest', phoneOf(giver));
  const investing = now();
  await playMove(phoneOf(giver), { type: 'invest', plan });
  await tableMovesOn(investing);
  await until('event');
  expect(now().pledges).toMatchObject([{ by, to, plan, status: 'kept' }]);
}

async function giveToBot(phone: BrowserPhone): Promise<void> {
  await touch(phone, 'Seats');
  await touch(phone, `Let a bot play for ${phone.name}`);
}

test(
  'five phones play three Periods by touch with a promise made and kept, and bots take over to the end',
  async () => {
    const link = at.host.link();
    screen = await newPhone(at.browser, 'screen', 'wide');
    phones = [];
    for (const [seat, name] of NAMES.entries()) {
      const phone = await newPhone(at.browser, name, seat % 2 === 0 ? 'small' : 'usual');
      phones.push(phone);
      await sitDown(phone, link, seat);
    }
    await watch(screen, link);
    await at.host.beginWith(seedFrom(1), '--bot-pace', '0');
    await Promise.all(phones.map(({ page }) => page.getByTestId('tracks').waitFor()));

    await until('propose');
    await openHand(phoneOf(0));
    await expectNoFault('propose, hand open', phoneOf(0));
    await closeHand(phoneOf(0));
    await until('debate');
    for (const { page } of [...phones, screen]) await page.getByTestId('speech').waitFor();
    await expectNoFault('debate', phoneOf(0), screen);
    await promiseAndKeep();
    await until('prepare');
    for (const { page } of [...phones, screen]) await page.getByTestId('event-scene').waitFor();
    await expectNoFault('event', phoneOf(2), screen);
    await playWhile(({ history }) => history.length < PERIODS_BY_TOUCH);

    for (const phone of phones) await giveToBot(phone);
    for (const phone of [...phones, screen])
      await phone.page.getByTestId('scores').waitFor({ timeout: 120_000 });
    const ending = podium.view(now(), null).ending;
    for (const { page } of [...phones, screen]) {
      for (const [policy, track] of Object.entries(ending?.tracks ?? {}))
        await page.getByTestId(`score-${policy}`).getByText(String(track), { exact: true }).first().waitFor();
      await page
        .getByTestId('promise-0')
        .getByText(new RegExp(`${en['promise.status.kept']}$`))
        .waitFor();
      await page.getByTestId('curves').waitFor();
    }
    await expectNoFault('the end', phoneOf(0), screen);
    for (const { name, errors } of [...phones, screen])
      expect({ name, errors }).toEqual({ name, errors: [] });
  },
  LONG,
);
