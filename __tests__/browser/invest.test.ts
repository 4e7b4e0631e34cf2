import { type RandomState, startMatch } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import { projectOf } from '@/rules/invest/content';
import { BUDGET, SECTORS } from '@/rules/invest/numbers';
import type { Move, State } from '@/rules/invest/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import {
  nextMove,
  openHand,
  passTo,
  playMove,
  shared,
  type SharedPhone,
} from '../support/browser/investHands';
import { faultsOf, settle } from '../support/browser/look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from '../support/browser/phones';
import { caughtUp, stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức', 'Wilhelmina'];
const LONG = 400_000;
/** Five players use seventy tokens in two rounds; with all else there are never twice as many moves. */
const MOST_MOVES = 200;
const REASON = 'Our river comes up every year.';

const at = hostAndBrowser('--game', 'invest');
let phones: SharedPhone[];
let screen: BrowserPhone;

const now = () => stateOf<State>(at.host);
/** Three phones: two with two players each, one with a player of its own. */
async function sitDownAll(): Promise<void> {
  const link = at.host.link();
  phones = [];
  for (const seats of [[0, 1], [2, 3], [4]]) {
    const [first = 0, second] = seats;
    const phone = await newPhone(at.browser, NAMES[first] ?? '', first === 2 ? 'usual' : 'small');
    await sitDown(phone, link, first);
    if (second !== undefined) {
      await touch(phone, `Sit down on seat ${second + 1}`);
      await touch(phone, 'Add a player on this phone');
      await phone.page.getByLabel('Your name').fill(NAMES[second] ?? '');
      await touch(phone, 'Sit down');
    }
    phones.push(shared(phone, seats));
  }
  screen = await newPhone(at.browser, 'screen', 'wide');
  await watch(screen, link);
}

/** Group projects are among the first cards of every deck, an Unknown unknown among the first disasters. */
function isWanted({ decks, disasters }: State): boolean {
  const first = SECTORS.flatMap((sector) => decks[sector].slice(0, 3));
  return (
    first.filter((card) => projectOf(card).investors !== null).length > 1 &&
    disasters.slice(0, 3).includes('unknown')
  );
}

async function startWhatIsWanted(): Promise<void> {
  const options = { unknowns: 'standard', rounds: 2 } as const;
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const seed = seeds.find((one) => isWanted(startMatch(invest, { seats: 5, options, seed: one }).state));
  await at.host.beginWith(seed as RandomState);
  await Promise.all(
    [...phones, screen].map(({ page }) =>
      page.locator('[data-testid=curtain],[data-testid=phase-names]').waitFor(),
    ),
  );
}

/** Axe, and everything that is cut, covered or too small. */
async function expectUsable({ page }: BrowserPhone, where: string): Promise<void> {
  await settle(page);
  expect({ where, faults: await faultsOf(page) }).toEqual({ where, faults: [] });
}

/** One move, from the finger to the disk. */
async function playOne(state: State, hasForeseen: boolean): Promise<Move> {
  const before = at.host.lines().length;
  const { seat, move } = nextMove(state, {
    holders: phones.map(({ holder }) => holder),
    hasForeseen,
  });
  const phone = phones.find(({ seats }) => seats.includes(seat)) as SharedPhone;
  await caughtUp(phone, at.host);
  await passTo(phone, seat, NAMES);
  await playMove(phone, state, move, NAMES);
  await until(
    () => at.host.lines().length > before,
    () => JSON.stringify({ seat, move }),
  );
  if (move.type === 'foresee') await expectSeenByOne(phone);
  return move;
}

async function until(isTrue: () => boolean, what: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; !isTrue(); await new Promise((done) => setTimeout(done, 15)))
    if (Date.now() > end) throw new Error(`it never came: ${what()}`);
}

/** What somebody foresaw is behind their own hand, and on no other screen. */
async function expectSeenByOne(phone: SharedPhone): Promise<void> {
  await openHand(phone);
  await phone.page.getByTestId('foreseen').waitFor();
  for (const other of [...phones, screen])
    if (other !== phone) expect(await other.page.getByTestId('foreseen').count()).toBe(0);
  await phone.page.getByTestId('hand-keep').click();
}

async function nameTheFlood(phone: SharedPhone): Promise<void> {
  await passTo(phone, 0, NAMES);
  await phone.page.getByTestId('name-flood').click();
  await phone.page.getByTestId('name-field').fill('The Rufiji takes the bridge');
  await phone.page.getByTestId('save-name').click();
  await screen.page.getByText('The Rufiji takes the bridge').first().waitFor();
}

/** The first project comes with its reason, and by dragging its card where the others touch. */
async function startWithReason(phone: SharedPhone): Promise<void> {
  const { turn, hands } = now();
  await passTo(phone, turn, NAMES);
  await openHand(phone);
  await phone.page.getByTestId(`card-${hands[turn]?.[0]}`).click();
  await expectUsable(phone, 'a card is being placed');
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
  await screen.page.getByText(REASON).first().waitFor();
}

test(
  'five players on three phones play a short game to the end, with a group project, a foresight and an Unknown unknown',
  async () => {
    await sitDownAll();
    const [first] = phones as unknown as [BrowserPhone];
    await touch(first, 'How we play');
    await touch(first, /^short: two rounds/, 'radio');
    await first.page.getByRole('radio', { name: /^short: two rounds/, checked: true }).waitFor();
    await touch(first, 'Close');
    await startWhatIsWanted();
    await nameTheFlood(phones[0] as SharedPhone);
    await expectUsable(phones[0] as BrowserPhone, 'the disasters are named');

    const looked = new Set<string>();
    const kinds = new Set<Move['type']>();
    for (let count = 0, state = now(); state.phase !== 'over'; count += 1, state = now()) {
      expect(count).toBeLessThan(MOST_MOVES);
      const { phase, turn, round, tokens } = state;
      if (phase === 'turn' && round === 1 && tokens.every((left) => left === BUDGET)) {
        await startWithReason(phones.find(({ seats }) => seats.includes(turn)) as SharedPhone);
        continue;
      }
      const lookAt = `${phase} ${round}`;
      if (!looked.has(lookAt) && (round === 2 || phase === 'losses')) {
        looked.add(lookAt);
        await expectUsable(phones[2] as BrowserPhone, lookAt);
      }
      kinds.add((await playOne(state, kinds.has('foresee'))).type);
    }

    const { history, reasons } = now();
    expect(kinds).toContain('support');
    expect(kinds).toContain('foresee');
    expect(history.map(({ card }) => card)).toContain('unknown');
    expect(reasons).toContainEqual(expect.objectContaining({ text: REASON }));
    const result = invest.result(now());
    for (const { page } of [...phones, screen])
      for (const [seat, score] of (result?.scores ?? []).entries())
        await page.getByTestId(`score-${seat}`).getByText(String(score), { exact: true }).first().waitFor();
    await expectUsable(phones[2] as BrowserPhone, 'the end');
    await phones[2]?.page.getByTestId('costs').waitFor();
    await phones[2]?.page.getByText(REASON).first().waitFor();
    for (const { name, errors } of [...phones, screen])
      expect({ name, errors }).toEqual({ name, errors: [] });
  },
  LONG,
);
