import { type RandomState, startMatch, tableOptions } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';
import { levelOf } from '@/rules/ryv/climate';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { hostAndBrowser } from './hostAndBrowser';
import { expectFaultless } from './look';
import { type BrowserPhone, expectNoErrors, touch } from './phones';
import { disputeAnAgreement, expectSameScores, ONCE, playOn, type Table, waitingSeats } from './ryvHands';
import { seated } from './ryvSeats';
import { caughtUp } from './stateOf';

const BOTS = ['--bot-pace', '0'];
/** Longer than anybody looks: the table stands still, although bots could go on. */
const SLOW_BOTS = ['--bot-pace', '60000'];

/** Bots have taken the first seats. */
const SEATS = [2, 3, 4];

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

async function chooseTheFullGame({ phones }: Table): Promise<void> {
  const [first] = phones as [BrowserPhone];
  await touch(first, 'How we play');
  await touch(first, en['option.mode.full'], 'radio');
  await first.page.getByRole('radio', { name: en['option.mode.full'], checked: true }).waitFor();
  await touch(first, 'Close');
}

async function seeTheCountry({ phones, now }: Table): Promise<void> {
  await Promise.all(phones.map(({ page }) => page.getByTestId('country').waitFor()));
  expect(now().mode).toBe('full');
  expect(now().players).toHaveLength(5);
}

const isDevelopments = ({ phase }: State): boolean => phase === 'developments';

/** Anyone may go on from a development. Where bots do so at once, nobody could look at it. */
async function lookAtDevelopments(table: Table, seed: RandomState): Promise<void> {
  const [first] = table.phones as [BrowserPhone];
  await table.host.beginWith<State>({ seed, until: isDevelopments }, ...SLOW_BOTS);
  await seeTheCountry(table);
  await caughtUp(first, table.host);
  await first.page.getByTestId('step').waitFor();
  await expectFaultless(first, 'developments');
}

/** To the end by touch, with an agreement that is disputed; says in which phases of `round` the first phone was looked at. */
async function playToTheEnd(table: Table, round: number): Promise<ReadonlySet<string>> {
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

/** A host with two bots and a browser, and a game on it from its beginning, or from where `until` first holds. */
export function fullGame(): (of: {
  readonly until?: (state: State) => boolean;
  readonly lookInRound: number;
}) => Promise<void> {
  const at = hostAndBrowser('--game', 'ryv', '--bots', '2', ...BOTS);
  return async ({ until, lookInRound }) => {
    const table = await seated(at, SEATS);
    await chooseTheFullGame(table);
    const seed = withCompanyFirst();
    await lookAtDevelopments(table, seed);
    await at.host.beginWith<State>({ seed, ...(until && { until }) }, ...BOTS);
    await seeTheCountry(table);
    const looked = await playToTheEnd(table, lookInRound);
    expect([...looked]).toEqual(expect.arrayContaining(['action', 'discuss']));
    expect(ONCE.filter((type) => !table.made.has(type))).toEqual([]);
    await expectSameScores(table, table.phones);
    expectNoErrors(table.phones);
  };
}
