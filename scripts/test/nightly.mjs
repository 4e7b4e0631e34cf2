import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../setup.mjs';

const USAGE = `Usage: npm run nightly -- [--seed N] [--runs N] [--frames N] [--games N] [--kills N]

What takes too long for every change, each night with other numbers.
  --seed    a number; the same number does the same again (by chance)
  --runs    tables under faults (10000)
  --frames  broken frames at a host (1000000)
  --games   games in a row over real sockets (200)
  --kills   kills of the host in the middle of moves (1000), and a tenth as often two hosts on one folder`;

const root = fileURLToPath(new URL('../../', import.meta.url));
const LARGEST_SEED = 100_000_000;

function refuse(why) {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  const number = (fallback) => ({ type: 'string', default: String(fallback) });
  try {
    const { values } = parseArgs({
      options: {
        seed: number(randomInt(1, LARGEST_SEED)),
        runs: number(10_000),
        frames: number(1_000_000),
        games: number(200),
        kills: number(1000),
      },
    });
    for (const [name, value] of Object.entries(values))
      if (!/^\d{1,9}$/.test(value)) refuse(`--${name} needs a whole number, not "${value}".`);
    return values;
  } catch (error) {
    return refuse(error.message);
  }
}

/** Shows all it says; says whether it ended well. */
function run(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((done) => child.on('close', (code) => done(code === 0)));
}

const { seed, runs, frames, games, kills } = readArguments();
setup();
console.log(`Seed ${seed}. To do the same again: npm run nightly -- --seed ${seed}`);

const script = (name, ...args) => ['scripts/run.mjs', `scripts/sim/${name}.ts`, ...args];
const stages = [
  [`${runs} tables under faults`, script('faults/simulateFaults', '--runs', runs, '--seed', seed)],
  [`${frames} broken frames`, script('fuzz/fuzz', '--frames', frames, '--seed', seed)],
  [`${games} games in a row`, script('soak', '--games', games)],
  [
    `${kills} kills of the host`,
    script('kills/kills', '--times', kills, '--two', String(Math.ceil(Number(kills) / 10)), '--seed', seed),
  ],
  [
    'the contract of every game with other examples',
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'core',
      '--maxWorkers=2',
      'rules',
      'net',
      'table/packed',
    ],
    { FC_SEED: seed },
  ],
];

const failed = [];
for (const [name, args, env] of stages) {
  const began = Date.now();
  console.log(`\n${name} …`);
  const isFine = await run(args, env);
  console.log(`${isFine ? 'ok' : 'FAILED'}: ${name}, ${Math.round((Date.now() - began) / 1000)} s`);
  if (!isFine) failed.push(name);
}
console.log(`\nSeed ${seed}: ${failed.length === 0 ? 'all well' : `failed: ${failed.join('; ')}`}`);
process.exitCode = failed.length === 0 ? 0 : 1;
