import { systemClock } from '@/table/clock';

import { deviceValues } from './device';
import type { GuestState } from './sitting';

/** Where a game stood when this phone last saw it, in the words it was shown in. */
export type Standing = {
  readonly players: readonly string[];
  readonly stage: 'lobby' | 'playing' | 'over';
  /** Round or phase. */
  readonly heading: string;
  readonly waiting: readonly string[];
  readonly at: number;
};

/** A finished game as this phone saw it: enough to look at it again without its host. */
export type KeptGame = Pick<
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

export const standingOf = (tableId: string): Standing | null => read(STANDING + tableId);

export const keepStanding = (tableId: string, standing: Omit<Standing, 'at'>): void =>
  write(STANDING + tableId, { ...standing, at: systemClock.now() });

export const keptGame = (tableId: string): KeptGame | null => read(KEPT + tableId);

export function keepGame(tableId: string, state: GuestState): void {
  const { table, you, match, rev, snapshot, events, verdict } = state;
  write(KEPT + tableId, { table, you, match, rev, snapshot, events, verdict } satisfies KeptGame);
}
