import { seedFrom } from '@/rules/engine/random';
import { en } from '@/rules/podium/text/en';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors } from '../support/browser/phones';
import {
  endWithBots,
  playFirstPeriod,
  playWhile,
  screensOf,
  seatFive,
  seeTheTracks,
} from '../support/browser/podiumTable';
import { talkAboutIt } from '../support/browser/talkAboutIt';

const PERIODS_BY_TOUCH = 3;
const LONG = 400_000;

const at = hostAndBrowser('--game', 'podium', '--bot-pace', '0');

test(
  'five phones play three Periods by touch with a promise made and kept, and bots take over to the end',
  async () => {
    const table = await seatFive(at);
    await at.host.beginWith({ seed: seedFrom(1) }, '--bot-pace', '0');
    await seeTheTracks(table);
    await playFirstPeriod(table);
    await playWhile(table, ({ history }) => history.length < PERIODS_BY_TOUCH);
    await endWithBots(table);
    const kept = new RegExp(`${en['promise.status.kept']}$`);
    for (const phone of table.phones) {
      await talkAboutIt(phone, ['debrief-promises']);
      await phone.page.getByTestId('promise-0').getByText(kept).waitFor();
    }
    expectNoErrors(screensOf(table));
  },
  LONG,
);
