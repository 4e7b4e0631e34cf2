import { type Chance, chanceFrom } from '@/scripts/sim/faults/world/chance';
import { designReaders } from './designs';
import { linkReaders } from './links';
import { logReaders } from './logs';
import { savedReaders } from './saved';
import { settingsReaders } from './settings';
import type { FuzzedGame, Reader } from './types';

export type FuzzedFiles = { readonly [kind: string]: { readonly tried: number; readonly taken: number } };

/**
 * Links, codes, scenarios, settings, saved games, tables and logs that came from anywhere. Throws at the first that is
 * not refused properly.
 */
export function fuzzFiles(of: {
  times: number;
  seed: number;
  game: FuzzedGame;
  design: object;
  /** An empty folder. */
  folder: string;
}): FuzzedFiles {
  const chance = chanceFrom(of.seed);
  const readers = {
    ...linkReaders(),
    ...designReaders(of.design),
    ...settingsReaders(),
    ...savedReaders(of.game),
    ...logReaders(of.game, of.folder),
  };
  return Object.fromEntries(
    Object.entries(readers).map(([kind, reader]) => [kind, tryOut(kind, reader, chance, of.times)]),
  );
}

function tryOut(kind: string, reader: Reader, chance: Chance, times: number): FuzzedFiles[string] {
  const { read, slow = 1 } = typeof reader === 'function' ? { read: reader } : reader;
  const tried = Math.ceil(times / slow);
  let taken = 0;
  for (let n = 0; n < tried; n += 1)
    try {
      if (read(chance)) taken += 1;
    } catch (error) {
      throw new Error(`${kind}, number ${n}: ${error instanceof Error ? error.stack : String(error)}`, {
        cause: error,
      });
    }
  return { tried, taken };
}
