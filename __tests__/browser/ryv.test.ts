import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';
import { levelOf } from '@/rules/ryv/climate';
import { en } from '@/rules/ryv/text/en';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, touch } from '../support/browser/phones';
import {
  disputeAnAgreement,
  expectSameScores,
  ONCE,
  playOn,
  waitingSeats,
} from '../support/browser/ryvHands';
import { seated } from '../support/browser/ryvSeats';

const LONG = 600_000;
/** The third seat has the smallest phone, and a company has most to show there; the law gives agreements a meaning. */
function withCompanyFirst(): RandomState {
  const options = tableOptions(ryv, { mode: 'full' });
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(number));
  const isWanted = (seed: RandomState) => {
    const { state } = startMatch(ryv, { seats: 5, options, seed });
    return state.players[2]?.actor === 'mnc' && levelOf(state, 'legal') !== 'weak';
  };
  return seeds.find(isWanted) as RandomState;
}

const at = hostAndBrowser('--game', 'ryv', '--bots', '2', '--bot-pace', '0');

test(
  'three phones and two bots play the full game to the end',
  async () => {
    // Bots have taken the first seats.
    const seats = [2, 3, 4];
    const table = await seated(at, seats);
    const [first] = table.phones as [BrowserPhone];
    await touch(first, 'How we play');
    await touch(first, en['option.mode.full'], 'radio');
    await first.page.getByRole('radio', { name: en['option.mode.full'], checked: true }).waitFor();
    await touch(first, 'Close');
    await at.host.beginWith(withCompanyFirst(), '--bot-pace', '0');
    await Promise.all(table.phones.map(({ page }) => page.getByTestId('country').waitFor()));
    expect(table.now().mode).toBe('full');
    expect(table.now().players).toHaveLength(5);
    const looked = new Set<string>();
    for (let state = table.now(); state.phase !== 'over'; state = table.now()) {
      const seat = waitingSeats(state).find((each) => seats.includes(each));
      if (state.phase === 'discuss' && !table.made.has('dispute'))
        await disputeAnAgreement(table, seats, (voter) => expectFaultless(voter, 'dispute'));
      if (state.round === 2 && seat === seats[0] && !looked.has(state.phase) && state.tasks.length === 0) {
        looked.add(state.phase);
        await expectFaultless(first, state.phase);
      }
      await playOn(table, seats);
    }
    expect([...looked]).toEqual(expect.arrayContaining(['action', 'developments', 'discuss']));
    expect(ONCE.filter((type) => !table.made.has(type))).toEqual([]);
    await expectSameScores(table, table.phones);
    expectNoErrors(table.phones);
  },
  LONG,
);
