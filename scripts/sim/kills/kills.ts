import { parseArgs } from 'node:util';

import { killRuns } from './killRuns';
import { twoHosts } from './twoHosts';

const USAGE = `Usage: npm run --silent kills -- [--times N] [--two N] [--seed N] [--json]

The host as a process of its own, over real sockets, killed without warning.
  --times  how often it is killed in the middle of moves, with three phones (1000)
  --two    how often a second host is started on the same folder (100)
  --seed   a number; the same number waits the same times (1)
  --json   one JSON object instead of a summary`;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        times: { type: 'string', default: '1000' },
        two: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    return {
      times: Number(values.times),
      two: Number(values.two),
      seed: Number(values.seed),
      json: values.json,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** How often somebody who does not wait for the end is told how far it is. */
const TOLD_EVERY = 50;

const { times, two, seed, json } = readArguments();
const kills = await killRuns({
  times,
  seed,
  told: (so) => so.kills % TOLD_EVERY === 0 && console.error(JSON.stringify(so)),
});
const hosts = await twoHosts({ times: two });
console.log(
  json
    ? JSON.stringify({ kills, hosts })
    : [
        `${kills.kills} kills, ${kills.acknowledged} acknowledged moves: ${kills.lost} lost; ${kills.views} views: ${kills.different} differ`,
        `${hosts.times} times two hosts: ${hosts.stopped} stopped, log whole ${hosts.whole}, taken over ${hosts.takenOver}, one of two ${hosts.oneOfTwo}`,
      ].join('\n'),
);
const isFine =
  kills.lost === 0 &&
  kills.different === 0 &&
  [hosts.stopped, hosts.whole, hosts.takenOver, hosts.oneOfTwo].every((count) => count === hosts.times);
process.exit(isFine ? 0 : 1);
