import type { Seat } from '../engine/game';
import { isComplete, projectOf } from './content';
import { edgeOf, misfit } from './district';
import { SECTORS } from './numbers';
import { isFirstTurn } from './rounds';
import type { InvestText } from './text/en';
import type { CardId, Move, State } from './types';

type WhyKey = Extract<keyof InvestText, `why.${string}`>;
/** What is asked comes off the network: any part of it may be missing or wrong. */
type Asked<T extends Move['type']> = Partial<Extract<Move, { type: T }>>;
/** `null`: allowed, or somebody else's turn, which the engine says by itself. `options` are listed only for who may act. */
type Why = WhyKey | null;

const isTurnOf = (state: State, seat: Seat): boolean =>
  state.phase === 'turn' && state.tasks.length === 0 && state.turn === seat;

const isTaskOf = ({ tasks: [head] }: State, seat: Seat, type: string): boolean =>
  head?.seat === seat && head.type === type;

export function whyNotTakeKey(
  { phase, turn, keyTokens }: State,
  seat: Seat,
  { token }: Asked<'take-key'>,
): Why {
  if (phase !== 'keys' || turn !== seat) return null;
  return keyTokens[token ?? -1]?.seat === null ? null : 'why.no-such-token';
}

/** On the very first turn nothing but a project can be started. */
export const whyNotSheet = (state: State, seat: Seat): Why =>
  isTurnOf(state, seat) && isFirstTurn(state, seat) ? 'why.first-project' : null;

export function whyNotDraw(state: State, seat: Seat, { sector }: Asked<'draw'>): Why {
  const isDeal = state.phase === 'deal' && state.turn === seat;
  if (!isDeal && !isTurnOf(state, seat) && !isTaskOf(state, seat, 'draw')) return null;
  const known = SECTORS.find((each) => each === sector);
  return whyNotSheet(state, seat) ?? (known && state.decks[known].length > 0 ? null : 'why.deck-empty');
}

export function whyNotStart(state: State, seat: Seat, { card, x, y }: Asked<'start'>): Why {
  if (!isTurnOf(state, seat)) return null;
  if (card === undefined || !state.hands[seat]?.includes(card)) return 'why.not-in-hand';
  if (x === undefined || y === undefined) return 'why.not-next';
  return misfit(state.districts[seat] ?? [], card, { x, y });
}

const placedIn = ({ districts }: State, owner: Seat, card: CardId | undefined) =>
  districts[owner]?.find((placed) => placed.card === card);

export function whyNotAdd(state: State, seat: Seat, { card }: Asked<'add'>): Why {
  if (!isTurnOf(state, seat)) return null;
  const placed = placedIn(state, seat, card);
  if (placed === undefined) return whyNotSheet(state, seat) ?? 'why.not-yours';
  return isComplete(placed) ? 'why.complete' : null;
}

export const ownerOf = (state: State, card: CardId | undefined): Seat =>
  state.districts.findIndex((_, owner) => placedIn(state, owner, card) !== undefined);

export function whyNotSupport(state: State, seat: Seat, { card }: Asked<'support'>): Why {
  if (!isTurnOf(state, seat)) return null;
  if (isFirstTurn(state, seat)) return 'why.first-project';
  const owner = ownerOf(state, card);
  const placed = placedIn(state, owner, card);
  if (placed === undefined || owner === seat || projectOf(placed.card).investors === null)
    return 'why.not-group';
  return isComplete(placed) ? 'why.complete' : null;
}

export const whyNotPicker = ({ phase, disaster }: State, seat: Seat, { picker }: Asked<'hold'>): Why =>
  phase === 'hold' && disaster?.holder === seat && picker === seat ? 'why.not-yourself' : null;

export const whyNotPick = ({ phase, disaster }: State, seat: Seat, { number }: Asked<'pick'>): Why =>
  phase === 'pick' && disaster?.picker === seat && !((number ?? 0) >= 1 && (number ?? 0) <= disaster.count)
    ? 'why.no-such-number'
    : null;

export function whyNotLose({ phase, disaster, districts }: State, seat: Seat, { card }: Asked<'lose'>): Why {
  if (phase !== 'losses' || !(disaster?.owed[seat] ?? 0)) return null;
  const district = districts[seat] ?? [];
  if (!district.some((placed) => placed.card === card)) return 'why.not-yours';
  return edgeOf(district).some((placed) => placed.card === card) ? null : 'why.not-edge';
}
