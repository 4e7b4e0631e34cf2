import { chile } from '@/rules/chile/game';
import { ACTION_IDS, COST, ISSUE_IDS, KEPT_ISSUES } from '@/rules/chile/content';
import { canPlay } from '@/rules/chile/legality';
import { en } from '@/rules/chile/text/en';
import type { ActionId, Chile, Issue, Move, Spot, State } from '@/rules/chile/types';
import { legalMoves, same, waitingFor } from '@/rules/engine';
import { hasLocked } from '@/rules/engine/ballot';

import type { HostProcess } from './hostProcess';
import { type BrowserPhone, touch } from './phones';
import { caughtUp, stateOf } from './stateOf';

type Words = { readonly [slot: string]: string | number };
const say = (key: keyof typeof en, words: Words = {}): string =>
  Object.entries(words).reduce<string>(
    (text, [slot, word]) => text.replace(`{${slot}}`, String(word)),
    en[key],
  );

const spotWords = ({ region, space }: Spot): string =>
  say('log.spot', { region: en[`region.${region}`], space: en[`space.${space}`] });

async function keepIssues(phone: BrowserPhone, issues: readonly Issue[]): Promise<void> {
  await touch(phone, say('ask.issues', { kept: issues.length }));
  for (const issue of issues) await phone.page.getByTestId(`tick-${issue}`).click();
  await lock(phone, en['move.lock.issues']);
}

async function raiseFunds(phone: BrowserPhone): Promise<void> {
  await touch(phone, /^Take \d Funds?$/);
}

async function planDay(phone: BrowserPhone, plan: readonly ActionId[]): Promise<void> {
  await touch(phone, en['ask.plan.open']);
  for (const action of plan) await phone.page.getByTestId(`tick-${action}`).click();
  await lock(phone, en['move.lock.plan']);
}

async function lock(phone: BrowserPhone, label: string): Promise<void> {
  await touch(phone, 'Go on');
  await touch(phone, label);
  await phone.page.getByTestId('ballot-summary').waitFor({ state: 'detached' });
}

/** As a player would: the action, then the place on the map, then the button that says it. */
async function playMove(phone: BrowserPhone, move: Move): Promise<void> {
  const { page } = phone;
  switch (move.type) {
    case 'poll':
    case 'buy':
    case 'takeover':
    case 'positive':
    case 'negative':
    case 'bonus':
      if (move.type !== 'bonus') await page.getByTestId(`action-${move.type}`).click();
      await page.getByTestId(`region-${move.region}`).click();
      return touch(phone, say(`move.${move.type}`, { region: en[`region.${move.region}`] }));
    case 'draw':
      await page.getByTestId('action-draw').click();
      return touch(phone, en['move.draw']);
    case 'replace':
      await touch(phone, new RegExp(`^${en[`issue.${move.issue}`]}`), 'radio');
      return touch(phone, say('move.replace', { issue: en[`issue.${move.issue}`] }));
    case 'forfeit':
      await page.getByTestId(`action-${move.action}`).click();
      return touch(phone, say('move.forfeit', { action: en[`action.${move.action}`] }));
    case 'decline':
      return touch(phone, en['move.decline']);
    case 'swap':
    case 'change':
      return shift(phone, move);
    case 'raise':
    case 'stop':
      throw new Error('Funds are raised in one touch');
  }
}

async function shift(phone: BrowserPhone, move: Extract<Move, { type: 'swap' | 'change' }>): Promise<void> {
  await phone.page.getByTestId('action-shift').click();
  await touch(phone, en['ask.shift.open']);
  const first = move.type === 'swap' ? move.a : move;
  await touch(phone, new RegExp(`^${spotWords(first)}`), 'radio');
  const group = phone.page.getByRole('radiogroup', {
    name: en[move.type === 'swap' ? 'ask.shift.swap' : 'ask.shift.change'],
  });
  const second = move.type === 'swap' ? spotWords(move.b) : en[`issue.${move.issue}`];
  await group
    .getByRole('radio', { name: new RegExp(`^${second}`) })
    .first()
    .click();
  await touch(
    phone,
    move.type === 'swap'
      ? say('move.swap', { first: spotWords(move.a), second: spotWords(move.b) })
      : say('move.change', {
          issue: en[`issue.${move.issue}`],
          region: en[`region.${move.region}`],
          space: en[`space.${move.space}`],
        }),
  );
}

/** Everything that would find its place and can be paid, what was played least so far first. */
function planFor(state: State, seat: number, played: ReadonlyMap<ActionId, number>): readonly ActionId[] {
  const side = state.sides[seat as 0 | 1];
  let { funds } = state.campaigns[side];
  const wanted = ACTION_IDS.filter((action) => canPlay(state, side, action)).sort(
    (one, other) => (played.get(one) ?? 0) - (played.get(other) ?? 0),
  );
  return wanted.filter((action) => {
    if (COST[action] > funds) return false;
    funds -= COST[action];
    return true;
  });
}

/** The first that `options` lists, an Issue Shift by turns in its two ways; nobody says no to a bonus. */
function moveFor(state: State, seat: number): Move {
  const moves = legalMoves<Chile>(chile, state, seat).filter((one): one is Move => one.type !== 'lock');
  const other = state.day % 2 === 0 ? 'swap' : 'change';
  const move = moves.find(({ type }) => type !== 'decline' && type !== other) ?? moves[0];
  if (move === undefined) throw new Error(`nothing to play for seat ${seat}`);
  return move;
}

const actionOf = ({ type }: Move): ActionId | undefined =>
  type === 'swap' || type === 'change' ? 'shift' : ACTION_IDS.find((action) => action === type);

/** Whoever the table waits for does the next thing, through the screen; done when the table has taken it. */
export async function takeStep(
  host: HostProcess,
  phones: readonly BrowserPhone[],
  played: Map<ActionId, number>,
): Promise<State> {
  const state = stateOf<State>(host);
  const isOpening = state.ballot !== null && state.ballot.locks.every((_, seat) => isIn(state, seat));
  const seat = isOpening ? undefined : waitingFor(chile, state)[0];
  const phone = phones[seat ?? 0];
  if (seat === undefined || phone === undefined) return changed(host, state, () => true);
  await caughtUp(phone, host);
  switch (state.phase) {
    case 'issues':
      await keepIssues(phone, ISSUE_IDS.slice(3 * seat, 3 * seat + KEPT_ISSUES));
      break;
    case 'fundraise':
      await raiseFunds(phone);
      break;
    case 'plan':
      await planDay(phone, planFor(state, seat, played));
      break;
    case 'play':
    case 'over': {
      const move = moveFor(state, seat);
      await playMove(phone, move);
      const action = actionOf(move);
      if (action !== undefined) played.set(action, (played.get(action) ?? 0) + 1);
    }
  }
  // Funds of several Regions come one after another.
  const isRaising = (now: State) => now.phase === 'fundraise' && waitingFor(chile, now).includes(seat);
  return changed(host, state, (now) => state.phase !== 'fundraise' || !isRaising(now));
}

const isIn = ({ ballot }: State, seat: number): boolean =>
  ballot === null || !ballot.voters.includes(seat) || hasLocked(ballot, seat);

/** What the table looks like once it is another than `before`, and `isDone`. */
async function changed(host: HostProcess, before: State, isDone: (now: State) => boolean): Promise<State> {
  const now = () => stateOf<State>(host);
  await host.until(
    () => !same(now(), before) && isDone(now()),
    `${before.phase} of Day ${before.day} is done`,
  );
  return now();
}
