import type { Game, GameTypes } from '@/rules/engine/game';
import { LEVELS } from '@/rules/engine/levels';
import { botPlayer, type Player, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { round, type Study } from '@/rules/engine/trials';

/** A level, `random`, or `recipe:` with the name of one that the game's study has. */
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
  /** What each kind of bot won, divided by its share of the seats, among the games that a seat won. */
  readonly ofFairShare: { readonly [kind: PlayerKind]: number };
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
  /** Every game begins with the bots one seat further on, so that no kind has the better chairs. */
  readonly rotate?: boolean;
  readonly now: () => number;
};

const MAX_MOVES = 100_000;
/** Keeps the seeds of two simulations so far apart that they share no game. */
const SEED_STRIDE = 1_000_003;

export function simulate({
  game,
  games,
  seed,
  bots,
  rotate = false,
  options,
  study,
  now,
}: Simulation): Simulated {
  const seats = bots.length;
  const wins: { [winner: string]: number } = Object.fromEntries(bots.map((_, seat) => [String(seat), 0]));
  const scores = bots.map(() => 0);
  const moveKinds: { [type: string]: number } = {};
  let [finished, moves] = [0, 0];
  const kinds: { readonly [kind: string]: Player<GameTypes> } = {
    ...Object.fromEntries(LEVELS.map((level) => [level, botPlayer(game, level)])),
    ...Object.fromEntries(
      Object.entries(study.recipes ?? {}).map(([name, play]) => [`recipe:${name}`, play]),
    ),
    random: randomPlayer(),
  };
  const seated = (number: number) => (seat: number) => bots[(seat + (rotate ? number : 0)) % seats] ?? '';
  const byKind = new Map<PlayerKind, number>(bots.map((kind) => [kind, 0]));
  const tally = study.tally?.();

  const began = now();
  for (let number = 0; number < games; number += 1) {
    const start = { seats, options, seed: seedFrom(seed * SEED_STRIDE + number) };
    const kindAt = seated(number);
    const player: Player<GameTypes> = (turn) => kinds[kindAt(turn.seat)]?.(turn) ?? null;
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
    for (const winner of result.winners) {
      const share = 1 / result.winners.length;
      wins[winner] = (wins[winner] ?? 0) + share;
      if (typeof winner === 'number') byKind.set(kindAt(winner), (byKind.get(kindAt(winner)) ?? 0) + share);
    }
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
    ofFairShare: fairShares(bots, byKind),
    averageScores: scores.map((score) => round(score / Math.max(finished, 1))),
    moveKinds,
    details: tally?.details(finished) ?? {},
  };
}

function fairShares(bots: readonly PlayerKind[], wins: ReadonlyMap<PlayerKind, number>) {
  const all = [...wins.values()].reduce((sum, each) => sum + each, 0);
  const share = (kind: PlayerKind) => bots.filter((each) => each === kind).length / bots.length;
  return Object.fromEntries(
    [...wins].map(([kind, won]) => [kind, round(won / Math.max(all * share(kind), 1))]),
  );
}
