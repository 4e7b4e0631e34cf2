import type { Game, GameTypes, Legal } from '@/rules/engine';
import type { Scan } from '@/rules/engine/trials';
import { fetchGame, fetchTrials } from '@/rules/shelf';

/** A game as a run plays it: as it is, or with marked cards whose names give a leak away. */
export type Stage = {
  readonly game: Game;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options?: GameTypes['options'];
  readonly secrets: Scan['secrets'];
  readonly forget?: Scan['forget'];
  /** Moves that are made more often than chance would have it. */
  readonly seeks?: (move: Legal<GameTypes>) => boolean;
};

export async function stageOf(of: {
  game: string;
  isScanned: boolean;
  source: number;
  /** With a planted bug. */
  changed?: ((scan: Scan) => Scan) | undefined;
}): Promise<Stage> {
  const { scan, faultStages } = await fetchTrials(of.game);
  const { game: marked, seats, secrets, forget, options, seeks } = of.changed?.(scan) ?? scan;
  const set = faultStages[of.source % 2] ?? {};
  const sought = seeks && { seeks };
  if (!of.isScanned) {
    const real = await fetchGame(of.game);
    return { game: real, seats: real.seats, secrets: () => [], options: set, ...sought };
  }
  return {
    game: marked,
    seats: { min: seats, max: seats },
    secrets,
    ...(forget && { forget }),
    options: { ...options, ...set },
    ...sought,
  };
}
