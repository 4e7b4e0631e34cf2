import type { Ballot, BallotEvent } from './ballot';
import { type Entry, isTakeBack, type Made, type TakeBack } from './entry';
import type { Addressed, Game, GameTypes, Seat } from './game';
import { type Match, type Outcome, playEntry, type Refusal, type Start, startMatch } from './play';
import { thrownAnew } from './random';
import { hasRevealed } from './leakCheck';
import { same } from './same';

/** Everyone forgets what happened `from` that revision on. */
export type TakenBackEvent =
  | { readonly type: 'undone'; readonly seat: Seat; readonly from: number }
  | { readonly type: 'rewound'; readonly seat: Seat; readonly from: number };

type HistoryEvent<G extends GameTypes> = Addressed<G['event'] | BallotEvent | TakenBackEvent>;

/** A match with all that led to it and still stands. Its revision counts every entry, also those taken back. */
export type History<G extends GameTypes = GameTypes> = {
  readonly match: Match<G>;
  readonly seats: number;
  /** How often the table went back. */
  readonly rewinds: number;
  /** The revision made by the last take-back. What was chosen before it was chosen on another table. */
  readonly since: number;
  readonly last: HistoryStep<G> | null;
};

export type HistoryStep<G extends GameTypes = GameTypes> = {
  readonly before: History<G>;
  readonly entry: Made<G>;
  /** The revision it made. */
  readonly revision: number;
  readonly events: readonly HistoryEvent<G>[];
  /** Somebody else has acted since, and took it back. */
  readonly closed: boolean;
};

export type HistoryOutcome<G extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      readonly history: History<G>;
      /** As the log keeps it. */
      readonly entry: Entry<G>;
      readonly events: readonly HistoryEvent<G>[];
    }
  | { readonly ok: false; readonly why: Refusal };

export const beginHistory = <G extends GameTypes>(game: Game<G>, start: Start<G>): History<G> => ({
  match: startMatch(game, start),
  seats: start.seats,
  rewinds: 0,
  since: 0,
  last: null,
});

/** The one way from an entry of the log to what is so after it: for the host, a restart, an audit and a replay. */
export function applyEntry<G extends GameTypes>(
  game: Game<G>,
  history: History<G>,
  entry: Entry<G>,
): HistoryOutcome<G> {
  if (isTakeBack(entry)) return takeBack(game, history, entry);
  const outcome = playWithFreshKey(game, history, entry);
  if (!outcome.ok) return outcome;
  const { match, events, entry: kept } = outcome;
  const last = { before: history, entry: kept, revision: match.revision, events, closed: false };
  return { ok: true, history: { ...history, match, last }, entry: kept, events };
}

function playWithFreshKey<G extends GameTypes>(
  game: Game<G>,
  { match, rewinds }: History<G>,
  entry: Made<G>,
): Outcome<G> {
  const outcome = playEntry(game, match, entry);
  if (!outcome.ok) return outcome;
  const state = withFreshKey(outcome.match.state, match.state.ballot, rewinds);
  return { ...outcome, match: { ...outcome.match, state } };
}

function takeBack<G extends GameTypes>(
  game: Game<G>,
  history: History<G>,
  entry: TakeBack,
): HistoryOutcome<G> {
  if ('undo' in entry) {
    const { undo: seat } = entry;
    const { last } = history;
    if (last === null || !canUndo(game, history, seat)) return { ok: false, why: 'no-undo' };
    const events = [{ to: 'all', event: { type: 'undone', seat, from: last.revision } }] as const;
    return { ok: true, history: backTo(history, last.before, seat), entry, events };
  }
  const { rewind: from, by: seat } = entry;
  const to = stepsThatStand(history).find(({ revision }) => revision === from)?.before;
  if (to === undefined || !isWhole(to) || isOver(game, history)) return { ok: false, why: 'no-rewind' };
  const rewinds = history.rewinds + 1;
  const back = backTo(history, to, null);
  const { revision, random } = back.match;
  const match = {
    revision,
    random: thrownAnew(random, revision),
    state: withFreshKey(back.match.state, null, rewinds),
  };
  const events = [{ to: 'all', event: { type: 'rewound', seat, from } }] as const;
  return { ok: true, history: { ...back, match, rewinds }, entry, events };
}

/** The revision goes on growing, so that nothing made on what was taken back can be mistaken for new. */
function backTo<G extends GameTypes>(history: History<G>, to: History<G>, by: Seat | null): History<G> {
  const last = to.last && { ...to.last, closed: to.last.closed || seatOf(to.last.entry) !== by };
  const revision = history.match.revision + 1;
  return { ...history, match: { ...to.match, revision }, since: revision, last };
}

/**
 * One's own last move, and only while it has told nobody anything: no chance was used, no ballot was touched, nobody
 * has acted since, and it would have looked the same to everyone whatever lies hidden.
 */
export function* checkUndo<G extends GameTypes>(
  game: Game<G>,
  history: History<G>,
  seat: Seat,
): Generator<void, boolean> {
  const { last, match } = history;
  if (last === null || last.closed || seatOf(last.entry) !== seat || isBallotMove(last.entry)) return false;
  const { before, entry } = last;
  if (isOver(game, history) || !same(before.match.random, match.random)) return false;
  if (!isUntouched(before.match.state.ballot, match.state.ballot)) return false;
  const known = quiet.get(last);
  if (known !== undefined) return known;
  const isQuiet = !(yield* hasRevealed(game, {
    before: before.match.state,
    mover: seat,
    seats: history.seats,
    seed: before.match.revision,
    make: (state) => {
      const outcome = playWithFreshKey(game, { ...before, match: { ...before.match, state } }, entry);
      return outcome.ok ? { state: outcome.match.state, events: outcome.events } : null;
    },
  }));
  quiet.set(last, isQuiet);
  return isQuiet;
}

/** What was found out once about a move that stands: it is asked for again when the undo comes. */
const quiet = new WeakMap<object, boolean>();

export function canUndo<G extends GameTypes>(game: Game<G>, history: History<G>, seat: Seat): boolean {
  const thinking = checkUndo(game, history, seat);
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
}

const isOver = <G extends GameTypes>(game: Game<G>, { match }: History<G>): boolean =>
  game.result(match.state) !== null;

const seatOf = <G extends GameTypes>(entry: Made<G>): Seat | null => ('strike' in entry ? null : entry.seat);

const isBallotMove = <G extends GameTypes>(entry: Made<G>): boolean =>
  'strike' in entry || ['lock', 'open', 'show'].includes(entry.move.type);

/** A move may open a ballot, or leave one as it is; one that shows or ends one has done what cannot be undone. */
const isUntouched = (before: Ballot | null, after: Ballot | null): boolean =>
  before === null ? after === null || isFresh(after) : same(before, after);

const isFresh = ({ locks, struck, showings }: Ballot): boolean =>
  locks.every((lock) => lock === null) && struck.length === 0 && showings.length === 0;

/** A vote is taken back as a whole: nobody holds the slips of a half-locked ballot any more. */
const isWhole = <G extends GameTypes>({ match: { state } }: History<G>): boolean =>
  state.ballot === null || isFresh(state.ballot);

/** What stands, latest first. */
export function stepsThatStand<G extends GameTypes>(history: History<G>): readonly HistoryStep<G>[] {
  const steps: HistoryStep<G>[] = [];
  for (let { last } = history; last !== null; last = last.before.last) steps.push(last);
  return steps;
}

/** The latest point at or before revision `from` that the table can go back to. `null`: there is none. */
export const rewindPoint = <G extends GameTypes>(history: History<G>, from: number): number | null =>
  stepsThatStand(history).find(({ revision, before }) => revision <= from && isWhole(before))?.revision ??
  null;

/** A ballot that comes again after a rewind gets another key: no commitment made before fits it. */
function withFreshKey<S extends GameTypes['state']>(state: S, before: Ballot | null, rewinds: number): S {
  const { ballot } = state;
  if (rewinds === 0 || ballot === null || ballot.key === before?.key) return state;
  return { ...state, ballot: { ...ballot, key: `${bareKey(ballot)}${MARK}${rewinds}` } };
}

const MARK = '~';
const bareKey = ({ key }: Ballot): string => key.split(MARK)[0] ?? key;
