import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';
import { levelOf } from '@/rules/ryv/climate';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { expectFaultless } from './look';
import { type BrowserPhone, touch } from './phones';
import { disputeAnAgreement, playOn, type Table, waitingSeats } from './ryvHands';

/** Bots have taken the first seats. */
export const SEATS = [2, 3, 4];

/** The third seat has the smallest phone, and a company has most to show there; the law gives agreements a meaning. */
export function withCompanyFirst(): RandomState {
  const options = tableOptions(ryv, { mode: 'full' });
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const isWanted = (seed: RandomState) => {
    const { state } = startMatch(ryv, { seats: 5, options, seed });
    return state.players[2]?.actor === 'mnc' && levelOf(state, 'legal') !== 'weak';
  };
  return seeds.find(isWanted) as RandomState;
}

export async function chooseTheFullGame({ phones }: Table): Promise<void> {
  const [first] = phones as [BrowserPhone];
  await touch(first, 'How we play');
  await touch(first, en['option.mode.full'], 'radio');
  await first.page.getByRole('radio', { name: en['option.mode.full'], checked: true }).waitFor();
  await touch(first, 'Close');
}

export async function seeTheCountry({ phones, now }: Table): Promise<void> {
  await Promise.all(phones.map(({ page }) => page.getByTestId('country').waitFor()));
  expect(now().mode).toBe('full');
  expect(now().players).toHaveLength(5);
}

/** To the end by touch, with an agreement that is disputed; says in which phases of `round` the first phone was looked at. */
export async function playToTheEnd(table: Table, round: number): Promise<ReadonlySet<string>> {
  const looked = new Set<string>();
  const isToLook = (state: State) =>
    state.round === round &&
    waitingSeats(state).find((each) => SEATS.includes(each)) === SEATS[0] &&
    !looked.has(state.phase) &&
    state.tasks.length === 0;
  for (let state = table.now(); state.phase !== 'over'; state = table.now()) {
    if (state.phase === 'discuss' && !table.made.has('dispute'))
      await disputeAnAgreement(table, SEATS, (voter) => expectFaultless(voter, 'dispute'));
    if (isToLook(state)) {
      looked.add(state.phase);
      await expectFaultless(table.phones[0] as BrowserPhone, state.phase);
    }
    await playOn(table, SEATS);
  }
  return looked;
}
