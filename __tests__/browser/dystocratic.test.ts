import { dystocratic } from '@/rules/dystocratic/game';
import { en } from '@/rules/dystocratic/text/en';
import type { Card, State } from '@/rules/dystocratic/types';
import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';

import {
  cardsOfTheGame,
  KINDS,
  lockVote,
  openHand,
  playCard,
  playsOf,
  say,
} from '../support/browser/dystocraticHands';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { faultsOf, settle } from '../support/browser/look';
import { type BrowserPhone, newPhone, sitDown, touch, watch } from '../support/browser/phones';
import { stateOf } from '../support/browser/stateOf';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức'];
const LONG = 300_000;

const at = hostAndBrowser();
let phones: BrowserPhone[];
let screen: BrowserPhone;

const now = () => stateOf<State>(at.host);

/** A deal with a card of every kind in it. */
async function dealEveryKind(): Promise<void> {
  const options = tableOptions(dystocratic, {});
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const seed = seeds.find((one) => {
    const cards = cardsOfTheGame(startMatch(dystocratic, { seats: NAMES.length, options, seed: one }).state);
    return KINDS.every((kind) => cards.has(kind));
  });
  await at.host.beginWith(seed as RandomState);
  await Promise.all(phones.map(({ page }) => page.getByTestId('hand').waitFor()));
}

test(
  'four phones and a shared screen play four rounds, with every kind of card, a reload and a killed host',
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
    await dealEveryKind();

    const used = new Set<Card>();
    for (let round = 1; round <= 4; round += 1) {
      await playRound(round, used);
      const { history } = now();
      expect(history).toHaveLength(round);
      if (round === 1 || round === 4)
        for (const phone of [phones[0] as BrowserPhone, screen]) await expectUsable(phone);
    }

    expect([...used].sort()).toEqual([...KINDS].sort());
    const result = dystocratic.result(now());
    expect(result).not.toBeNull();
    for (const phone of [...phones, screen])
      for (const [seat, score] of (result?.scores ?? []).entries())
        await phone.page
          .getByTestId(`score-${seat}`)
          .getByText(String(score), { exact: true })
          .first()
          .waitFor();
    for (const { name, errors, said } of [...phones, screen]) {
      expect({ name, errors }).toEqual({ name, errors: [] });
      // Keys, salts, slips and secrets are long hexadecimal numbers; none of them is ever printed.
      expect(said.join('\n')).not.toMatch(/[0-9a-f]{32}/);
    }
  },
  LONG,
);

async function expectUsable({ name, page }: BrowserPhone): Promise<void> {
  await settle(page);
  expect({ name, faults: await faultsOf(page) }).toEqual({ name, faults: [] });
}

async function playRound(round: number, used: Set<Card>): Promise<void> {
  const dealer = now().dealer;
  await touch(phones[dealer] as BrowserPhone, en['move.deal']);
  await Promise.all(
    phones.map(({ page }) => page.getByRole('button', { name: 'Say', exact: true }).waitFor()),
  );
  await say(phones[(dealer + 1) % 4] as BrowserPhone, 'white');

  for (let n = 0; n < 4; n += 1) {
    const seat = (dealer + n) % 4;
    await playNewCards(used);
    if (round === 2 && n === 1) await reload(phones[seat] as BrowserPhone);
    if (round === 3 && n === 2) await killAndRestart();
    const choices = dystocratic.ballots?.['vote']?.choices(now(), seat) ?? [];
    const choice = choices[(round * 3 + n) % choices.length];
    if (choice === undefined) throw new Error('nothing to lock');
    await lockVote(phones[seat] as BrowserPhone, { type: 'lock', choice });
  }
  const shown = round < 4 ? 'reveal' : 'scores';
  for (const { page } of [...phones, screen]) await page.getByTestId(shown).first().waitFor();
}

/** Whoever holds a kind that has not been used yet, and may play it now, does. */
async function playNewCards(used: Set<Card>): Promise<void> {
  for (const kind of KINDS) {
    if (used.has(kind)) continue;
    const state = now();
    const holder = [0, 1, 2, 3].find((seat) => playsOf(state, seat).some(({ card }) => card === kind));
    const move = holder === undefined ? undefined : playsOf(state, holder).find(({ card }) => card === kind);
    if (holder === undefined || move === undefined) continue;
    await playCard(phones[holder] as BrowserPhone, move, NAMES);
    used.add(kind);
    if (kind === 'peek-vote' || kind === 'peek-prediction' || kind === 'reveal-hand')
      await checkShown(holder, move.target, kind);
  }
}

/** What one was shown is on their phone, behind their hand, and on no other. */
async function checkShown(
  holder: number,
  target: number,
  kind: 'peek-vote' | 'peek-prediction' | 'reveal-hand',
) {
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

async function reload(phone: BrowserPhone): Promise<void> {
  await phone.page.reload();
  await phone.page.getByTestId('hand').waitFor();
}

async function killAndRestart(): Promise<void> {
  await at.host.kill();
  await Promise.all(
    phones.map(({ page }) => page.getByText('The line to the table is gone').first().waitFor()),
  );
  await at.host.start();
  await Promise.all(
    phones.map(({ page }) =>
      page.getByText('The line to the table is gone').first().waitFor({ state: 'detached' }),
    ),
  );
}
