import { systemClock } from '@/table/wire/clock';

import { deviceValues } from './device';
import type { GuestState } from '@/state/session/tableSession';

/** Where a game stood when this phone last saw it, in the words it was shown in. */
export type SavedGame = {
  readonly players: readonly string[];
  readonly stage: 'lobby' | 'playing' | 'over';
  /** Round or phase. */
  readonly heading: string;
  readonly waiting: readonly string[];
  readonly at: number;
};

/** A finished game as this phone saw it: enough to look at it again without its host. */
export type FinishedGame = Pick<
  GuestState,
  'table' | 'you' | 'match' | 'rev' | 'snapshot' | 'events' | 'verdict'
>;

const STANDING = 'standing/';
const KEPT = 'kept/';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(deviceValues.get(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** A full phone plays on; its list of games then says less. */
function write(key: string, value: unknown): void {
  try {
    deviceValues.set(key, JSON.stringify(value));
  } catch {
    deviceValues.remove(key);
  }
}

export const savedGameOf = (tableId: string): SavedGame | null => read(STANDING + tableId);

export const saveGame = (tableId: string, standing: Omit<SavedGame, 'at'>): void =>
  write(STANDING + tableId, { ...standing, at: systemClock.now() });

export const finishedGame = (tableId: string): FinishedGame | null => read(KEPT + tableId);

export function saveFinishedGame(tableId: string, state: GuestState): void {
  const { table, you, match, rev, snapshot, events, verdict } = state;
  write(KEPT + tableId, { table, you, match, rev, snapshot, events, verdict } satisfies FinishedGame);
}
