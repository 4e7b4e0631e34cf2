import type { Game } from '@/rules/engine';

import type { Chance } from '@/scripts/sim/faults/world/chance';

type Read = (chance: Chance) => boolean;

/**
 * Tries one broken input. Returns whether it was accepted; throws when it was not refused properly.
 * `slow`: one try stands for so many.
 */
export type Reader = Read | { readonly read: Read; readonly slow: number };

export type Readers = { readonly [kind: string]: Reader };

/** A real game, and its log to the end. */
export type FuzzedGame = { readonly game: Game; readonly log: readonly string[] };
