import { GAMES } from '@/rules/games';
import { createGuest } from '@/table/guest';
import type { LogStore } from '@/table/storage';

import { SCANS, type Simulated, simulateFaults } from '../../scripts/faults/simulate';
import { type Scan, withView } from '../support/secrets';

const RUNS = 500;
const WITHIN = 200;

describe('500 tables with everything going wrong', () => {
  let simulated: Simulated;
  beforeAll(async () => {
    simulated = await simulateFaults({ runs: RUNS, seed: 1 });
  }, 900_000);

  test('keep every acknowledged move, once, in one order, and go on', () => {
    expect(simulated.failures).toEqual([]);
    expect(simulated.runs).toBe(RUNS);
  });

  test('are of all five games, and were played', () => {
    expect(Object.keys(simulated.phases).sort()).toEqual(Object.keys(GAMES).sort());
    expect(simulated.moves).toBeGreaterThan(5_000);
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
    'host killed',
    'host killed before it writes',
    'host killed in the middle of a line',
    'host killed between writing and telling',
    'disk full',
    'clock jump',
    'hostile: garbage',
    'hostile: flood',
    "hostile: another's seat",
    'hostile: own frames again',
  ])('met this fault: %s', (fault) => {
    expect(simulated.faults[fault] ?? 0).toBeGreaterThan(4);
  });
});

test('a run is the same every time, to its last step', async () => {
  const story = async () => {
    const said: string[] = [];
    const { steps, moves } = await simulateFaults({ runs: 3, seed: 33, say: (what) => said.push(what) });
    return { said, steps, moves };
  };
  const first = await story();
  expect(first.said.length).toBeGreaterThan(10);
  expect(await story()).toEqual(first);
}, 60_000);

describe('a planted bug is found within 200 runs:', () => {
  const find = (planted: Partial<Parameters<typeof simulateFaults>[0]>) =>
    simulateFaults({ runs: WITHIN, seed: 1, ...planted, after: ({ failure }) => failure !== null });

  /** Takes a request whose answer is late for a new one, and sends it under a new name. */
  const forgetful: typeof createGuest = (deps) => {
    const sent = new Set<string>();
    const own = new Map<string, string>();
    let again = 0;
    const renamed = (text: string) =>
      text.replace(/(?<="t":"ask","id":")[0-9a-f]+/, (id) => {
        const name = sent.has(id) ? `${String((again += 1)).padStart(4, '0')}${id.slice(4)}` : id;
        sent.add(id);
        own.set(name, id);
        return name;
      });
    const back = (text: string) => text.replace(/(?<="id":")[0-9a-f]+/, (name) => own.get(name) ?? name);
    const dial = async () => {
      const channel = await deps.dial();
      return {
        ...channel,
        send: (text: string) => channel.send(renamed(text)),
        listen: (on: Parameters<typeof channel.listen>[0]) =>
          channel.listen({ closed: on.closed, message: (text) => on.message(back(text)) }),
      };
    };
    return createGuest({ ...deps, dial });
  };

  test('a lost answer handled wrongly, so that a move is made twice', async () => {
    const { failures } = await find({ plant: { createGuest: forgetful } });
    expect(failures).toEqual([expect.objectContaining({ verdict: 'duplicated' })]);
  }, 120_000);

  test.each(Object.keys(SCANS))(
    'a view with one secret (%s)',
    async (game) => {
      const scan = SCANS[game] as Scan;
      const [kind = '', plant] = Object.entries(scan.planted)[0] ?? [];
      const scans = { ...SCANS, [game]: withView(scan, plant as never) };
      const { failures } = await find({ game, scans });
      expect(failures).toEqual([expect.objectContaining({ verdict: 'leaked' })]);
      expect(failures[0]?.what.split(' ')[0]).toBe(kind);
    },
    120_000,
  );

  test('a write after the answer', async () => {
    const store = (
      of: LogStore,
      process: { clock: { after(ms: number, run: () => void): unknown } },
    ): LogStore => {
      const early = [...of.read()];
      return {
        read: () => early,
        append: (line) => {
          early.push(line);
          process.clock.after(20, () => of.append(line));
        },
      };
    };
    const { failures } = await find({ plant: { store } });
    expect(failures).toEqual([expect.objectContaining({ verdict: 'lost' })]);
  }, 120_000);
});
