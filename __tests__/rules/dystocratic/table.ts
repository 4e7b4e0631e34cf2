import { dystocratic } from '@/rules/dystocratic/game';
import { openVote } from '@/rules/dystocratic/ballots';
import type {
  Card,
  Dystocratic,
  Event,
  Move,
  Options,
  Predicted,
  State,
  Vote,
} from '@/rules/dystocratic/types';
import { ballotView, type Slip, valueOf } from '@/rules/engine/ballot';
import { duties, type Wire } from '@/rules/engine/ballotMoves';
import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { playEntry } from '@/rules/engine/play';
import { tableOptions } from '@/rules/engine/log';
import { legalMoves, type Match } from '@/rules/engine/play';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { lockChoice } from '@/rules/engine/voter';

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

export const options = (asked: Partial<Options> = {}): Options => tableOptions(dystocratic, asked);

export const setUp = (asked: Partial<Options> = {}, seed = 1): State =>
  dystocratic.setup(4, options(asked), createRandom(seedFrom(seed)));

/** A table in the middle of a round: the AI has voted BLACK, seat 0 deals, nobody holds a card unless said otherwise. */
export function table(given: Partial<Omit<State, 'options'>> & { options?: Partial<Options> } = {}): State {
  const { options: asked, ...rest } = given;
  const fresh = setUp({ firstDealer: '0', ...asked });
  const state: State = { ...fresh, phase: 'talk', ai: 'black', hands: [[], [], [], []], ...rest };
  return state.phase === 'talk' ? { ...state, ballot: state.ballot ?? openVote(state) } : state;
}

type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;
type Choice = Vote | readonly [Vote, Predicted];

/** Four players with their phones, playing by the engine. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  let match: Match<Dystocratic> = { state, random: seedFrom(seed), revision: 0 };
  const slips: (readonly Slip[])[] = [[], [], [], []];
  const salts = createRandom(seedFrom(seed + 1));
  const peeks: { from: Seat; to: Seat; part: string; value: string }[] = [];

  const salt = () => Uint8Array.from({ length: 16 }, () => salts.int(256));

  function enter(entry: Parameters<typeof playEntry<Dystocratic>>[2]): readonly Told[] {
    const outcome = playEntry(dystocratic, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    match = outcome.match;
    return outcome.events as readonly Told[];
  }

  const lockMove = (seat: Seat, choice: Choice) => {
    const [vote, prediction] = typeof choice === 'string' ? ([choice, 'none'] as const) : choice;
    const ballot = ballotView(match.state.ballot, seat);
    if (ballot === null) throw new Error('nothing to lock');
    return lockChoice({ ballot, seat }, { vote, prediction }, salt);
  };

  const seated = {
    get state() {
      return match.state;
    },
    view: (viewer: Viewer) => dystocratic.view(match.state, viewer),
    legal: (seat: Seat) => legalMoves(dystocratic, match.state, seat),
    act: (seat: Seat, move: Move & { readonly text?: string }) => enter({ seat, move }),
    play: (seat: Seat, card: Card, target: Seat) => enter({ seat, move: { type: 'play', card, target } }),
    /** Why a move is refused, `null` if it is not. Changes nothing. */
    why: (seat: Seat, move: Wire<Dystocratic>) => {
      const outcome = playEntry(dystocratic, match, { seat, move });
      return outcome.ok ? null : outcome.why;
    },
    whyNotLock: (seat: Seat, choice: Choice) => seated.why(seat, lockMove(seat, choice).lock),
    lock: (seat: Seat, choice: Choice) => {
      const locked = lockMove(seat, choice);
      slips[seat] = locked.slips;
      return enter({ seat, move: locked.lock });
    },
    /** What this phone does by itself: shows what is asked, opens when all have locked. */
    fulfil: (seat: Seat): readonly Told[] =>
      duties(match.state, seat).flatMap((duty) => {
        const mine = slips[seat] ?? [];
        if (duty.type === 'open') return enter({ seat, move: { type: 'open', slips: mine } });
        const slip = mine[match.state.ballot?.parts.indexOf(duty.part) ?? -1] ?? '';
        peeks.push({ from: seat, to: duty.to, part: duty.part, value: valueOf(slip) });
        return enter({ seat, move: { type: 'show', to: duty.to, part: duty.part, box: '' } });
      }),
    strike: (seat: Seat) => enter({ strike: seat }),
    peeks,
    /** All lock in turn and all phones open. */
    vote: (choices: readonly [Choice, Choice, Choice, Choice]): readonly Told[] => {
      const { dealer } = match.state;
      const locked = SEATS.map((turn) => (dealer + turn) % 4).flatMap((seat) =>
        seated.lock(seat, choices[seat] as Choice),
      );
      return [...locked, ...SEATS.flatMap((seat) => seated.fulfil(seat))];
    },
  };
  return seated;
}

/** The events a seat, or the shared screen, is told. */
export const toldTo = (events: readonly Told[], viewer: Viewer) =>
  events
    .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);
