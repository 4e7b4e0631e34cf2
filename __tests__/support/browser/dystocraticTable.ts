import { dystocratic } from '@/rules/dystocratic/game';
import { en } from '@/rules/dystocratic/text/en';
import type { Card, State } from '@/rules/dystocratic/types';
import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';

import { cardsOfTheGame, KINDS, lockVote, openHand, playCard, playsOf, say } from './dystocraticHands';
import type { hostAndBrowser } from './hostAndBrowser';
import type { HostProcess } from './hostProcess';
import { animationsIn, type BrowserPhone, expectNoErrors, newPhone, sitDown, touch, watch } from './phones';
import { stateOf } from './stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức'];
export const ROUNDS = 4;

export type DystocraticTable = {
  readonly host: HostProcess;
  readonly phones: readonly BrowserPhone[];
  readonly screen: BrowserPhone;
  readonly now: () => State;
  /** The kinds of cards that were played by touch. */
  readonly used: Set<Card>;
};

/** Four phones and a shared screen. */
export async function seatFour({
  host,
  browser,
}: ReturnType<typeof hostAndBrowser>): Promise<DystocraticTable> {
  const link = host.link();
  const screen = await newPhone(browser, 'screen', 'wide');
  const phones: BrowserPhone[] = [];
  for (const [seat, name] of NAMES.entries()) {
    const phone = await newPhone(browser, name, seat % 2 === 0 ? 'small' : 'usual');
    phones.push(phone);
    await sitDown(phone, link, seat);
  }
  await watch(screen, link);
  return { host, phones, screen, now: () => stateOf<State>(host), used: new Set() };
}

/** A deal with a card of every kind in it. */
export async function dealEveryKind(
  { host, phones }: DystocraticTable,
  until?: (state: State) => boolean,
): Promise<void> {
  const options = tableOptions(dystocratic, {});
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const seed = seeds.find((one) => {
    const cards = cardsOfTheGame(startMatch(dystocratic, { seats: NAMES.length, options, seed: one }).state);
    return KINDS.every((kind) => cards.has(kind));
  }) as RandomState;
  await host.beginWith<State>(until === undefined ? { seed } : { seed, until });
  await Promise.all(phones.map(({ page }) => page.getByTestId('hand').waitFor()));
}

/** By touch, with every kind of card that can be played for the first time; `before` is called before each lock. */
export async function playRound(
  table: DystocraticTable,
  before: (voter: BrowserPhone, number: number) => Promise<void>,
): Promise<void> {
  const { phones, screen, now } = table;
  const { dealer, round } = now();
  await touch(phones[dealer] as BrowserPhone, en['move.deal']);
  await Promise.all(
    phones.map(({ page }) => page.getByRole('button', { name: 'Say', exact: true }).waitFor()),
  );
  await say(phones[(dealer + 1) % NAMES.length] as BrowserPhone, 'white');

  for (let n = 0; n < NAMES.length; n += 1) {
    const seat = (dealer + n) % NAMES.length;
    await playNewCards(table);
    await before(phones[seat] as BrowserPhone, n);
    const choices = dystocratic.ballots?.['vote']?.choices(now(), seat) ?? [];
    const choice = choices[(round * 3 + n) % choices.length];
    if (choice === undefined) throw new Error('nothing to lock');
    await lockVote(phones[seat] as BrowserPhone, { type: 'lock', choice });
  }
  const shown = round < ROUNDS ? 'reveal' : 'scores';
  for (const { page } of [...phones, screen]) await page.getByTestId(shown).first().waitFor();
  expect(now().history).toHaveLength(round);
  if (round < ROUNDS) for (const phone of phones) await expectTurned(phone);
}

/** The cards of the votes turn on a phone that moves, and lie open at once on one whose owner wants less motion. */
async function expectTurned(phone: BrowserPhone): Promise<void> {
  const { page } = phone;
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // If none ever comes, what is expected below says so.
  if (!isCalm)
    await page
      .waitForFunction(() =>
        (window as unknown as { started: string[][] }).started.some(
          (ids) => ids.includes('reveal') && ids.includes('card-turning'),
        ),
      )
      .catch(() => undefined);
  const turned = await animationsIn(phone, 'reveal', 'card-turning');
  expect({ name: phone.name, turns: turned > 0 }).toEqual({ name: phone.name, turns: !isCalm });
}

/** Whoever holds a kind that has not been used yet, and may play it now, does. */
async function playNewCards(table: DystocraticTable): Promise<void> {
  const { phones, now, used } = table;
  for (const kind of KINDS) {
    if (used.has(kind)) continue;
    const state = now();
    const holder = [0, 1, 2, 3].find((seat) => playsOf(state, seat).some(({ card }) => card === kind));
    const move = holder === undefined ? undefined : playsOf(state, holder).find(({ card }) => card === kind);
    if (holder === undefined || move === undefined) continue;
    await playCard(phones[holder] as BrowserPhone, move, NAMES);
    used.add(kind);
    if (kind === 'peek-vote' || kind === 'peek-prediction' || kind === 'reveal-hand')
      await expectShownToOne(table, holder, move.target, kind);
  }
}

/** What one was shown is on their phone, behind their hand, and on no other. */
async function expectShownToOne(
  { phones, screen }: DystocraticTable,
  holder: number,
  target: number,
  kind: 'peek-vote' | 'peek-prediction' | 'reveal-hand',
): Promise<void> {
  const shown = {
    'peek-vote': 'peeked-vote',
    'peek-prediction': 'peeked-prediction',
    'reveal-hand': 'seen-hand',
  };
  const id = `${shown[kind]}-${target}`;
  for (const phone of phones) await openHand(phone);
  await (phones[holder] as BrowserPhone).page.getByTestId(id).waitFor();
  for (const phone of [...phones, screen])
    if (phone !== phones[holder]) expect(await phone.page.getByTestId(id).count()).toBe(0);
}

export async function reload(phone: BrowserPhone): Promise<void> {
  await phone.page.reload();
  await phone.page.getByTestId('hand').waitFor();
}

export async function killAndRestart({ host, phones }: DystocraticTable): Promise<void> {
  const gone = ({ page }: BrowserPhone) => page.getByText('The line to the table is gone').first();
  await host.kill();
  await Promise.all(phones.map((phone) => gone(phone).waitFor()));
  await host.start();
  await Promise.all(phones.map((phone) => gone(phone).waitFor({ state: 'detached' })));
}

/** Every screen shows the same points, and nobody's browser printed a secret. */
export async function expectTheScores({ phones, screen, now }: DystocraticTable): Promise<void> {
  const result = dystocratic.result(now());
  expect(result).not.toBeNull();
  for (const { page } of [...phones, screen])
    for (const [seat, score] of (result?.scores ?? []).entries())
      await page.getByTestId(`score-${seat}`).getByText(String(score), { exact: true }).first().waitFor();
  expectNoErrors([...phones, screen]);
  // Keys, salts, slips and secrets are long hexadecimal numbers; none of them is ever printed.
  for (const { said } of [...phones, screen]) expect(said.join('\n')).not.toMatch(/[0-9a-f]{32}/);
}
