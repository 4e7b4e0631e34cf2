import { type RyvProps, selection } from '@/components/boards/ryv/selection';
import type { Happened } from '@/components/boards/types';
import {
  createRandom,
  legalMoves,
  type Match,
  playEntry,
  type Seat,
  startMatch,
  waitingFor,
} from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { ryv } from '@/rules/ryv/game';
import type { Move, Options, Ryv, State } from '@/rules/ryv/types';

import { quietBoard } from './quietBoard';

export const NAMES = ['Amina', 'Duc', 'Itzel', 'Jomo', 'Luz'];

const OPTIONS: Options = {
  mode: 'first-play',
  scenario: 'connect-communities',
  climate: 'emerging-democracy',
  roles: 'in-order',
  firstPlayer: '0',
  socialDice: 3,
  crackdown: 'everywhere',
  actions: 'any',
  discussionTimer: 5,
  design: '',
};

export type Played = { readonly state: State; readonly happened: readonly Happened[] };

/** Agreements need two; played by chance they would only take time. */
const TALK: readonly Move['type'][] = ['mark', 'propose', 'pass-over', 'dispute', 'ring', 'more-time'];

/** A real game, played by chance until something is so. */
export function played(
  until: (state: State) => boolean,
  asked: Partial<Options> = {},
  { seats = 5, number = 7 } = {},
): Played {
  const random = createRandom(seedFrom(number + 1000));
  let match: Match<Ryv> = startMatch(ryv, {
    seats,
    options: { ...OPTIONS, ...asked },
    seed: seedFrom(number),
  });
  const happened: Happened[] = [];
  while (!until(match.state)) {
    const [seat] = waitingFor(ryv, match.state);
    if (seat === undefined) throw new Error('the game ended before');
    const moves = legalMoves(ryv, match.state, seat) as readonly Move[];
    const useful = moves.filter(({ type }) => !TALK.includes(type));
    const move = random.pick(useful as [Move, ...Move[]]);
    const outcome = playEntry(ryv, match, { seat, move });
    if (!outcome.ok) throw new Error(outcome.why);
    match = outcome.match;
    happened.push(...outcome.events.map(({ event }) => ({ rev: match.revision, event })));
  }
  return { state: match.state, happened };
}

/** What a phone of this seat shows, or the shared screen. */
export const seenBy = (
  { state, happened }: Played,
  me: Seat | null,
  of: Partial<RyvProps> = {},
): RyvProps => ({
  ...quietBoard,
  selection: selection.empty,
  view: ryv.view(state, me),
  legal: me === null ? [] : legalMoves(ryv, state, me),
  waiting: waitingFor(ryv, state),
  me,
  names: NAMES.slice(0, state.players.length),
  happened,
  ...of,
});
