import { podium } from '@/rules/podium/game';
import { policyOf } from '@/rules/podium/content';
import type { Policy, State } from '@/rules/podium/types';
import { same } from '@/rules/engine';

import type { hostAndBrowser } from './hostAndBrowser';
import type { HostProcess } from './hostProcess';
import { expectFaultless } from './look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from './phones';
import { closeHand, nextSeat, openHand, plainMove, playMove } from './podiumHands';
import { caughtUp, stateOf } from './stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Đức', 'Wilhelmina O.'];
const BOTS_MS = 120_000;

export type PodiumTable = {
  readonly host: HostProcess;
  readonly phones: readonly BrowserPhone[];
  readonly screen: BrowserPhone;
  readonly now: () => State;
};

/** Five phones and a shared screen. */
export async function seatFive({ host, browser }: ReturnType<typeof hostAndBrowser>): Promise<PodiumTable> {
  const link = host.link();
  const phones: BrowserPhone[] = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = await newPhone(browser, name, seat % 2 === 0 ? 'small' : 'usual');
    phones.push(phone);
    await sitDown(phone, link, seat);
  }
  const screen = await newPhone(browser, 'screen', 'wide');
  await watch(screen, link);
  return { host, phones, screen, now: () => stateOf<State>(host) };
}

const phoneOf = ({ phones }: PodiumTable, seat: number) => phones[seat] as BrowserPhone;
const seatOf = (policy: Policy, { order, seats }: State) => order.indexOf(policy) % seats;
export const screensOf = ({ phones, screen }: PodiumTable) => [...phones, screen];

export const seeTheTracks = ({ phones }: PodiumTable) =>
  Promise.all(phones.map(({ page }) => page.getByTestId('tracks').waitFor()));

/** What these show now can be read and used by everyone. */
async function expectNoFault(where: string, ...shown: readonly BrowserPhone[]): Promise<void> {
  for (const phone of shown) await expectFaultless(phone, where);
}

const movesOn = ({ host, now }: PodiumTable, before: State, what: string) =>
  host.until(() => !same(now(), before), what);

/** Until the table wants something else: a move per phone, through its screen. */
export async function playWhile(table: PodiumTable, goesOn: (state: State) => boolean): Promise<void> {
  for (let state = table.now(); goesOn(state); state = table.now()) {
    const seat = nextSeat(state);
    const move = plainMove(state, seat);
    await caughtUp(phoneOf(table, seat), table.host);
    await playMove(phoneOf(table, seat), move);
    await movesOn(table, state, JSON.stringify({ seat, move }));
  }
}

const until = (table: PodiumTable, phase: State['phase']) =>
  playWhile(table, (state) => state.phase !== phase);

/** The first who does not hold the Podium promises one Fund on the Podium's Plan, and keeps it. */
async function promiseAndKeep(table: PodiumTable): Promise<void> {
  await until(table, 'talk');
  const talking = table.now();
  const plan = talking.board[0]?.plan;
  const by = talking.order[(talking.podium + 1) % 5];
  if (plan === undefined || by === undefined) throw new Error('nothing to promise for');
  const to = policyOf(plan);
  const [giver, taker] = [phoneOf(table, seatOf(by, talking)), phoneOf(table, seatOf(to, talking))];
  await playMove(giver, { type: 'promise', form: 'now', by, to, plan, amount: 1, asks: 0 });
  await movesOn(table, talking, 'the promise');
  await expectNoFault('talk', taker);
  await until(table, 'invest');

  await giver.page.getByText(/^You promised .* 1 Fund\. Now is the time\.$/).waitFor();
  await taker.page.getByText(/ promised you 1 Fund\. Now is the time\.$/).waitFor();
  await expectNoFault('invest', giver);
  const investing = table.now();
  await playMove(giver, { type: 'invest', plan });
  await movesOn(table, investing, 'the Fund that was promised');
  await until(table, 'event');
  expect(table.now().pledges).toMatchObject([{ by, to, plan, status: 'kept' }]);
}

/** All phases of it by touch, with a promise made and kept. */
export async function playFirstPeriod(table: PodiumTable): Promise<void> {
  const first = phoneOf(table, 0);
  await until(table, 'propose');
  await openHand(first);
  await expectNoFault('propose, hand open', first);
  await closeHand(first);
  await until(table, 'debate');
  for (const { page } of screensOf(table)) await page.getByTestId('speech').waitFor();
  await expectNoFault('debate', first, table.screen);
  await promiseAndKeep(table);
  await until(table, 'prepare');
  for (const { page } of screensOf(table)) await page.getByTestId('event-scene').waitFor();
  await expectNoFault('event', phoneOf(table, 2), table.screen);
}

/** Every phone gives its seat to a bot, and all see the same end. */
export async function endWithBots(table: PodiumTable): Promise<void> {
  for (const phone of table.phones) {
    await touch(phone, 'Menu');
    await touch(phone, `Let a bot play for ${phone.name}`);
  }
  for (const { page } of screensOf(table)) await page.getByTestId('scores').waitFor({ timeout: BOTS_MS });
  const ending = podium.view(table.now(), null).ending;
  for (const { page } of table.phones) {
    for (const [policy, track] of Object.entries(ending?.tracks ?? {}))
      await page.getByTestId(`score-${policy}`).getByText(String(track), { exact: true }).first().waitFor();
  }
  await expectNoFault('the end', phoneOf(table, 0), table.screen);
}
