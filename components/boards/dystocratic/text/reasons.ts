import type { DystocraticText } from '@/rules/dystocratic/text/en';
import type { Card, Event } from '@/rules/dystocratic/types';
import type { BallotEvent, Seat } from '@/rules/engine';

type Reason = Extract<keyof DystocraticText, `reason.${string}`>;

const WHY_PLAYED: { readonly [C in Card]: Reason } = {
  'force-black': 'reason.force',
  'force-white': 'reason.force',
  give: 'reason.give',
  'reveal-hand': 'reason.reveal-hand',
  silence: 'reason.silence',
  'peek-prediction': 'reason.peek',
  'peek-vote': 'reason.peek',
};

/** What the bots of this game say when they are asked why: nothing of a Force or a vote that still lies face down. */
export function reasonOf(
  event: Event | BallotEvent,
): { readonly seat: Seat; readonly reason: Reason } | null {
  if (event.type === 'said') return { seat: event.seat, reason: 'reason.said' };
  if (event.type !== 'played') return null;
  return { seat: event.seat, reason: event.card === null ? 'reason.force' : WHY_PLAYED[event.card] };
}
