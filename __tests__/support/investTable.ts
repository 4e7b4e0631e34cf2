import { type InvestProps, selection } from '@/components/boards/invest/selection';
import { legalMoves, type Match, playEntry, type Seat, startMatch, waitingFor } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import type { Event, Invest, Move, State } from '@/rules/invest/types';

import { quietBoard } from './quietBoard';

export const NAMES = ['Amina', 'Duc', 'Itzel'];

type Wish = (move: Move) => number;
const build: Wish = ({ type }) => ['shield', 'draw', 'foresee', 'support', 'start', 'add'].indexOf(type);

export type Played = { readonly state: State; readonly events: readonly Event[] };

/** A real game of three, played by whoever can move until something is so. Every player wishes for the same. */
export function played(until: (state: State) => boolean, wish: Wish = build, number = 7): Played {
  let match: Match<Invest> = startMatch(invest, {
    seats: NAMES.length,
    options: { unknowns: 'standard', rounds: 3, names: '' },
    seed: seedFrom(number),
  });
  const events: Event[] = [];
  while (!until(match.state)) {
    const [seat] = waitingFor(invest, match.state);
    if (seat === undefined) throw new Error('the game ended before');
    const moves = (legalMoves(invest, match.state, seat) as readonly Move[]).filter(
      ({ type }) => type !== 'name',
    );
    const move = moves.reduce((best, one) => (wish(one) > wish(best) ? one : best));
    const outcome = playEntry(invest, match, { seat, move });
    if (!outcome.ok) throw new Error(outcome.why);
    events.push(...outcome.events.map(({ event }) => event as Event));
    match = outcome.match;
  }
  return { state: match.state, events };
}

/** What a phone of this seat shows, or the shared screen. */
export const seenBy = (state: State, me: Seat | null, of: Partial<InvestProps> = {}): InvestProps => ({
  ...quietBoard,
  selection: selection.empty,
  view: invest.view(state, me),
  legal: me === null ? [] : legalMoves(invest, state, me),
  waiting: waitingFor(invest, state),
  me,
  names: NAMES,
  ...of,
});
