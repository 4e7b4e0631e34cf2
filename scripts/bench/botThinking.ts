import type { BotTurn, Game, GameTypes, Legal } from '@/rules/engine/game';
import { LEVELS, type Level } from '@/rules/engine/levels';
import { tableOptions } from '@/rules/engine/log';
import { playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { thinkAt } from '@/rules/engine/think';
import { fetchGames, fetchTrials } from '@/rules/shelf';

import { within } from './within';

/** How many decisions of a game are timed at each level, one of so many. */
const TIMED = {
  even: { decisions: 100, oneOf: 1 },
  sharp: { decisions: 30, oneOf: 3 },
} as const satisfies { readonly [L in Level]?: object };
/** How often each is thought through, and how often at most, as long as one of its steps seems to take longer than this. */
const TIMES = { least: 3, most: 15, step: 3 };
type Timed = keyof typeof TIMED;
const isTimed = (level: Level): level is Timed => level in TIMED;

type Times = { asked: number; readonly whole: number[]; longest: number };

/** Milliseconds between one rest and the next, in a decision that is thought through to its end. */
function steps(game: Game, level: Level, turn: BotTurn<GameTypes>, seed: number): readonly number[] {
  const thinking = thinkAt(game, level, { ...turn, random: createRandom(seedFrom(seed)) });
  const taken: number[] = [];
  for (let before = Date.now(); ;) {
    const isDone = thinking.next().done === true;
    const now = Date.now();
    taken.push(now - before);
    before = now;
    if (isDone) return taken;
  }
}

/** In milliseconds: who was not kept waiting does not differ by more from the quickest, on a clock of whole ones. */
const ALIKE = 2;

/** How long a step takes by itself: a machine that is busy with something else makes some of its times longer. */
function usual(times: readonly number[]): number {
  const alike = times.filter((each) => each <= Math.min(...times) + ALIKE);
  return alike.reduce((sum, each) => sum + each, 0) / alike.length;
}

/**
 * Thinks one decision through several times, the same each time. Of a step the shortest time is the true one: whatever
 * else the machine does only ever adds to it.
 */
function time(game: Game, level: Timed, turn: BotTurn<GameTypes>, into: Times): void {
  const { decisions, oneOf } = TIMED[level];
  into.asked += 1;
  if (into.asked % oneOf !== 0 || into.whole.length >= decisions) return;
  const runs: (readonly number[])[] = [];
  const each = () => (runs[0] ?? []).map((_, at) => runs.map((run) => run[at] ?? 0));
  const longest = () => each().reduce((most, step) => Math.max(most, Math.min(...step)), 0);
  while (runs.length < TIMES.least || (longest() > TIMES.step && runs.length < TIMES.most))
    runs.push(steps(game, level, turn, into.asked));
  into.whole.push(Math.round(each().reduce((sum, step) => sum + usual(step), 0)));
  into.longest = Math.max(into.longest, longest());
}

const told = ({ whole, longest }: Times) => ({
  decisions: whole.length,
  median: within(whole, 0.5),
  p95: within(whole, 0.95),
  longestStep: longest,
});

/** Milliseconds that bots take over a decision on this engine, and over the longest step from one rest to the next. */
async function main(): Promise<void> {
  const all: object[] = [];
  for (const game of Object.values(await fetchGames())) {
    const { study } = await fetchTrials(game.id);
    const times = { even: none(), sharp: none() };
    const start = {
      seats: game.seats.max,
      options: tableOptions(game, study.options ?? {}),
      seed: seedFrom(0),
    };
    playOut(
      game,
      start,
      (turn) => {
        if (turn.legal.length > 1)
          for (const level of LEVELS) if (isTimed(level)) time(game, level, turn, times[level]);
        return decided(game, turn);
      },
      { random: createRandom(seedFrom(-1)), maxMoves: 100_000 },
    );
    all.push({ game: game.id, even: told(times.even), sharp: told(times.sharp) });
  }
  console.log(JSON.stringify(all));
}

const none = (): Times => ({ asked: 0, whole: [], longest: 0 });

function decided(game: Game, turn: BotTurn<GameTypes>): Legal<GameTypes> | null {
  const thinking = game.bot(turn);
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
}

void main();
