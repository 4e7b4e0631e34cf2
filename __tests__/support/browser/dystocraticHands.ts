import { dystocratic } from '@/rules/dystocratic/game';
import { ACTION_CARDS } from '@/rules/dystocratic/content';
import { en } from '@/rules/dystocratic/text/en';
import type { Card, Move, State } from '@/rules/dystocratic/types';
import type { LockChoice } from '@/rules/engine';

import { type BrowserPhone, touch } from './phones';

export const KINDS: readonly Card[] = ACTION_CARDS.map(({ id }) => id);

/** All the cards that this deal will bring into play. */
export function cardsOfTheGame(state: State): ReadonlySet<Card> {
  const rounds = 4;
  return new Set([...state.hands.flat(), ...state.deck.slice(0, rounds * state.hands.length)]);
}

export const playsOf = (state: State, seat: number): readonly (Move & { type: 'play' })[] =>
  dystocratic.moves.play.options(state, seat);

/** Through the screen: open the hand, read the card, choose whom, play it. */
export async function playCard(
  phone: BrowserPhone,
  { card, target }: { card: Card; target: number },
  names: readonly string[],
) {
  await openHand(phone);
  await phone.page.getByTestId(`card-${card}`).first().click();
  await phone.page.getByTestId(`target-${target}`).click();
  await touch(
    phone,
    en['move.play'].replace('{card}', en[`card.${card}`]).replace('{target}', names[target] ?? ''),
  );
  await phone.page.getByTestId(`target-${target}`).waitFor({ state: 'detached' });
}

export async function openHand({ page }: BrowserPhone): Promise<void> {
  if ((await page.getByTestId('hand-open').count()) === 0) await page.getByTestId('hand-hold').click();
  await page.getByTestId('hand-open').waitFor();
}

export async function lockVote(phone: BrowserPhone, { choice }: LockChoice): Promise<void> {
  await touch(phone, 'Choose my vote');
  const vote = en[`vote.${choice['vote'] as 'black'}`];
  const prediction = en[`prediction.${choice['prediction'] as 'none'}`];
  await touch(phone, new RegExp(`^${vote}`), 'radio');
  await touch(phone, new RegExp(`^${prediction}`), 'radio');
  await touch(phone, 'Go on');
  await touch(phone, en['move.lock']);
  await phone.page.getByTestId('ballot-summary').waitFor({ state: 'detached' });
}

export async function say(phone: BrowserPhone, claim: 'black' | 'white' | 'undecided'): Promise<void> {
  await touch(phone, 'Say');
  await touch(phone, en[`claim.${claim}`]);
}
