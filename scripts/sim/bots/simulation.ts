import type { Game, GameTypes } from '@/rules/engine/game';
import { botPlayer, type Player, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { round, type Study } from '@/rules/engine/trials';

/** `sensible`, `random`, or a kind that a game's study names. */
export type PlayerKind = string;

export type Simulated = {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly PlayerKind[];
  readonly options: GameTypes['options'];
  readonly finished: number;
  readonly stuck: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** By seat, and by the id of whoever wins without a seat. Players who share a win share its count. */
  readonly wins: { readonly [winner: string]: number };
  readonly averageScores: readonly number[];
  /** Moves by kind; a game's own statistics stand in `details`. */
  readonly moveKinds: { readonly [type: string]: number };
  readonly details: { readonly [name: string]: unknown };
};

type Simulation = {
  readonly game: Game;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly PlayerKind[];
  readonly options: GameTypes['options'];
  readonly study: Study;
  readonly now: () => number;
};

const MAX_MOVES = 100_000;
/** Keeps the seeds of two simulations so far apart that they share no game. */
const SEED_STRIDE = 1_000_003;

export function simulate({ game, games, seed, bots, options, study, now }: Simulation): Simulated {
  const seats = bots.length;
  const wins: { [winner: string]: number } = Object.fromEntries(bots.map((_, seat) => [String(seat), 0]));
  const scores = bots.map(() => 0);
  const moveKinds: { [type: string]: number } = {};
  let [finished, moves] = [0, 0];
  const kinds: { readonly [kind: string]: Player<GameTypes> } = {
    ...study.players,
    sensible: botPlayer(game),
    random: randomPlayer(),
  };
  const player: Player<GameTypes> = (turn) => kinds[bots[turn.seat] ?? '']?.(turn) ?? null;
  const tally = study.tally?.();

  const began = now();
  for (let number = 0; number < games; number += 1) {
    const start = { seats, options, seed: seedFrom(seed * SEED_STRIDE + number) };
    const random = createRandom(seedFrom(-1 - seed * SEED_STRIDE - number));
    const played = playOut(game, start, player, {
      random,
      maxMoves: MAX_MOVES,
      visit: (_match, step) => step?.events.forEach(({ event }) => tally?.see(event)),
    });
    moves += played.entries.length;
    for (const entry of played.entries)
      if ('move' in entry) moveKinds[entry.move.type] = (moveKinds[entry.move.type] ?? 0) + 1;
    const result = game.result(played.match.state);
    if (result === null) continue;
    finished += 1;
    tally?.end?.(result);
    for (const [seat, score] of result.scores.entries()) scores[seat] = (scores[seat] ?? 0) + score;
    for (const winner of result.winners) wins[winner] = (wins[winner] ?? 0) + 1 / result.winners.length;
  }
  const seconds = Math.max((now() - began) / 1000, 0.001);

  return {
    game: game.id,
    games,
    seed,
    bots,
    options,
    finished,
    stuck: games - finished,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    wins: Object.fromEntries(Object.entries(wins).map(([winner, count]) => [winner, round(count)])),
    averageScores: scores.map((score) => round(score / Math.max(finished, 1))),
    moveKinds,
    details: tally?.details(finished) ?? {},
  };
}
