import { GAME_IDS } from '@/rules/shelf';

import { simulateFaults } from '../support/simulateFaults';

const RUNS = 150;

test('150 tables with everything going wrong keep every acknowledged move, once, in one order, and go on', async () => {
  const { simulated } = await simulateFaults('--runs', `${RUNS}`, '--seed', '1', '--threads', '2');
  expect(simulated.failures).toEqual([]);
  expect(simulated.runs).toBe(RUNS);
  expect(Object.keys(simulated.phases).sort()).toEqual(GAME_IDS);
  expect(simulated.moves).toBeGreaterThan(1_000);
}, 300_000);
