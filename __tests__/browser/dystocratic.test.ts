import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { dystocratic } from '@/rules/dystocratic';
import { en } from '@/rules/dystocratic/text/en';
import type { Card } from '@/rules/dystocratic/types';

import { cardsOfTheGame, KINDS, lockVote, openHand, playCard, playsOf, say, stateOf } from '../support/browser/dystocraticHands';
import { HostProcess } from '../support/browser/hostProcess';
import { type BrowserPhone, launch, newPhone, sitDown, touch } from '../support/browser/phones';

const NAMES = ['Amina', 'Bongani', 'Citlali Hernández', 'Đức'];
const PORT = 18_787;
const LONG = 300_000;

let folder: string;
let host: HostProcess;
let browser: Browser;
let phones: BrowserPhone[];
let screen: BrowserPhone;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  host = new HostProcess(join(folder, 'data'), PORT);
  browser = await launch();
  await host.start();
}, LONG);

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** The cards lie as chance dealt them. A deal without some kind is dealt anew, as if the game had not begun. */
async function dealEveryKind(): Promise<void> {
  for (;;) {
    await touch(phones[0] as BrowserPhone, 'Start the game');
    await Promise.all(phones.map(({ page }) => page.getByTestId('hand').waitFor()));
    if (KINDS.every((kind) => cardsOfTheGame(stateOf(host)).has(kind))) return;
    await host.kill();
    const records = host.records().filter(({ t }) => t !== 'start');
    rewrite(records.map((record) => JSON.stringify(record)));
    await host.start();
    await Promise.all(phones.map(({ page }) => page.getByRole('button', { name: 'Start the game' }).waitFor()));
  }
}

function rewrite(lines: readonly string[]): void {
  const { fileLog } = jest.requireActual<typeof import('@/server/fileLog')>('@/server/fileLog');
  const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const name = readdirSync(host.data).find((file) => file.endsWith('.table')) ?? '';
  writeFileSync(join(host.data, name), '');
  const log = fileLog(join(host.data, name));
  for (const line of lines) log.append(line);
  log.close();
}

/** A table file is only there to be read; what the phones show is what counts. */
async function settled(): Promise<void> {
  const { round, phase } = stateOf(host);
  void round;
  void phase;
  await Promise.all(phones.map(({ page }) => page.waitForTimeout(50)));
}

test(
  'four phones and a shared screen play four rounds, with every kind of card, a reload and a killed host',
  async () => {
    const link = host.link();
    screen = await newPhone(browser, 'screen', 'wide');
    phones = [];
    for (const [seat, name] of NAMES.entries()) {
      const phone = await newPhone(browser, name, seat % 2 === 0 ? 'small' : 'usual');
      phones.push(phone);
      await sitDown(phone, link, seat);
    }
    await screen.page.goto(link);
    await touch(screen, 'Only watch (shared screen)');
    await dealEveryKind();

    const used = new Set<Card>();
    for (let round = 1; round <= 4; round += 1) {
      await playRound(round, used);
      const { history } = stateOf(host);
      expect(history).toHaveLength(round);
    }

    expect([...used].sort()).toEqual([...KINDS].sort());
    const result = dystocratic.result(stateOf(host));
    expect(result).not.toBeNull();
    for (const phone of [...phones, screen]) {
      for (const [seat, name] of NAMES.entries())
        await phone.page.getByTestId(`score-${seat}`).getByText(String(result?.scores[seat]), { exact: true }).first().waitFor();
      void name;
    }
    for (const phone of [...phones, screen]) expect({ phone: phone.name, errors: phone.errors }).toEqual({ phone: phone.name, errors: [] });
  },
  LONG,
);

async function playRound(round: number, used: Set<Card>): Promise<void> {
  const dealer = stateOf(host).dealer;
  await touch(phones[dealer] as BrowserPhone, en['move.deal']);
  await Promise.all(phones.map(({ page }) => page.getByRole('button', { name: 'Say', exact: true }).waitFor()));
  await say(phones[(dealer + 1) % 4] as BrowserPhone, 'white');

  for (let n = 0; n < 4; n += 1) {
    const seat = (dealer + n) % 4;
    await useNewCards(used);
    if (round === 2 && n === 1) await reload(phones[seat] as BrowserPhone);
    if (round === 3 && n === 2) await killAndRestart();
    const choices = dystocratic.ballots?.['vote']?.choices(stateOf(host), seat) ?? [];
    const choice = choices[(round * 3 + n) % choices.length];
    if (choice === undefined) throw new Error('nothing to lock');
    await lockVote(phones[seat] as BrowserPhone, { type: 'lock', choice });
  }
  await settled();
  const shown = round < 4 ? `The votes of round ${round}` : undefined;
  if (shown !== undefined) for (const { page } of [...phones, screen]) await page.getByText(shown).first().waitFor();
}

/** Whoever holds a kind that has not been used yet, and may play it now, does. */
async function useNewCards(used: Set<Card>): Promise<void> {
  for (const kind of KINDS) {
    if (used.has(kind)) continue;
    const state = stateOf(host);
    const holder = [0, 1, 2, 3].find((seat) => playsOf(state, seat).some(({ card }) => card === kind));
    const move = holder === undefined ? undefined : playsOf(state, holder).find(({ card }) => card === kind);
    if (holder === undefined || move === undefined) continue;
    await playCard(phones[holder] as BrowserPhone, move, NAMES);
    used.add(kind);
    if (kind === 'peek-vote' || kind === 'peek-prediction' || kind === 'reveal-hand') await checkShown(holder, move.target, kind);
  }
}

/** What one was shown is on their phone, behind their hand, and on no other. */
async function checkShown(holder: number, target: number, kind: Card): Promise<void> {
  const words = { 'peek-vote': `${NAMES[target]} has locked`, 'peek-prediction': `${NAMES[target]} has predicted`, 'reveal-hand': `Cards of ${NAMES[target]}` };
  const text = words[kind as keyof typeof words];
  await openHand(phones[holder] as BrowserPhone);
  await (phones[holder] as BrowserPhone).page.getByText(text).first().waitFor();
  for (const phone of [...phones, screen]) if (phone !== phones[holder]) expect(await phone.page.getByText(text).count()).toBe(0);
}

async function reload(phone: BrowserPhone): Promise<void> {
  await phone.page.reload();
  await phone.page.getByTestId('hand').waitFor();
}

async function killAndRestart(): Promise<void> {
  await host.kill();
  await Promise.all(phones.map(({ page }) => page.getByText('The line to the table is gone').first().waitFor()));
  await host.start();
  await Promise.all(phones.map(({ page }) => page.getByText('The line to the table is gone').first().waitFor({ state: 'detached' })));
}
