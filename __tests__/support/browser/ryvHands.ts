import { type Legal, legalMoves, waitingFor } from '@/rules/engine';
import { ryv } from '@/rules/ryv';
import { COMMUNITIES, OUTCOMES, type Spot } from '@/rules/ryv/kinds';
import { ending } from '@/rules/ryv/score';
import { en } from '@/rules/ryv/text/en';
import type { Move, Ryv, State } from '@/rules/ryv/types';

import { type BrowserPhone, touch } from './phones';

const includes = (list: readonly string[], spot: string) => list.includes(spot);

/** How a place is called on the board. */
function placeId(spot: Spot): string {
  if (includes(COMMUNITIES, spot)) return `community-${spot}`;
  if (includes(OUTCOMES, spot)) return `outcome-${spot}`;
  return spot.includes('-') ? `link-${spot}` : `space-${spot}`;
}

const touchPlace = ({ page }: BrowserPhone, spot: Spot) => page.getByTestId(placeId(spot)).first().click();
const nameOf = (card: string): string => en[`card.${card}` as keyof typeof en];

async function chooseCard(phone: BrowserPhone, open: string, card: string, verb: string): Promise<void> {
  await touch(phone, open);
  await phone.page.getByTestId(`choose-${card}`).click();
  await touch(phone, `${verb} ${nameOf(card)}`);
}

/** As a player would: an action or a place is touched, then the button that says what will happen. */
async function playMove(phone: BrowserPhone, move: Move, state: State): Promise<void> {
  switch (move.type) {
    case 'act': {
      await phone.page.getByTestId(`action-${move.action}`).click();
      if (move.at !== null) await touchPlace(phone, move.at);
      return phone.page.getByTestId('confirm').click();
    }
    case 'put':
      await touchPlace(phone, move.at);
      return touch(phone, /^Choose /);
    case 'step':
      return phone.page.getByTestId('step').click();
    case 'mark':
      return phone.page.getByTestId(`topic-${move.topic}`).click();
    case 'pass':
      return touch(phone, en[state.phase === 'market' ? 'board.pass.market' : 'board.pass']);
    case 'keep':
      return chooseCard(phone, en['board.keep'], move.card, 'Keep');
    case 'license':
      return chooseCard(phone, en['board.license'], move.card, 'License');
    case 'answer':
      return touch(phone, en[move.accept ? 'move.answer.accept' : 'move.answer.refuse']);
    case 'use':
      return touch(phone, /^Use the Support of /);
    case 'ready':
    case 'done':
    case 'research':
    case 'not-now':
    case 'skip':
    case 'drop':
    case 'enough':
      return touch(phone, en[`move.${move.type}`]);
    case 'pay':
    case 'assuage':
      return touch(phone, /^Pay /);
    case 'amends':
      return touch(phone, /^Give up /);
    case 'support':
    case 'block':
    case 'propose':
    case 'reply':
    case 'dispute':
    case 'pass-over':
    case 'ask':
      throw new Error(`nobody in this test plays ${move.type}`);
  }
}

/** Talk is played on its own; without it a plain game goes on by itself. */
const TALK: readonly Move['type'][] = ['mark', 'pass-over', 'support', 'propose', 'reply', 'dispute'];
const LEFT_OUT: readonly Move['type'][] = [...TALK, 'block', 'ask'];
const ACTIONS = 2;

/** A plain way to play: two actions a round, a card researched and licensed where there is Power for it. */
function plainMove(state: State, seat: number): Move {
  const legal = legalMoves<Ryv>(ryv, state, seat).filter(
    (move: Legal<Ryv>): move is Move => move.type !== 'lock' && !LEFT_OUT.includes(move.type),
  );
  const sheet = state.players[seat]?.sheet;
  const acts = legal.filter(({ type }) => type === 'act');
  const isTired = state.phase === 'action' && (sheet?.acted.length ?? 0) >= ACTIONS;
  const move =
    (isTired ? legal.find(({ type }) => type === 'pass') : undefined) ??
    legal.find(({ type }) => type === 'license') ??
    acts[(state.round + seat) % Math.max(acts.length, 1)] ??
    legal[0];
  if (move === undefined) throw new Error(`seat ${seat} has no move in ${state.phase}`);
  return move;
}

export const waitingSeats = (state: State): readonly number[] => waitingFor<Ryv>(ryv, state);

/** A table of phones, as the test sees it. */
export type Table = {
  readonly phones: readonly BrowserPhone[];
  readonly now: () => State;
};

const pause = () => new Promise((done) => setTimeout(done, 20));

/** A move through the screen of whoever the table waits for; bots make their own. */
export async function playOn({ phones, now }: Table, seats: readonly number[]): Promise<void> {
  const state = now();
  const was = JSON.stringify(state);
  const seat = waitingSeats(state).find((each) => seats.includes(each));
  if (seat !== undefined) {
    const phone = phones[seats.indexOf(seat)] as BrowserPhone;
    const move = plainMove(state, seat);
    await playMove(phone, move, state);
    while (JSON.stringify(now()) === was) await pause();
    const after = now();
    if (move.type === 'act' && after.phase === 'action' && after.turn === seat && after.tasks.length === 0)
      await touch(phone, en['board.continue']);
    return;
  }
  for (let left = 500; left > 0 && JSON.stringify(now()) === was; left -= 1) await pause();
}

export async function expectSameScores(table: Table, screens: readonly BrowserPhone[]): Promise<void> {
  const { scores } = ending(table.now());
  for (const { page } of screens) {
    for (const [seat, { total }] of scores.entries())
      await page.getByTestId(`score-${seat}`).getByText(String(total), { exact: true }).first().waitFor();
    await page.getByTestId('story').waitFor();
  }
}
