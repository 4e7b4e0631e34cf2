import { podium } from '@/rules/podium/game';
import { PLAN } from '@/rules/podium/content';
import { en } from '@/rules/podium/text/en';
import { plans } from '@/rules/podium/text/plans/en';
import type { Move, PlanId, Podium, State } from '@/rules/podium/types';
import { type Legal, legalMoves, waitingFor } from '@/rules/engine';

import { type BrowserPhone, touch } from './phones';

const say = (key: keyof typeof en, words: { readonly [slot: string]: string | number } = {}): string =>
  Object.entries(words).reduce<string>(
    (text, [slot, word]) => text.replaceAll(`{${slot}}`, String(word)),
    en[key],
  );
const planName = (plan: PlanId): string => plans[plan].name;
const policyName = (policy: State['order'][number]): string => en[`policy.${policy}`];

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export async function openHand({ page }: BrowserPhone): Promise<void> {
  if ((await page.getByTestId('hand-open').count()) === 0) await page.getByTestId('hand-hold').click();
  await page.getByTestId('hand-open').waitFor();
}

export async function closeHand({ page }: BrowserPhone): Promise<void> {
  await page.getByTestId('hand-hold').click();
  await page.getByTestId('hand-open').waitFor({ state: 'detached' });
}

async function playFromHand(phone: BrowserPhone, plan: PlanId, button: RegExp): Promise<void> {
  await openHand(phone);
  const card = phone.page.getByTestId(`hand-plan-${plan}`);
  // The one in question already stands higher: another touch would open it to be read.
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
  await touch(phone, button);
  await card.waitFor({ state: 'detached' });
}

/** As a player would: what the move is about is touched on the board or in the hand, then the button that says it. */
export async function playMove(phone: BrowserPhone, move: Move): Promise<void> {
  switch (move.type) {
    case 'start':
    case 'skip':
    case 'end-speech':
    case 'ready':
    case 'done':
    case 'pass':
    case 'turn-event':
      return touch(phone, en[`move.${move.type}`]);
    case 'choose':
      await touch(phone, new RegExp(`^${policyName(move.policy)}`), 'radio');
      return touch(phone, say('move.choose', { policy: policyName(move.policy) }));
    case 'propose':
      return playFromHand(phone, move.plan, /^Place /);
    case 'return':
      return playFromHand(phone, move.plan, /under the deck$/);
    case 'invest':
    case 'gift':
      if (
        (await phone.page.getByTestId('invest').getAttribute('aria-label'))?.endsWith(planName(move.plan)) !==
        true
      )
        await phone.page.getByTestId(`plan-${move.plan}`).click();
      return touch(phone, new RegExp(`^Put .+ on ${literally(planName(move.plan))}$`));
    case 'pay':
    case 'refuse':
      return touch(phone, say(`move.${move.type}`, { policy: policyName(move.policy) }));
    case 'promise':
      return promise(phone, move);
    case 'judge':
      return touch(phone, en[move.kept ? 'move.judge.kept' : 'move.judge.broken']);
    case 'promise-freely':
      throw new Error(`nobody in this test plays ${move.type}`);
  }
}

async function promise(phone: BrowserPhone, move: Extract<Move, { type: 'promise' }>): Promise<void> {
  await touch(phone, en['move.promise']);
  await touch(phone, policyName(move.to), 'radio');
  await touch(phone, en[`promise.form.${move.form}`], 'radio');
  if ('amount' in move) await touch(phone, String(move.amount), 'radio');
  if (move.asks > 0) await touch(phone, say('funds.number', { count: move.asks }), 'radio');
  await touch(phone, en['promise.write']);
  await phone.page.getByText(en['promise.open']).waitFor({ state: 'detached' });
}

const cheapest = (found: readonly PlanId[]): PlanId | undefined =>
  [...found].sort((a, b) => PLAN[a].cost - PLAN[b].cost)[0];

/** A plain way to play: the cheapest Plan, Funds on the Podium's Plan until something is funded, then pass. */
export function plainMove(state: State, seat: number): Move {
  const legal = legalMoves<Podium>(podium, state, seat);
  const of = <T extends Move['type']>(type: T) =>
    legal.filter((move: Legal<Podium>): move is Extract<Move, { type: T }> => move.type === type);
  const placed = cheapest(of('propose').map(({ plan }) => plan));
  const isOnPodium = state.turn === state.podium;
  const move: Legal<Podium> | undefined =
    (placed !== undefined && isOnPodium ? { type: 'propose', plan: placed } : undefined) ??
    of('skip')[0] ??
    of('return')[0] ??
    of('pass')[0] ??
    of('done')[0] ??
    of('invest')[0] ??
    of('refuse')[0] ??
    of('gift')[0] ??
    of('ready')[0] ??
    legal.find(({ type }) => type !== 'lock');
  if (move === undefined || move.type === 'lock') throw new Error(`seat ${seat} has no move`);
  return move;
}

/** Whose move it is, if the table waits for somebody. */
export const nextSeat = (state: State): number => waitingFor<Podium>(podium, state)[0] ?? -1;
