import {
  type Addressed,
  ballotView,
  duties,
  type Game,
  type GameTypes,
  legalMoves,
  lockChoice,
  type Match,
  playEntry,
  type Seat,
  type Slip,
  type Viewer,
} from '@/rules/engine';
import type { Wire } from '@/rules/engine/ballotMoves';
import type { Made } from '@/rules/engine/entry';
import { createRandom, seedFrom } from '@/rules/engine/random';

type Choice = { readonly [part: string]: string };

/** A match in the middle of a game, for tests of its rules: every seat acts, locks and opens as its phone would. */
export function seatedMatch<G extends GameTypes>(game: Game<G>, state: G['state'], seed = 1) {
  type Told = Addressed<G['event'] | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;
  let match: Match<G> = { state, random: seedFrom(seed), revision: 0 };
  const slips = new Map<Seat, readonly Slip[]>();
  const salts = createRandom(seedFrom(seed + 1));
  const salt = () => Uint8Array.from({ length: 16 }, () => salts.int(256));

  function enter(entry: Made<G>): readonly Told[] {
    const outcome = playEntry(game, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    match = outcome.match;
    return outcome.events as readonly Told[];
  }

  /** Why a move is refused, `null` if it is not. Changes nothing. */
  const why = (seat: Seat, move: Wire<G>): string | null => {
    const outcome = playEntry(game, match, { seat, move });
    return outcome.ok ? null : outcome.why;
  };

  const lockOf = (seat: Seat, choice: Choice) => {
    const ballot = ballotView(match.state.ballot, seat);
    if (ballot === null) throw new Error('nothing to lock');
    return lockChoice({ ballot, seat }, choice, salt);
  };

  return {
    get state(): G['state'] {
      return match.state;
    },
    /** For what no player can do: dice that fall as told. */
    setState: (next: G['state']): void => void (match = { ...match, state: next }),
    view: (viewer: Viewer) => game.view(match.state, viewer) as G['view'],
    legal: (seat: Seat) => legalMoves(game, match.state, seat),
    kinds: (seat: Seat) => [...new Set(legalMoves(game, match.state, seat).map(({ type }) => type))],
    act: (seat: Seat, move: G['move'] & { readonly text?: string }) => enter({ seat, move }),
    why,
    whyNotLock: (seat: Seat, choice: Choice) => why(seat, lockOf(seat, choice).lock),
    lock: (seat: Seat, choice: Choice) => {
      const locked = lockOf(seat, choice);
      slips.set(seat, locked.slips);
      return enter({ seat, move: locked.lock });
    },
    slipsOf: (seat: Seat): readonly Slip[] => slips.get(seat) ?? [],
    /** What this phone does by itself once all have locked. */
    open: (seat: Seat) =>
      duties(match.state, seat).flatMap(() =>
        enter({ seat, move: { type: 'open', slips: slips.get(seat) ?? [] } }),
      ),
    enter,
    strike: (seat: Seat) => enter({ strike: seat }),
  };
}
