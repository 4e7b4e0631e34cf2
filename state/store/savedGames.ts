import { SHELF } from '@/rules/shelf';
import type { GuestState } from '@/table/guest/guest';
import { keyFor } from '@/table/storage/storedKeys';
import { systemClock } from '@/table/wire/clock';

import type { FinishedGame, SavedGame } from './schema';
import { deviceValues, readStored, writeStored } from './values';

export type { FinishedGame, SavedGame } from './schema';

export const savedGameOf = (tableId: string): SavedGame | null =>
  readStored('standing', keyFor.standing(tableId));

export function saveGame(tableId: string, standing: Omit<SavedGame, 'at'>): void {
  const key = keyFor.standing(tableId);
  try {
    writeStored('standing', key, { ...standing, at: systemClock.now() });
  } catch {
    // On a full phone the game goes on; the list of saved games then shows less.
    deviceValues.remove(key);
  }
}

export const finishedGame = (tableId: string): FinishedGame | null =>
  readStored('finished', keyFor.finished(tableId));

export function saveFinishedGame(tableId: string, state: GuestState): void {
  const { table, you, match, rev, snapshot, events, verdict } = state;
  const key = keyFor.finished(tableId);
  try {
    const rules = SHELF[table?.game ?? '']?.rulesVersion;
    writeStored('finished', key, { rules, table, you, match, rev, snapshot, events, verdict });
  } catch {
    deviceValues.remove(key);
  }
}
