import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { fetchGame, GAME_IDS, isGame } from '@/rules/shelf';

import { fuzzFiles, type FuzzedFiles } from './files';
import { fuzzFrames } from './frames';
import { DESIGN, finishedGame } from './samples';

const USAGE = `Usage: npm run --silent fuzz -- [--frames N] [--files N] [--seed N] [--game ID] [--json]

Broken frames against a host in the middle of a game; then broken links, codes, scenarios, settings, saved games,
tables and logs to whatever reads them.
  --frames  how many (100000)
  --files   how many of each kind of the others (2000)
  --seed    a number; the same number sends the same frames (1)
  --game    ${GAME_IDS.join(', ')} (dystocratic)
  --json    one JSON object instead of a summary`;

const LIMIT = 16 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const memory = () => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const { values } = parsed();
const [frames, files, seed] = [values.frames, values.files, values.seed].map((text) => {
  if (!/^\d{1,9}$/.test(text)) refuse(`A whole number is needed, not "${text}".`);
  return Number(text);
}) as [number, number, number];
if (!isGame(values.game)) refuse(`No game "${values.game}".`);

const began = performance.now();
const seconds = () => Math.round(performance.now() - began) / 1000;
const fuzzed = await fuzzFrames({ frames, seed, game: await fetchGame(values.game), memory });
const took = seconds();
const read = await readFiles();
const isFine =
  fuzzed.crashes.length === 0 && fuzzed.failure === null && fuzzed.grownBytes < LIMIT && fuzzed.moves > 0;
console.log(
  values.json
    ? JSON.stringify({ ...fuzzed, seed, game: values.game, took, files: read, tookAll: seconds() })
    : [
        `${fuzzed.frames} frames in ${took} s: ${fuzzed.crashes.length} crashes, ${fuzzed.grownBytes} bytes more memory, ` +
          `${fuzzed.moves} moves of the game meanwhile, ${fuzzed.failure ?? 'which was not harmed'}`,
        `${fuzzed.read} frames of the host were read, ${fuzzed.fresh} times a fresh phone came`,
        JSON.stringify(fuzzed.kinds),
        ...Object.entries(read).map(([kind, { tried, taken }]) => `${tried} × ${kind}, ${taken} still sound`),
      ].join('\n'),
);
for (const crash of fuzzed.crashes) console.error(crash);
process.exit(isFine ? 0 : 1);

/** Throws at the first input that is not refused properly. */
async function readFiles(): Promise<FuzzedFiles> {
  if (files === 0) return {};
  const folder = mkdtempSync(join(tmpdir(), 'palaver-fuzz-'));
  try {
    return fuzzFiles({ times: files, seed, game: await finishedGame(), design: DESIGN, folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parsed() {
  try {
    return parseArgs({
      options: {
        frames: { type: 'string', default: '100000' },
        files: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string', default: 'dystocratic' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}
