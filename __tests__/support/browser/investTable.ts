import { type RandomState, startMatch } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import { projectOf } from '@/rules/invest/content';
import { SECTORS } from '@/rules/invest/numbers';
import type { Move, State } from '@/rules/invest/types';

import type { hostAndBrowser } from './hostAndBrowser';
import type { HostProcess } from './hostProcess';
import { nextMove, openHand, passTo, playMove, shared, type SharedPhone } from './investHands';
import { expectFaultless } from './look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from './phones';
import { caughtUp, revisionOf, stateOf } from './stateOf';
import { talkAboutIt } from './talkAboutIt';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức', 'Wilhelmina'];
export const REASON = 'Our river comes up every year.';

export type InvestTable = {
  readonly host: HostProcess;
  readonly phones: readonly SharedPhone[];
  readonly screen: BrowserPhone;
  readonly now: () => State;
};

/** Three phones: two with two players each, one with a player of its own; and a shared screen. */
export async function seatFive({ host, browser }: ReturnType<typeof hostAndBrowser>): Promise<InvestTable> {
  const link = host.link();
  const phones: SharedPhone[] = [];
  for (const seats of [[0, 1], [2, 3], [4]]) {
    const [first = 0, second] = seats;
    const phone = await newPhone(browser, NAMES[first] ?? '', first === 2 ? 'usual' : 'small');
    await sitDown(phone, link, first);
    if (second !== undefined) {
      await touch(phone, `Sit down on seat ${second + 1}`);
      await touch(phone, 'Add a player on this phone');
      await phone.page.getByLabel('Your name').fill(NAMES[second] ?? '');
      await touch(phone, 'Sit down');
    }
    phones.push(shared(phone, seats));
  }
  const screen = await newPhone(browser, 'screen', 'wide');
  await watch(screen, link);
  return { host, phones, screen, now: () => stateOf<State>(host) };
}

export async function chooseTheShortGame({ phones }: InvestTable): Promise<void> {
  const [first] = phones as readonly [SharedPhone];
  await touch(first, 'How we play');
  await touch(first, /^short: two rounds/, 'radio');
  await first.page.getByRole('radio', { name: /^short: two rounds/, checked: true }).waitFor();
  await touch(first, 'Close');
}

/** Group projects are among the first cards of every deck, an Unknown unknown among the first disasters. */
function isWanted({ decks, disasters }: State): boolean {
  const first = SECTORS.flatMap((sector) => decks[sector].slice(0, 3));
  return (
    first.filter((card) => projectOf(card).investors !== null).length > 1 &&
    disasters.slice(0, 3).includes('unknown')
  );
}

export async function beginWhatIsWanted(
  { host, phones, screen }: InvestTable,
  until?: (state: State) => boolean,
): Promise<void> {
  const options = { unknowns: 'standard', rounds: 2, names: '' } as const;
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const seed = seeds.find((one) =>
    isWanted(startMatch(invest, { seats: 5, options, seed: one }).state),
  ) as RandomState;
  await host.beginWith<State>(until === undefined ? { seed } : { seed, until });
  await Promise.all(
    [...phones, screen].map(({ page }) =>
      page.locator('[data-testid=curtain],[data-testid^=phase-]').first().waitFor(),
    ),
  );
}

/** One move, from the finger to the disk. */
export async function playOne(table: InvestTable, hasForeseen: boolean): Promise<Move> {
  const { host, phones } = table;
  const state = table.now();
  const before = revisionOf(host);
  const { seat, move } = nextMove(state, { holders: phones.map(({ holder }) => holder), hasForeseen });
  const phone = phones.find(({ seats }) => seats.includes(seat)) as SharedPhone;
  await caughtUp(phone, host);
  await passTo(phone, seat, NAMES);
  await caughtUp(phone, host);
  await playMove(phone, state, move, NAMES);
  await host.until(() => revisionOf(host) > before, JSON.stringify({ seat, move }));
  if (move.type === 'foresee') await expectSeenByOne(table, phone);
  return move;
}

/** What somebody foresaw is behind their own hand, and on no other screen. */
async function expectSeenByOne({ phones, screen }: InvestTable, phone: SharedPhone): Promise<void> {
  await openHand(phone);
  await phone.page.getByTestId('foreseen').waitFor();
  for (const other of [...phones, screen])
    if (other !== phone) expect(await other.page.getByTestId('foreseen').count()).toBe(0);
  await phone.page.getByTestId('hand-hold').click();
}

export async function nameTheFlood({ phones, screen }: InvestTable): Promise<void> {
  const [phone] = phones as readonly [SharedPhone];
  await passTo(phone, 0, NAMES);
  await phone.page.getByTestId('name-flood').click();
  await phone.page.getByTestId('name-field').fill('The Rufiji takes the bridge');
  await phone.page.getByTestId('save-name').click();
  await screen.page.getByText('The Rufiji takes the bridge').first().waitFor();
}

/** The first project comes with its reason, and by dragging its card where the others touch. */
export async function startWithReason(table: InvestTable): Promise<void> {
  const { turn, hands } = table.now();
  const phone = table.phones.find(({ seats }) => seats.includes(turn)) as SharedPhone;
  await caughtUp(phone, table.host);
  await passTo(phone, turn, NAMES);
  await openHand(phone);
  await phone.page.getByTestId(`card-${hands[turn]?.[0]}`).click();
  await expectFaultless(phone, 'a card is being placed');
  const from = await phone.page.getByTestId('drag-card').boundingBox();
  const to = await phone.page.getByTestId('cell-0,0').boundingBox();
  if (from === null || to === null) throw new Error('nothing to drag, or nowhere');
  await phone.page.mouse.move(from.x + 30, from.y + 30);
  await phone.page.mouse.down();
  await phone.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await phone.page.mouse.up();
  await phone.page.getByTestId('reason-open').click();
  await phone.page.getByTestId('reason').fill(REASON);
  await phone.page.getByTestId('confirm-start').click();
  await table.screen.page.getByText(REASON).first().waitFor();
}

/** `cards` are those of the debrief that the last phone turns up. */
export async function expectTheScores(
  { phones, screen, now }: InvestTable,
  cards: readonly string[] = ['costs'],
): Promise<void> {
  const result = invest.result(now());
  for (const { page } of [...phones, screen])
    for (const [seat, score] of (result?.scores ?? []).entries())
      await page.getByTestId(`score-${seat}`).getByText(String(score), { exact: true }).first().waitFor();
  const last = phones[2] as SharedPhone;
  await expectFaultless(last, 'the end');
  await talkAboutIt(last, cards);
}
