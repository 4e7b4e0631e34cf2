import type { Key, Translate } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import type { TableInfo } from '@/state/session/tableSession';

/** Whether the game can start, and what the button for it says: with how many, where not every seat need be taken. */
export function startOf({ game, seats }: TableInfo, t: Translate<Key>) {
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const least = SHELF[game]?.seats.min ?? 0;
  const isFull = taken === seats.length;
  return {
    taken,
    least,
    free: seats.length - taken,
    missing: Math.max(0, least - taken),
    label: isFull ? t('lobby.start') : t('lobby.start.with', { count: taken }),
  };
}
