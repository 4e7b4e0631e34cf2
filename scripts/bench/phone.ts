import { newKeyPair } from '@/net/secure/keys';
import { guestHandshake, hostHandshake } from '@/net/secure/noise';
import { frameReader, frameWriter } from '@/net/secure/transportFrames';
import type { Game, GameTypes } from '@/rules/engine';
import { fetchGame, fetchGames } from '@/rules/shelf';

import { hostWork } from './hostWork';
import { within } from './within';
import { lockWork } from './lockWork';

/** What a phone that is the table has to do, and how long it takes. Prints one line of JSON; runs on Node and on Hermes. */
const KILOBYTES_2 = 2_048;
const RUNS = 5;
const BATCH = 20;
const SEEDS = [1, 2];
const WHOLE_GAME = 3_000;
const LOCKS = 60;

const round = (ms: number) => Math.round(ms * 100) / 100;

/** The Hermes command line counts whole milliseconds, so what is quicker is done often. */
function each(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const from = Date.now();
    for (let n = 0; n < BATCH; n += 1) run();
    return (Date.now() - from) / BATCH;
  });
  return round(Math.min(...times));
}

function crypto() {
  const key = new Uint8Array(32).fill(7);
  const plain = new Uint8Array(KILOBYTES_2).fill(65);
  const write = frameWriter(key);
  const sealMs = each(() => void write(plain));
  const [again, read] = [frameWriter(key), frameReader(key)];
  const frames = Array.from({ length: RUNS * BATCH }, () => again(plain)[0] as Uint8Array);
  let at = 0;
  const openMs = each(() => void read(frames[at++] as Uint8Array));
  const [host, seat] = [newKeyPair(), newKeyPair()];
  const greet = () =>
    guestHandshake({ seatSecret: seat.secretKey, hostKey: host.publicKey, tableId: 'table' });
  const shake = (message: Uint8Array) =>
    hostHandshake({ secretKey: host.secretKey, tableId: 'table', message });
  const { message } = greet();
  // The message is wiped as it is read.
  const handshakeHostMs = each(() => void shake(message.slice()));
  const handshakeBothMs = each(() => {
    const guest = greet();
    guest.finish(shake(guest.message).answer);
  });
  return { seal2KbMs: sealMs, open2KbMs: openMs, handshakeHostMs, handshakeBothMs };
}

async function moves(game: Game, options: GameTypes['options']) {
  const times: number[] = [];
  const lockTimes: number[] = [];
  const stretches: number[] = [];
  for (const seed of SEEDS) {
    const { whole, longest, locks } = await hostWork(game, { seed, options, moves: WHOLE_GAME, runs: RUNS });
    times.push(...whole);
    lockTimes.push(...locks);
    stretches.push(...longest);
  }
  return {
    ...summed(times),
    ...(lockTimes.length > 0 && { locks: summed(lockTimes) }),
    longestStretch: round(within(stretches, 1)),
    moves: times.length,
  };
}

function summed(times: readonly number[]) {
  const [median, p95, max] = [0.5, 0.95, 1].map((of) => round(within(times, of)));
  return { mean: round(times.reduce((sum, ms) => sum + ms, 0) / times.length), median, p95, max };
}

async function main(): Promise<void> {
  const moveToFiveGuestsMs: { [game: string]: unknown } = {};
  for (const game of Object.values(await fetchGames())) moveToFiveGuestsMs[game.id] = await moves(game, {});
  moveToFiveGuestsMs['ryv, full'] = await moves(await fetchGame('ryv'), { mode: 'full' });
  const lockMs = summed(await lockWork(LOCKS)).mean;
  console.log(JSON.stringify({ ...crypto(), lockMs, moveToFiveGuestsMs }));
}

void main();
