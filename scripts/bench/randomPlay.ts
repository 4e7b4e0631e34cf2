import type { Game } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { fetchGames } from '@/rules/shelf';

/** Random legal play with its log written out, printed as moves a second by game. Runs on Node and on Hermes. */
const WARM_UP_MS = 300;
const RUN_MS = 2_000;

function movesPerSecond(game: Game): number {
  let seed = 1;
  const playFor = (ms: number) => {
    const until = Date.now() + ms;
    let moves = 0;
    let bytes = 0;
    while (Date.now() < until) {
      const start = { seats: game.seats.max, options: tableOptions(game, {}), seed: seedFrom((seed += 1)) };
      const { entries } = playOut(game, start, randomPlayer(), {
        random: createRandom(seedFrom(seed)),
        maxMoves: 10_000,
      });
      for (const entry of entries) bytes += JSON.stringify(entry).length;
      moves += entries.length;
    }
    return bytes > 0 ? moves : 0;
  };
  playFor(WARM_UP_MS);
  const from = Date.now();
  const moves = playFor(RUN_MS);
  return Math.round((moves * 1_000) / (Date.now() - from));
}

void fetchGames().then((games) =>
  console.log(
    JSON.stringify(Object.fromEntries(Object.values(games).map((game) => [game.id, movesPerSecond(game)]))),
  ),
);
