import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors } from '../support/browser/phones';
import {
  chooseTheFullGame,
  playToTheEnd,
  SEATS,
  seeTheCountry,
  withCompanyFirst,
} from '../support/browser/ryvFull';
import { expectSameScores, ONCE } from '../support/browser/ryvHands';
import { seated } from '../support/browser/ryvSeats';

const LONG = 600_000;
const BOTS = ['--bot-pace', '0'];

const at = hostAndBrowser('--game', 'ryv', '--bots', '2', ...BOTS);

test(
  'three phones and two bots play the full game to the end',
  async () => {
    const table = await seated(at, SEATS);
    await chooseTheFullGame(table);
    await at.host.beginWith({ seed: withCompanyFirst() }, ...BOTS);
    await seeTheCountry(table);
    const looked = await playToTheEnd(table, 2);
    expect([...looked]).toEqual(expect.arrayContaining(['action', 'developments', 'discuss']));
    expect(ONCE.filter((type) => !table.made.has(type))).toEqual([]);
    await expectSameScores(table, table.phones);
    expectNoErrors(table.phones);
  },
  LONG,
);
