import { parseArgs } from 'node:util';

import { GAMES } from '@/rules/games';

import { type Simulated, simulateFaults } from './faults/simulate';

const USAGE = `Usage: npm run --silent simulate:faults -- [--runs N] [--seed N] [--game ID] [--json] [--verbose]

Whole tables (host, phones, bots, disk, clocks and network in one process) with everything going wrong that can.
  --runs     how many tables (500)
  --seed     the first run's number; run N is the same for ever, alone or among others (1)
  --game     only this one: ${Object.keys(GAMES).join(', ')}
  --json     one JSON object instead of a summary
  --verbose  every fault as it happens; with --runs 1 the story of one table`;

const { runs, seed, game, json, verbose } = readArguments();
const began = performance.now();
const simulated = await simulateFaults({
  runs,
  seed,
  ...(game !== undefined && { game }),
  ...(verbose && { say: (what: string) => console.error(what) }),
  after: ({ failure }, of) => {
    if (failure !== null) console.error(`seed ${of}: ${failure.verdict}: ${failure.what}\n  ${again(of)}`);
    else if (!json && of % 1000 === 0) console.error(`${of - seed + 1} runs`);
  },
});
const took = Math.round(performance.now() - began) / 1000;
console.log(json ? JSON.stringify({ ...simulated, took }) : summary(simulated));
process.exit(simulated.failures.length > 0 ? 1 : 0);

function again(of: number): string {
  return `npm run simulate:faults -- --runs 1 --seed ${of}${game === undefined ? '' : ` --game ${game}`} --verbose`;
}

function summary(of: Simulated): string {
  const row = (counts: { readonly [name: string]: number }) =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, times]) => `  ${String(times).padStart(8)}  ${name}`);
  return [
    `${of.runs} runs from seed ${of.seed}, ${of.moves} moves, ${of.steps} steps, ${of.simulatedSeconds} simulated seconds, ${took} s`,
    `${of.lost} lost, ${of.duplicated} duplicated, ${of.disordered} disordered, ${of.leaked} leaked, ${of.stuck} stuck, ${of.crashed} crashed`,
    `went on ${of.recoveryMs.median} ms after the last fault (median; 99 %: ${of.recoveryMs.p99}, longest: ${of.recoveryMs.max})`,
    'faults:',
    ...row(of.faults),
    ...Object.entries(of.phases).flatMap(([id, phases]) => [`${id}:`, ...row(phases)]),
    `never reached: ${of.unseen.join(', ') || 'none'}`,
  ].join('\n');
}

function readArguments() {
  const { values } = parsed();
  if (values.game !== undefined && !Object.hasOwn(GAMES, values.game)) refuse(`No game "${values.game}".`);
  return {
    runs: wholeNumber('runs', values.runs),
    seed: wholeNumber('seed', values.seed),
    game: values.game,
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
