import { hasLocked, isOpening } from '../engine/ballot';
import type { Seat } from '../engine/game';
import { forcedVote } from './ballots';
import { CARD } from './content';
import type { DystocraticText } from './text/en';
import type { Card, State } from './types';

export type WhyKey = Extract<keyof DystocraticText, `why.${string}`>;

const isCard = (card: unknown): card is Card => typeof card === 'string' && Object.hasOwn(CARD, card);

const wasUsedOn = ({ used }: State, target: Seat, card: Card): boolean =>
  used.some((use) => use.target === target && use.card === card);

export const isSilenced = (state: State, seat: Seat): boolean => wasUsedOn(state, seat, 'silence');

/** Why `seat` may not play `card` on `target`, or `null` if they may. What is asked can come off the network. */
export function barTo(
  state: State,
  { seat, card, target }: { seat: Seat; card: Card | undefined; target: Seat | undefined },
): WhyKey | null {
  const { ballot } = state;
  if (ballot === null || isOpening(ballot)) return 'why.not-now';
  if (!isCard(card) || !state.hands[seat]?.includes(card)) return 'why.not-in-hand';
  if (target === seat) return 'why.not-yourself';
  if (typeof target !== 'number' || state.hands[target] === undefined) return 'why.no-such-player';
  const { effect } = CARD[card];
  switch (effect.type) {
    case 'force':
      if (hasLocked(ballot, target)) return 'why.force-locked';
      return forcedVote(state, target) === null ? null : 'why.force-twice';
    case 'give':
      return wasUsedOn(state, target, card) ? 'why.give-twice' : null;
    case 'silence':
      return isSilenced(state, target) ? 'why.silence-twice' : null;
    case 'peek':
      if (!hasLocked(ballot, target)) return 'why.peek-not-locked';
      return state.used.some((use) => use.by === seat && use.target === target && use.card === card)
        ? 'why.peek-twice'
        : null;
    case 'reveal-hand':
      return null;
  }
}

export function barToSpeak(state: State, seat: Seat): WhyKey | null {
  if (state.ballot === null || isOpening(state.ballot)) return 'why.not-now';
  if (isSilenced(state, seat)) return 'why.silenced';
  return (state.words[seat] ?? 0) > 0 ? null : 'why.no-words-left';
}
