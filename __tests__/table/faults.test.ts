import { fetchTrials, GAME_IDS } from '@/rules/shelf';

import type { Simulated } from '@/scripts/sim/faults/tally';
import { simulateFaults } from '../support/simulateFaults';

const RUNS = 500;
const WITHIN = 200;

describe('500 tables with everything going wrong', () => {
  let simulated: Simulated;
  beforeAll(async () => {
    simulated = (await simulateFaults('--runs', `${RUNS}`, '--seed', '1')).simulated;
  }, 900_000);

  test('keep every acknowledged move, once, in one order, and go on', () => {
    expect(simulated.failures).toEqual([]);
    expect(simulated.runs).toBe(RUNS);
  });

  test('are of every game, in all its phases', () => {
    expect(Object.keys(simulated.phases).sort()).toEqual(GAME_IDS);
    expect(simulated.unseen).toEqual([]);
    expect(simulated.moves).toBeGreaterThan(4_000);
    expect(simulated.overRealNet).toBeGreaterThan(5);
  });

  test.each([
    'frame lost',
    'frame doubled',
    'frame out of order',
    'frame corrupted',
    'late frame',
    'line cut',
    'line cut, one end told',
    'line dead without a word',
    'partition',
    'partition, frames wait',
    'phone killed',
    'phone killed while it writes',
    'phone gone for good',
    'seat moved to another phone',
    'voter killed between lock and opening',
    'voter gone for good between lock and opening',
    'host killed',
    'host killed before it writes',
    'host killed in the middle of a line',
    'host killed between writing and telling',
    'host gone for good',
    'disk full',
    'clock jump',
    'hostile: garbage',
    'hostile: flood',
    "hostile: another's seat",
    'hostile: own frames again',
  ])('met this fault: %s', (fault) => {
    expect(simulated.faults[fault] ?? 0).toBeGreaterThan(4);
  });

  test.each(['undone', 'rewound', 'refuse', 'again', 'claim', 'bot', 'struck', 'moved'])(
    'did this besides playing: %s',
    (what) => {
      expect(simulated.written[what] ?? 0).toBeGreaterThan(0);
    },
  );
});

test('a run is the same every time, to its last step', async () => {
  const run = () => simulateFaults('--runs', '3', '--seed', '33', '--verbose');
  const [first, second] = [await run(), await run()];
  expect(first.said.length).toBeGreaterThan(10);
  expect(second.said).toEqual(first.said);
  expect(second.simulated.steps).toBe(first.simulated.steps);
}, 120_000);

describe('a planted bug is found within 200 runs:', () => {
  const find = async (plant: string, ...more: string[]) =>
    (await simulateFaults('--runs', `${WITHIN}`, '--seed', '1', '--plant', plant, ...more)).simulated;

  test('a lost answer handled wrongly, so that a move is made twice', async () => {
    const { failures } = await find('lost-answer');
    expect(failures).toEqual([expect.objectContaining({ verdict: 'duplicated' })]);
  }, 120_000);

  test.each(GAME_IDS)(
    'a view with one secret (%s)',
    async (game) => {
      const { failures } = await find('open-view', '--game', game);
      expect(failures).toEqual([expect.objectContaining({ verdict: 'leaked' })]);
      const { planted } = (await fetchTrials(game)).scan;
      expect(failures[0]?.what.split(' ')[0]).toBe(Object.keys(planted)[0]);
    },
    120_000,
  );

  test('a write after the answer', async () => {
    const { failures } = await find('late-write');
    expect(failures).toEqual([expect.objectContaining({ verdict: 'lost' })]);
  }, 120_000);
});
