import { withSeededMachine } from './chance';
import { type Stage, wishOf } from './run';
import { settle } from './time';
import type { Beginning } from './types';
import { createWorld } from './world';

const LONGEST_MS = 3 * 3_600_000;

/**
 * A whole game played at a good table, and how log and phones stood after every step of it, so that faults can
 * begin anywhere in a game and not only in its first rounds.
 */
export async function playSource(of: {
  readonly stage: Stage;
  readonly seats: number;
  readonly style: 'random' | 'bot';
  readonly seed: number;
}): Promise<readonly Beginning[]> {
  const { stage, seats, style, seed } = of;
  return withSeededMachine(seed, async () => {
    const world = createWorld({
      game: stage.game,
      secrets: stage.secrets,
      seats,
      botSeats: 0,
      style,
      seed,
      beginning: null,
      disk: 'memory',
      isWired: false,
      looksPercent: 0,
      count: () => undefined,
      say: () => undefined,
      said: () => undefined,
      wish: (at, phone) => wishOf(at, phone, stage, seats, 0),
    });
    const { time, referee } = world;
    const until = time.now() + LONGEST_MS;
    const beginnings: Beginning[] = [];
    let lines = 0;
    while (!referee.isOver() && time.now() < until && time.step()) {
      await settle();
      const failure = referee.failure();
      if (failure !== null) throw new Error(`without a fault: ${failure.verdict}, ${failure.what}`);
      if (referee.lines().length === lines || referee.match() === null) continue;
      lines = referee.lines().length;
      beginnings.push(world.begin());
    }
    world.close();
    return beginnings;
  });
}
