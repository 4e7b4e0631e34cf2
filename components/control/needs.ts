import type { Key, Translate } from '@/i18n';
import type { GuestState } from '@/state/session/useTable';

/** The table has waited so long for somebody whose phone is away that somebody should look. */
const STUCK_MS = 120_000;

/** Longer than any turn should take: whoever leads may ask what the table waits for. */
const SLOW_MS = 10 * 60_000;

/** Why this table needs whoever leads, the most urgent first; nothing where it does not. All of it is public, but quiet calls. */
export function needsOf(state: GuestState, waitedMs: number, t: Translate<Key>): readonly string[] {
  const { table, you, snapshot } = state;
  if (table === null) return [];
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  const awaited = (snapshot?.waiting ?? []).filter((seat) => table.seats[seat]?.away === true);
  const isStuck = table.stage === 'playing' && awaited.length > 0 && waitedMs > STUCK_MS;
  const isSlow =
    table.stage === 'playing' && table.guidance?.isPaused !== true && waitedMs > SLOW_MS && !isStuck;
  return [
    ...(you.quiet ?? []).map((seat) => t('guide.hand.quiet', { name: nameOf(seat) })),
    ...(table.guidance?.hands ?? []).map(({ seat, about }) =>
      t(`guide.hand.${about}`, { name: nameOf(seat) }),
    ),
    ...(isStuck ? [t('table.away', { name: awaited.map(nameOf).join(', ') })] : []),
    ...(isSlow ? [t('control.slow', { count: Math.floor(waitedMs / 60_000) })] : []),
  ];
}
