import { CARD } from '@/rules/dystocratic/text/numbers';
import type { DystocraticText } from '@/rules/dystocratic/text/en';
import type { Card, View } from '@/rules/dystocratic/types';
import type { Seat } from '@/rules/engine';

type WhyKey = Extract<keyof DystocraticText, `why.${string}`>;

/** Why a card cannot be played on somebody. Only for what the table has left out of the legal moves. */
export function whyNotOn({ hand, seats }: View, card: Card, target: Seat): WhyKey {
  if (seats.every(({ locked }) => locked)) return 'why.not-now';
  if (!hand.includes(card)) return 'why.not-in-hand';
  const isLocked = seats[target]?.locked === true;
  switch (CARD[card].effect.type) {
    case 'force':
      return isLocked ? 'why.force-locked' : 'why.force-twice';
    case 'give':
      return 'why.give-twice';
    case 'silence':
      return 'why.silence-twice';
    case 'peek':
      return isLocked ? 'why.peek-twice' : 'why.peek-not-locked';
    case 'reveal-hand':
      return 'why.not-now';
  }
}
