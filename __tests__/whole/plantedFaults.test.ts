import { fetchTrials, GAME_IDS } from '@/rules/shelf';
import { simulateFaults } from '../support/simulateFaults';

const WITHIN = 200;

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

  describe('with a liar at every table,', () => {
    const findWithLiars = (plant: string) => find(plant, '--lies', '100');

    test('a gate that forgets one phone, so that a vote leaves before all have locked', async () => {
      const { failures } = await findWithLiars('gate-forgets-a-phone');
      expect(failures).toEqual([expect.objectContaining({ verdict: 'leaked' })]);
    }, 300_000);

    test('an acceptance that differs, so that the host writes down what no phone can read', async () => {
      const { failures } = await findWithLiars('acceptance-differs');
      expect(failures).toEqual([expect.objectContaining({ verdict: 'unread' })]);
    }, 300_000);

    test('a chain that skips records, so that nobody notices a fork', async () => {
      const { failures } = await findWithLiars('chain-skips-records');
      expect(failures).toEqual([expect.objectContaining({ verdict: 'fooled' })]);
    }, 300_000);
  });
});
