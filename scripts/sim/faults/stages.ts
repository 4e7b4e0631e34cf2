import type { Game, GameTypes, Legal } from '@/rules/engine';
import { GAMES } from '@/rules/games';

import { chileScan } from '@/__tests__/support/scans/chile';
import { dystocraticScan } from '@/__tests__/support/scans/dystocratic';
import { investScan } from '@/__tests__/support/scans/invest';
import { podiumScan } from '@/__tests__/support/scans/podium';
import { ryvScan } from '@/__tests__/support/scans/ryv';
import type { Scan } from '@/__tests__/support/secrets';

const scanned = <G extends GameTypes>(scan: Scan<G>): Scan => scan as unknown as Scan;

/** The games with their secret things marked. */
export const SCANS: { readonly [game: string]: Scan } = {
  chile: scanned(chileScan),
  dystocratic: scanned(dystocraticScan),
  invest: scanned(investScan),
  podium: scanned(podiumScan),
  ryv: scanned(ryvScan),
};

type Options = Record<string, string | number>;

/** A game as a run plays it: as it is, or with marked cards whose names give a leak away. */
export type Stage = {
  readonly game: Game;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options?: Options;
  readonly secrets: Scan['secrets'];
  /** Moves that are made more often than chance would have it. */
  readonly seeks?: (move: Legal<GameTypes>) => boolean;
};

/** How a table is set: as it is, and so that it comes to phases it would hardly come to otherwise. */
const SETTINGS: { readonly [game: string]: readonly [Options, Options] } = {
  chile: [{}, { issues: 'dealt', days: 5 }],
  dystocratic: [{}, {}],
  invest: [{}, { rounds: 2 }],
  podium: [{}, { policies: 'choose', difficulty: 'custom', goal: 8 }],
  ryv: [{ mode: 'full', climate: 'emerging-democracy' }, {}],
};

export function stageOf(of: {
  game: string;
  isScanned: boolean;
  source: number;
  scans: typeof SCANS;
}): Stage {
  const real = GAMES[of.game] as Game;
  const { game: marked, seats, secrets, options, seeks } = of.scans[of.game] as Scan;
  const set = SETTINGS[of.game]?.[of.source % 2] ?? {};
  const sought = seeks && { seeks };
  if (!of.isScanned) return { game: real, seats: real.seats, secrets: () => [], options: set, ...sought };
  return {
    game: marked,
    seats: { min: seats, max: seats },
    secrets,
    options: { ...options, ...set },
    ...sought,
  };
}
