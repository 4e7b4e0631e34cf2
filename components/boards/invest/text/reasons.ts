import type { Seat } from '@/rules/engine';
import { projectOf } from '@/rules/invest/text/cards';
import type { InvestText } from '@/rules/invest/text/en';
import type { CardId, Event } from '@/rules/invest/types';

type Reason = Extract<keyof InvestText, `reason.${string}`>;

/** What stands out on the card: the choice was made for that. */
function whyStarted(card: CardId): Reason {
  const { shields, benefits, investors } = projectOf(card);
  if (investors !== null) return 'reason.start.group';
  if (Object.keys(shields).length > 0 || benefits.shield !== undefined) return 'reason.start.shields';
  return benefits.draw === undefined ? 'reason.start.points' : 'reason.start.draw';
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What the bots of this game say when they are asked why: only what everybody could see. */
const REASONS: { readonly [T in Event['type']]?: (event: Of<T>) => Reason | null } = {
  drew: ({ by }) => (by === 'token' ? 'reason.draw' : null),
  started: ({ card }) => whyStarted(card),
  invested: ({ seat, owner }) => (seat === owner ? 'reason.invest.own' : 'reason.invest.group'),
  shielded: () => 'reason.shield',
  foresaw: ({ by }) => (by === 'token' ? 'reason.foresight' : null),
  lost: () => 'reason.lost',
};

export function reasonOf(event: Event): { readonly seat: Seat; readonly reason: Reason } | null {
  const find = REASONS[event.type] as ((event: object) => Reason | null) | undefined;
  const reason = find?.(event) ?? null;
  return reason === null || !('seat' in event) ? null : { seat: event.seat, reason };
}
