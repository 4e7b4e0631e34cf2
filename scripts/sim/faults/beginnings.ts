import { withSeededMachine } from './world/chance';
import { phaseOf } from './naming';
import { wishOf } from './runFaults';
import type { Stage } from './stages';
import { settle } from './world/time';
import type { Beginning, Plant } from './world/types';
import { createWorld } from './world/world';

const LONGEST_MS = 3 * 3_600_000;
/** The first of each phase, and of those that come again and again one in so many. */
const EVERY_ONE = 6;
const EVERY = 8;

/**
 * A whole game played at a good table, and how log and phones stood now and then, so that faults can
 * begin anywhere in a game and not only in its first rounds.
 */
export async function recordBeginnings(of: {
  readonly stage: Stage;
  readonly seats: number;
  readonly style: 'random' | 'bot';
  readonly seed: number;
  readonly plant?: Plant;
}): Promise<readonly Beginning[]> {
  const { stage, seats, style, seed } = of;
  return withSeededMachine(seed, async () => {
    const world = createWorld({
      ...stage,
      ...(of.plant && { plant: of.plant }),
      seats,
      botSeats: 0,
      style,
      seed,
      beginning: null,
      disk: 'memory',
      isWired: false,
      looksPercent: 0,
      isCalm: true,
      // Phones that check a game at its end have kept what they did from its beginning.
      isAudited: true,
      count: () => undefined,
      say: () => undefined,
      said: () => undefined,
      wish: (at, phone) => wishOf(at, phone, stage, seats, 0),
    });
    const { time, referee } = world;
    const until = time.now() + LONGEST_MS;
    const beginnings: Beginning[] = [];
    const seen = new Map<string, number>();
    let lines = 0;
    while (!referee.isOver() && time.now() < until && time.step()) {
      await settle();
      const failure = referee.failure();
      if (failure !== null) throw new Error(`without a fault: ${failure.verdict}, ${failure.what}`);
      if (referee.lines().length === lines || referee.match() === null) continue;
      lines = referee.lines().length;
      const phase = phaseOf(referee.match());
      const before = seen.get(phase) ?? 0;
      seen.set(phase, before + 1);
      if (before < EVERY_ONE || before % EVERY === 0) beginnings.push(world.begin());
    }
    world.close();
    return beginnings;
  });
}
