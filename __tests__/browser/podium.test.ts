import { seedFrom } from '@/rules/engine/random';
import type { State } from '@/rules/podium/types';

import { GAMES } from '../support/games';
import { seedUntil } from '../support/browser/botsUntil';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors } from '../support/browser/phones';
import {
  endWithBots,
  playFirstPeriod,
  playWhile,
  type PodiumTable,
  screensOf,
  seatFive,
  seeTheTracks,
} from '../support/browser/podiumTable';

const LONG = 180_000;
const PERIODS = 10;
const SEED = seedFrom(1);

const at = hostAndBrowser('--game', 'podium', '--bot-pace', '0');
let table: PodiumTable;
beforeAll(async () => {
  table = await seatFive(at);
}, LONG);

test(
  'five phones play the first Period by touch, with a promise made and kept',
  async () => {
    await at.host.beginWith({ seed: SEED }, '--bot-pace', '0');
    await seeTheTracks(table);
    await playFirstPeriod(table);
    expect(table.now().history).toHaveLength(1);
  },
  LONG,
);

test(
  'five phones play the end of the last Period, and bots take over to the scores',
  async () => {
    const isLast = ({ history, phase }: State) => history.length === PERIODS - 1 && phase === 'invest';
    const seed = seedUntil(GAMES['podium'] as never, { seats: 5, options: {} }, (state) =>
      isLast(state as State),
    );
    await at.host.beginWith<State>({ seed, until: isLast }, '--bot-pace', '0');
    await seeTheTracks(table);
    await playWhile(table, ({ phase }) => phase === 'invest');
    await endWithBots(table);
    expectNoErrors(screensOf(table));
  },
  LONG,
);
