import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { fetchGames, GAME_IDS, isGame } from '@/rules/shelf';

import { PLANTED_BUGS } from './plantedBugs';
import { type Simulation, tallyRuns } from './tallyRuns';
import { type Simulated, summedUp, type Tally } from './tally';

const USAGE = `Usage: npm run --silent simulate:faults -- [--runs N] [--seed N] [--game ID] [--plant BUG] [--lies N] [--threads N] [--json] [--verbose]

Whole tables (host, phones, bots, disk, clocks and network in one process) with everything going wrong that can.
  --runs     how many tables (500)
  --seed     the first run's number; run N is the same for ever, alone or among others (1)
  --game     only this one: ${GAME_IDS.join(', ')}
  --plant    with a bug, until it is found: ${Object.keys(PLANTED_BUGS).join(', ')}
  --lies     in so many of a hundred tables the host or a member plays false (10)
  --threads  how many at a time (one for each core)
  --json     one JSON object instead of a summary
  --verbose  every fault as it happens; with --runs 1 the story of one table`;

type Share = Pick<Simulation, 'runs' | 'seed' | 'lies'> & {
  every: number;
  game: string | undefined;
  plant: string | undefined;
};

/** How often a thread says how far it is, for those who do not wait for the end. */
const TOLD_EVERY = 50;
const LIES_PERCENT = 10;

if (isMainThread) await main();
else await tallyOf(workerData as Share, (tally) => parentPort?.postMessage(tally));

async function main(): Promise<void> {
  const { runs, seed, game, plant, lies, json, verbose, threads } = readArguments();
  const games = await fetchGames();
  const began = performance.now();
  const every = verbose ? 1 : Math.max(1, Math.min(threads, runs));
  const shares = Array.from({ length: every }, (_, at) => ({
    runs: runs - at,
    seed: seed + at,
    every,
    game,
    plant,
    lies,
  }));
  const tallies: Tally[] = [];
  const end = () => {
    const simulated = summedUp(tallies, seed, games);
    const took = Math.round(performance.now() - began) / 1000;
    const cpuSeconds = Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1e6);
    const figures = { threads: every, took, cpuSeconds };
    console.log(json ? JSON.stringify({ ...simulated, ...figures }) : summary(simulated, took));
    process.exit(simulated.failures.length > 0 ? 1 : 0);
  };
  // Whoever ends it early is told what has been found so far.
  process.on('SIGINT', end);
  await Promise.all(
    verbose
      ? [tallyOf({ runs, seed, every, game, plant, lies }, (tally) => (tallies[0] = tally), console.error)]
      : shares.map((share, at) => inThread(share, (tally) => (tallies[at] = tally))),
  );
  end();
}

/** Every seed is a run of its own, so each thread takes every nth. */
function inThread(share: Share, told: (tally: Tally) => void): Promise<void> {
  const thread = new Worker(new URL(import.meta.url), { workerData: share });
  thread.on('message', told);
  return new Promise((done, failed) => {
    thread.on('exit', () => done());
    thread.on('error', failed);
  });
}

async function tallyOf(
  { game, plant, ...share }: Share,
  told: (tally: Tally) => void,
  say?: (what: string) => void,
): Promise<void> {
  const last = await tallyRuns({
    ...share,
    ...(game !== undefined && { game }),
    ...(say && { say }),
    ...(plant === undefined ? {} : PLANTED_BUGS[plant]?.()),
    after: ({ failure }, of, tally) => {
      if (failure !== null)
        console.error(
          `seed ${of}: ${failure.verdict}: ${failure.what}\n  ${again(of, share.lies, game, plant)}`,
        );
      if (tally.runs % TOLD_EVERY === 0) told(tally);
      if (of % 500 === 0) console.error(`seed ${of}`);
      return failure !== null && plant !== undefined;
    },
  });
  told(last);
}

function again(of: number, lies: number, game?: string, plant?: string): string {
  const only = `${game === undefined ? '' : ` --game ${game}`}${plant === undefined ? '' : ` --plant ${plant}`}${lies === LIES_PERCENT ? '' : ` --lies ${lies}`}`;
  return `npm run simulate:faults -- --runs 1 --seed ${of}${only} --verbose`;
}

function summary(of: Simulated, took: number): string {
  const row = (counts: { readonly [name: string]: number }) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => `  ${String(times).padStart(8)}  ${name}`);
  return [
    `${of.runs} runs from seed ${of.seed}, ${of.moves} moves, ${of.steps} steps, ${of.simulatedSeconds} simulated seconds, ${took} s`,
    `${of.lost} lost, ${of.duplicated} duplicated, ${of.disordered} disordered, ${of.leaked} leaked, ${of.stuck} stuck, ${of.crashed} crashed, ${of.fooled} fooled, ${of.unread} unread`,
    `went on ${of.recoveryMs.median} ms after the last fault (median; 99 %: ${of.recoveryMs.p99}, longest: ${of.recoveryMs.max})`,
    'liars:',
    ...Object.entries(of.liars).map(([kind, as]) => {
      const { caught = 0, harmless = 0, idle = 0, ...by } = as;
      const how = Object.entries(by).map(([what, times]) => `${times} × ${what}`);
      return `  ${caught} caught, ${harmless} harmless, ${idle} idle  ${kind}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
    }),
    'faults:',
    ...row(of.faults),
    'written down:',
    ...row(of.written),
    ...Object.entries(of.phases).flatMap(([id, phases]) => [`${id}:`, ...row(phases)]),
    `never reached: ${of.unseen.join(', ') || 'none'}`,
  ].join('\n');
}

function readArguments() {
  const { values } = parsed();
  if (values.game !== undefined && !isGame(values.game)) refuse(`No game "${values.game}".`);
  if (values.plant !== undefined && !Object.hasOwn(PLANTED_BUGS, values.plant))
    refuse(`No bug "${values.plant}".`);
  return {
    runs: wholeNumber('runs', values.runs),
    seed: wholeNumber('seed', values.seed),
    game: values.game,
    plant: values.plant,
    lies: Math.min(100, wholeNumber('lies', values.lies)),
    threads: Math.max(1, wholeNumber('threads', values.threads)),
    json: values.json,
    verbose: values.verbose,
  };
}

function parsed() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '500' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        plant: { type: 'string' },
        lies: { type: 'string', default: String(LIES_PERCENT) },
        threads: { type: 'string', default: String(availableParallelism()) },
        json: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) refuse(`--${name} needs a whole number, not "${value}".`);
  return Number(value);
}

function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}
