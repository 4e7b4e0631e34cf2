import type { ChileText } from '@/rules/chile/text/en';
import { REGION } from '@/rules/chile/text/numbers';
import type { Event } from '@/rules/chile/types';
import type { BallotEvent, Seat } from '@/rules/engine';

type Reason = Extract<keyof ChileText, `reason.${string}`>;

/** From so many votes on a Region is worth a poll for these alone. */
const BIG = 6;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What the bots of this game say when they are asked why: only what everybody could see. */
const REASONS: { readonly [T in Event['type']]?: (event: Of<T>) => Reason | null } = {
  chose: ({ struck }) => (struck ? null : 'reason.issues'),
  polled: ({ region }) => (REGION[region].votes >= BIG ? 'reason.poll.big' : 'reason.poll'),
  bought: () => 'reason.buy',
  'took-over': () => 'reason.takeover',
  advertised: ({ kind, replaced }) => (replaced > 0 ? 'reason.replace' : `reason.${kind}`),
  bonus: () => 'reason.bonus',
  swapped: () => 'reason.shift',
  changed: () => 'reason.shift',
  replaced: () => 'reason.draw',
  forfeited: () => 'reason.forfeit',
};

export function reasonOf(
  event: Event | BallotEvent,
): { readonly seat: Seat; readonly reason: Reason } | null {
  const find = REASONS[event.type as Event['type']] as ((event: object) => Reason | null) | undefined;
  const reason = find?.(event) ?? null;
  return reason === null || !('seat' in event) ? null : { seat: event.seat, reason };
}
