import type { GuestState } from '@/table/guest/types';
import { systemClock } from '@/table/wire/clock';
import { STAYS_SHUT_MS } from '@/table/wire/protocol';

/** The clock by which this phone counts what the table tells it. */
export const tableTime = (): number => systemClock.now();

/** The table has waited for openings so long that the host lets it ask itself whether to go on without. */
export const staysShut = ({ waitingSince }: Pick<GuestState, 'waitingSince'>): boolean =>
  tableTime() - waitingSince >= STAYS_SHUT_MS;
