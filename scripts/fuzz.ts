import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { GAMES } from '@/rules/games';

import { fuzzFrames } from './fuzz/frames';

const USAGE = `Usage: npm run --silent fuzz -- [--frames N] [--seed N] [--game ID] [--json]

Broken frames against a host in the middle of a game.
  --frames  how many (100000)
  --seed    a number; the same number sends the same frames (1)
  --game    ${Object.keys(GAMES).join(', ')} (dystocratic)
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
const [frames, seed] = [values.frames, values.seed].map((text) => {
  if (!/^\d{1,9}$/.test(text)) refuse(`A whole number is needed, not "${text}".`);
  return Number(text);
}) as [number, number];
if (!Object.hasOwn(GAMES, values.game)) refuse(`No game "${values.game}".`);

const began = performance.now();
const fuzzed = await fuzzFrames({ frames, seed, game: values.game, memory });
const took = Math.round(performance.now() - began) / 1000;
const isFine =
  fuzzed.crashes.length === 0 && fuzzed.failure === null && fuzzed.grownBytes < LIMIT && fuzzed.moves > 0;
console.log(
  values.json
    ? JSON.stringify({ ...fuzzed, seed, game: values.game, took })
    : `${fuzzed.frames} frames in ${took} s: ${fuzzed.crashes.length} crashes, ${fuzzed.grownBytes} bytes more memory, ` +
        `${fuzzed.moves} moves of the game meanwhile, ${fuzzed.failure ?? 'which was not harmed'}\n${JSON.stringify(fuzzed.kinds)}`,
);
for (const crash of fuzzed.crashes) console.error(crash);
process.exit(isFine ? 0 : 1);

function parsed() {
  try {
    return parseArgs({
      options: {
        frames: { type: 'string', default: '100000' },
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
