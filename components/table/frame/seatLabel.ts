import type { SeatFacts } from '@/components/boards/types';
import type { Key, Translate } from '@/i18n';

export type StripSeat = SeatFacts & {
  readonly name: string;
  readonly away: boolean;
  readonly bot: boolean;
  /** The table waits for this one. */
  readonly next: boolean;
  /** A hand is up. */
  readonly calls?: boolean;
};

/** All there is to know of a seat, in a sentence: what the marks show to those who see them. */
export const seatLabel = (t: Translate<Key>, of: StripSeat): string =>
  [
    of.name,
    of.points !== null && t('table.seat.points', { count: of.points }),
    of.cards !== null && t('table.seat.cards', { count: of.cards }),
    of.note !== undefined && of.note,
    ...(of.counts ?? []).map((counted) => counted.label),
    of.locked && t('table.seat.locked'),
    of.bot && t('basics.bot'),
    of.away && t('basics.away'),
    ...of.badges.map((badge) => badge.label),
    of.next && t('table.seat.next'),
    of.calls === true && t('hand.seat'),
  ]
    .filter((part) => part !== false)
    .join(', ');
