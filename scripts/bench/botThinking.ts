import type { BotTurn, Game, GameTypes, Legal } from '@/rules/engine/game';
import type { Level } from '@/rules/engine/levels';
import { tableOptions } from '@/rules/engine/log';
import { playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { thinkAt } from '@/rules/engine/think';
import { fetchGames, fetchTrials } from '@/rules/shelf';

/** Decisions of a game that are thought over sharply; the even bot's are all timed. */
const SHARP_DECISIONS = 25;
const GAMES = 2;
/** In how many decisions a game's sharp ones are looked for. */
const SPREAD = 7;

type Times = { readonly whole: number[]; longest: number };

/** Thinks a decision through as a phone would, slice by slice, by the clock. */
function timed(game: Game, level: Level, turn: BotTurn<GameTypes>, into: Times): Legal<GameTypes> | null {
  const thinking = thinkAt(game, level, turn);
  const began = Date.now();
  for (let slice = began; ;) {
    const thought = thinking.next();
    const now = Date.now();
    into.longest = Math.max(into.longest, now - slice);
    slice = now;
    if (thought.done !== true) continue;
    into.whole.push(now - began);
    return thought.value;
  }
}

const within = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const told = ({ whole, longest }: Times) => ({
  decisions: whole.length,
  median: within(whole, 0.5),
  p95: within(whole, 0.95),
  longestSlice: longest,
});

/** Milliseconds that bots take over a decision on this engine, and over the longest slice of one. */
async function main(): Promise<void> {
  const all: object[] = [];
  for (const game of Object.values(await fetchGames())) {
    const { study } = await fetchTrials(game.id);
    const times = { even: { whole: [], longest: 0 } as Times, sharp: { whole: [], longest: 0 } as Times };
    for (let number = 0; number < GAMES; number += 1) {
      let [asked, sharp] = [0, 0];
      const start = {
        seats: game.seats.max,
        options: tableOptions(game, study.options ?? {}),
        seed: seedFrom(number),
      };
      playOut(
        game,
        start,
        (turn) => {
          const move = timed(game, 'even', turn, times.even);
          if (move === null || turn.legal.length < 2) return move;
          asked += 1;
          if (asked % SPREAD === 0 && sharp < SHARP_DECISIONS) {
            sharp += 1;
            timed(game, 'sharp', turn, times.sharp);
          }
          return move;
        },
        { random: createRandom(seedFrom(-1 - number)), maxMoves: 100_000 },
      );
    }
    all.push({ game: game.id, even: told(times.even), sharp: told(times.sharp) });
  }
  console.log(JSON.stringify(all));
}

void main();
