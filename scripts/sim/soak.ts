import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { SHELF } from '@/rules/shelf';
import { dialAt, guestOf, invitedBy } from '@/scripts/sim/phones/socketPhone';
import { eachUntil, until } from '@/scripts/sim/phones/waits';
import { serve } from '@/server/serve';
import type { Guest } from '@/table/guest/guest';
import { memoryValues } from '@/table/storage/storage';
import type { KeyPair } from '@/table/wire/keys';

const USAGE = `Usage: npm run --silent soak -- [--games N] [--early N] [--json]

Whole games in a row at one table over real sockets, its log on the disk.
  --games  how many (200)
  --game   which (dystocratic)
  --early  the game after which memory is first taken (20)
  --json   one JSON object instead of a summary`;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { values } = readArguments();
const games = Number(values.games);
const early = Math.min(Number(values.early), games);
const folder = mkdtempSync(join(tmpdir(), 'palaver-soak-'));
writeFileSync(join(folder, 'index.html'), '');
const serving = await serve({
  data: join(folder, 'data'),
  site: folder,
  port: 0,
  host: '127.0.0.1',
  pace: () => 1,
});

const host = serving.house.create(values.game, (SHELF[values.game]?.seats.max ?? 1) - 1);
const keys = tableCrypto.newKeyPair();

type Taken = {
  readonly game: number;
  readonly heapUsed: number;
  readonly rss: number;
  readonly handles: number;
};
const taken: Taken[] = [];
let moves = 0;

for (let number = 1; number <= games; number += 1) {
  await playOne();
  if (number === early || number === games || number % 50 === 0) taken.push(await measure(number));
}
const first = taken.find(({ game }) => game === early);
const last = taken.at(-1);
const growth = first && last ? last.heapUsed / first.heapUsed - 1 : 0;
await serving.close();
rmSync(folder, { recursive: true });
const report = { games, moves, measured: taken, growthPercent: Math.round(growth * 1000) / 10 };
console.log(
  values.json
    ? JSON.stringify(report)
    : `${games} games, ${moves} moves; memory after ${games} against ${early}: ${report.growthPercent} %`,
);
process.exit(growth <= 0.1 ? 0 : 1);

/** To its end, by somebody at a socket and by bots; another socket looks on. Guests come anew for every game. */
async function playOne(): Promise<void> {
  const [player, screen] = [newGuest(keys), newGuest(tableCrypto.newKeyPair())];
  await eachUntil([player, screen], ({ line }) => line === 'here');
  if (player.state().you.seat === null) {
    const seat = player.state().table?.seats.findIndex(({ kind }) => kind === 'open') ?? 0;
    await player.ask({ type: 'sit', seat, name: 'Amina' });
  }
  const { match } = player.state().table ?? { match: 0 };
  await player.ask({ type: 'start' });
  await until(player, ({ table, snapshot }) => table?.match === match + 1 && snapshot !== null);
  while (player.state().table?.stage !== 'over') {
    const { rev, snapshot } = player.state();
    const move = snapshot?.legal[0];
    if (move !== undefined) await player.choose(move);
    if (player.state().rev === rev) await new Promise((soon) => setTimeout(soon, 2));
  }
  moves += player.state().rev;
  await player.ask({ type: 'again' });
  for (const guest of [player, screen]) guest.close();
}

async function measure(game: number): Promise<Taken> {
  await new Promise((soon) => setTimeout(soon, 1_500));
  for (let n = 0; n < 4; n += 1) collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { game, heapUsed, rss, handles: process.getActiveResourcesInfo().length };
}

function newGuest(own: KeyPair): Guest {
  const table = invitedBy(host);
  const phone = { keys: own, values: memoryValues(), runs: 'page' } as const;
  return guestOf(table, phone, dialAt(`127.0.0.1:${serving.port}`, table, own));
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '200' },
        game: { type: 'string', default: 'dystocratic' },
        early: { type: 'string', default: '20' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
