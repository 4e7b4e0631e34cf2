import type { Key, Translate } from '@/i18n';
import type { GuestState } from '@/state/session/useTable';

/** The table has waited so long for somebody whose phone is away that somebody should look. */
const STUCK_MS = 120_000;

/** Why this table needs whoever leads, the most urgent first; nothing where it does not. All of it is public, but quiet calls. */
export function needsOf(state: GuestState, waitedMs: number, t: Translate<Key>): readonly string[] {
  const { table, you, snapshot } = state;
  if (table === null) return [];
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  const awaited = (snapshot?.waiting ?? []).filter((seat) => table.seats[seat]?.away === true);
  const isStuck = table.stage === 'playing' && awaited.length > 0 && waitedMs > STUCK_MS;
  return [
    ...(you.quiet ?? []).map((seat) => t('guide.hand.quiet', { name: nameOf(seat) })),
    ...(table.guidance?.hands ?? []).map(({ seat, about }) =>
      t(`guide.hand.${about}`, { name: nameOf(seat) }),
    ),
    ...(isStuck ? [t('table.away', { name: awaited.map(nameOf).join(', ') })] : []),
  ];
}
