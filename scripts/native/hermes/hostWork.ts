import { fetchGames } from '@/rules/shelf';

import { hostWork } from '@/scripts/bench/hostWork';
import { within } from '@/scripts/bench/within';

/** How long a host on this engine takes over a move, for each game. One line, and only when all is done. */
async function main(): Promise<void> {
  const all: object[] = [];
  for (const game of Object.values(await fetchGames())) {
    const { whole } = await hostWork(game, { seed: 1, moves: 150, runs: 3 });
    all.push({ game: game.id, median: within(whole, 0.5), p95: within(whole, 0.95) });
  }
  console.log(JSON.stringify(all));
}

void main();
