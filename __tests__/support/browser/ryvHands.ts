import { type Legal, legalMoves, same, waitingFor } from '@/rules/engine';
import { ryv } from '@/rules/ryv/game';
import { COMMUNITIES, OUTCOMES, type Spot } from '@/rules/ryv/kinds';
import { ending } from '@/rules/ryv/score';
import { cardKey } from '@/rules/ryv/text/describe';
import { en } from '@/rules/ryv/text/en';
import type { Move, Ryv, State } from '@/rules/ryv/types';

import type { HostProcess } from './hostProcess';
import { type BrowserPhone, touch, touchBoard } from './phones';
import { caughtUp } from './stateOf';
import { talkAboutIt } from './talkAboutIt';

const includes = (list: readonly string[], spot: string) => list.includes(spot);

/** How a place is called on the board. */
function placeId(spot: Spot): string {
  if (includes(COMMUNITIES, spot)) return `community-${spot}`;
  if (includes(OUTCOMES, spot)) return `outcome-${spot}`;
  return spot.includes('-') ? `link-${spot}` : `space-${spot}`;
}

const touchPlace = ({ page }: BrowserPhone, spot: Spot) =>
  touchBoard(page.getByTestId(placeId(spot)).first());
const nameOf = (card: string): string => en[cardKey(card)];

async function chooseCard(phone: BrowserPhone, open: string, card: string, verb: string): Promise<void> {
  await touch(phone, open);
  await phone.page.getByTestId(`choose-${card}`).click();
  await touch(phone, `${verb} ${nameOf(card)}`);
}

/** As a player would: an action or a place is touched, then the button that says what will happen. */
async function playMove(
  phone: BrowserPhone,
  move: Move,
  { state, nameAt }: { readonly state: State; readonly nameAt: (seat: number) => string },
): Promise<void> {
  const named = (seat: number) => new RegExp(`^${nameAt(seat)}`);
  switch (move.type) {
    case 'act': {
      await touchBoard(phone.page.getByTestId(`action-${move.action}`));
      if (move.at !== null) await touchPlace(phone, move.at);
      return phone.page.getByTestId('confirm').click();
    }
    case 'put':
      await touchPlace(phone, move.at);
      return touch(phone, /^Choose /);
    case 'step':
      return phone.page.getByTestId('step').click();
    case 'mark':
      return touchBoard(phone.page.getByTestId(`topic-${move.topic}`));
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
      await touch(phone, en['board.support']);
      await touch(phone, named(move.to), 'radio');
      return touch(phone, /^Give Support to /);
    case 'block':
      await touch(phone, en['board.block']);
      await touch(phone, named(move.to), 'radio');
      return touch(phone, /^Block (?!someone)/);
    case 'propose':
      await touch(phone, en['board.offer']);
      await touch(phone, named(move.to), 'radio');
      await touch(phone, en['promise.words'], 'radio');
      await phone.page.getByLabel(en['board.offer.words']).fill('We share what we learn');
      await touch(phone, en['board.offer.next']);
      await touch(phone, en['board.offer.nothing'], 'radio');
      return touch(phone, /^Offer it to /);
    case 'reply':
      return touch(phone, en[move.accept ? 'move.reply.accept' : 'move.reply.decline']);
    case 'dispute':
      return touch(phone, en['move.dispute']);
    case 'ask':
      await touch(phone, en['board.ask']);
      await touch(phone, new RegExp(`^${nameOf(move.card)}`), 'radio');
      await touch(phone, `${move.price} Power`, 'radio');
      return touch(phone, /^Offer \d/);
    case 'pass-over':
    case 'offer':
    case 'withdraw':
    case 'ring':
    case 'more-time':
      throw new Error(`nobody in this test plays ${move.type}`);
  }
}

/** Said in secret: was the agreement kept? */
async function lockVerdict(phone: BrowserPhone, verdict: 'broken' | 'kept'): Promise<void> {
  await touch(phone, en['board.vote']);
  await touch(phone, en[`verdict.${verdict}`], 'radio');
  await touch(phone, 'Go on');
  await touch(phone, en['move.lock']);
  await phone.page.getByTestId('ballot-summary').waitFor({ state: 'detached' });
}

/** Talk is played on its own; without it a plain game goes on by itself. */
const TALK: readonly Move['type'][] = [
  'mark',
  'pass-over',
  'propose',
  'offer',
  'withdraw',
  'reply',
  'dispute',
  'ring',
  'more-time',
];
/** Made once each, as soon as somebody can. */
export const ONCE: readonly Move['type'][] = ['support', 'block', 'ask'];
const ACTIONS = 2;

/** A plain way to play: two actions a round, a card researched and licensed where there is Power for it. */
function plainMove(
  state: State,
  seat: number,
  { made, seats }: { readonly made: ReadonlySet<Move['type']>; readonly seats: readonly number[] },
): Move {
  const all = legalMoves<Ryv>(ryv, state, seat).filter(
    (move: Legal<Ryv>): move is Move => move.type !== 'lock',
  );
  const legal = all.filter(
    (move) =>
      !TALK.includes(move.type) &&
      !(ONCE.includes(move.type) && made.has(move.type)) &&
      // A bot's name is its own affair.
      !((move.type === 'support' || move.type === 'block') && !seats.includes(move.to)),
  );
  const sheet = state.players[seat]?.sheet;
  const acts = legal.filter(({ type }) => type === 'act');
  const isTired = state.phase === 'action' && (sheet?.acted.length ?? 0) >= ACTIONS;
  const move =
    // An offer is answered before anything else.
    all.find((each) => each.type === 'reply' && !each.accept) ??
    legal.find(({ type }) => ONCE.includes(type)) ??
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
  readonly host: HostProcess;
  readonly phones: readonly BrowserPhone[];
  readonly now: () => State;
  /** What has been played by touch. */
  readonly made: Set<Move['type']>;
};

const NOBODY = -1;

/** Waits for the table to move on from this state. */
const movesOn = (table: Table, from: State, what: string): Promise<void> =>
  table.host.until(() => !same(table.now(), from), what);

/** From the finger to the disk, with one touch each. `seats` are those of the phones, in their order. */
async function playBy(
  table: Table,
  phone: BrowserPhone,
  move: Move,
  seats: readonly number[],
): Promise<void> {
  const state = table.now();
  const nameAt = (seat: number) => table.phones[seats.indexOf(seat)]?.name ?? '';
  table.made.add(move.type);
  await caughtUp(phone, table.host);
  await playMove(phone, move, { state, nameAt });
  await movesOn(table, state, `${phone.name} plays ${JSON.stringify(move)}`);
}

/** Bots play until the table waits only for these seats: then nothing changes under a finger. Gives the first of them. */
async function untilOurs(table: Table, seats: readonly number[]): Promise<number> {
  const isOurs = () => awaited(table.now(), seats).every((seat) => seats.includes(seat));
  await table.host.until(isOurs, 'the bots have moved');
  return awaited(table.now(), seats)[0] ?? NOBODY;
}

/** Whom the table waits for. Where everybody may turn the page, bots leave it to people. */
const awaited = (state: State, people: readonly number[]): readonly number[] =>
  state.tasks.length === 0 && ryv.phases[state.phase].moves.includes('step')
    ? waitingSeats(state).filter((seat) => people.includes(seat))
    : waitingSeats(state);

/** A move through the screen of whoever the table waits for; bots make their own. */
export async function playOn(table: Table, seats: readonly number[]): Promise<void> {
  const seat = await untilOurs(table, seats);
  if (seat === NOBODY) return;
  const phone = table.phones[seats.indexOf(seat)] as BrowserPhone;
  const move = plainMove(table.now(), seat, { made: table.made, seats });
  await playBy(table, phone, move, seats);
  const after = table.now();
  if (move.type === 'act' && after.phase === 'action' && after.turn === seat && after.tasks.length === 0)
    await touch(phone, en['board.continue']);
}

/** An agreement in words between the first two phones, said to be broken: the third phone and the bots vote. */
export async function disputeAnAgreement(
  table: Table,
  seats: readonly number[],
  beforeTheVote: (voter: BrowserPhone) => Promise<void>,
): Promise<void> {
  const [first, second, third] = table.phones as [BrowserPhone, BrowserPhone, BrowserPhone];
  const [by = 0, to = 0] = seats;
  const ours = () => table.now().agreements.find((each) => each.by === by && each.promise.type === 'words');
  await untilOurs(table, seats);
  await playBy(table, first, { type: 'propose', to, promise: { type: 'words' } }, seats);
  await table.host.until(() => ours() !== undefined, 'the offer');
  const agreement = ours()?.id ?? -1;
  await playBy(table, second, { type: 'reply', agreement, accept: true }, seats);
  await playBy(table, second, { type: 'dispute', agreement }, seats);
  await third.page.getByRole('button', { name: en['board.vote'] }).waitFor();
  await beforeTheVote(third);
  await lockVerdict(third, 'kept');
  await table.host.until(() => table.now().phase !== 'dispute', 'the end of the dispute');
  expect(['broken', 'kept']).toContain(ours()?.status);
}

export async function expectSameScores(table: Table, screens: readonly BrowserPhone[]): Promise<void> {
  const { scores } = ending(table.now());
  for (const { page } of screens) {
    for (const [seat, { total }] of scores.entries())
      await page.getByTestId(`score-${seat}`).getByText(String(total), { exact: true }).first().waitFor();
  }
  const [first] = screens;
  if (first !== undefined) await talkAboutIt(first, ['story']);
}
