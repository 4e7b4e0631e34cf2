import { sha256 } from '@noble/hashes/sha2.js';

import type { Ballot, BallotEvent } from './ballot';
import { type Entry, isTakeBack, type Made, playEntry, type TakeBack } from './entry';
import type { Addressed, Game, GameTypes, Seat } from './game';
import { type Match, type Outcome, type Refusal, type Start, startMatch } from './play';
import { type RandomState, seedFromBytes } from './random';
import { hasRevealed } from './revealed';
import { same } from './same';

/** Everyone forgets what happened `from` that revision on. */
export type TakenBackEvent =
  | { readonly type: 'undone'; readonly seat: Seat; readonly from: number }
  | { readonly type: 'rewound'; readonly seat: Seat; readonly from: number };

type StoryEvent<G extends GameTypes> = Addressed<G['event'] | BallotEvent | TakenBackEvent>;

/** A match with all that led to it and still stands. Its revision counts every entry, also those taken back. */
export type Story<G extends GameTypes = GameTypes> = {
  readonly match: Match<G>;
  readonly seats: number;
  /** How often the table went back. */
  readonly rewinds: number;
  /** The revision made by the last take-back. What was chosen before it was chosen on another table. */
  readonly since: number;
  readonly last: Standing<G> | null;
};

export type Standing<G extends GameTypes = GameTypes> = {
  readonly before: Story<G>;
  readonly entry: Made<G>;
  /** The revision it made. */
  readonly revision: number;
  readonly events: readonly StoryEvent<G>[];
  /** Somebody else has acted since, and took it back. */
  readonly closed: boolean;
};

export type StoryOutcome<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly story: Story<G>; readonly events: readonly StoryEvent<G>[] }
  | { readonly ok: false; readonly why: Refusal };

export const beginStory = <G extends GameTypes>(game: Game<G>, start: Start<G>): Story<G> => ({
  match: startMatch(game, start),
  seats: start.seats,
  rewinds: 0,
  since: 0,
  last: null,
});

/** The one way from an entry of the log to what is so after it: for the host, a restart, an audit and a replay. */
export function tellEntry<G extends GameTypes>(
  game: Game<G>,
  story: Story<G>,
  entry: Entry<G>,
): StoryOutcome<G> {
  if (isTakeBack(entry)) return takeBack(game, story, entry);
  const outcome = make(game, story, entry);
  if (!outcome.ok) return outcome;
  const { match, events } = outcome;
  const last = { before: story, entry, revision: match.revision, events, closed: false };
  return { ok: true, story: { ...story, match, last }, events };
}

function make<G extends GameTypes>(game: Game<G>, { match, rewinds }: Story<G>, entry: Made<G>): Outcome<G> {
  const outcome = playEntry(game, match, entry);
  if (!outcome.ok) return outcome;
  const state = withFreshKey(outcome.match.state, match.state.ballot, rewinds);
  return { ...outcome, match: { ...outcome.match, state } };
}

function takeBack<G extends GameTypes>(game: Game<G>, story: Story<G>, entry: TakeBack): StoryOutcome<G> {
  if ('undo' in entry) {
    const { undo: seat } = entry;
    const { last } = story;
    if (last === null || !mayUndo(game, story, seat)) return { ok: false, why: 'no-undo' };
    const events = [{ to: 'all', event: { type: 'undone', seat, from: last.revision } }] as const;
    return { ok: true, story: backTo(story, last.before, seat), events };
  }
  const { rewind: from, by: seat } = entry;
  const to = standing(story).find(({ revision }) => revision === from)?.before;
  if (to === undefined || !isWhole(to) || isOver(game, story)) return { ok: false, why: 'no-rewind' };
  const rewinds = story.rewinds + 1;
  const back = backTo(story, to, null);
  const { revision, random } = back.match;
  const match = {
    revision,
    random: thrownAnew(random, revision),
    state: withFreshKey(back.match.state, null, rewinds),
  };
  const events = [{ to: 'all', event: { type: 'rewound', seat, from } }] as const;
  return { ok: true, story: { ...back, match, rewinds }, events };
}

/** The revision goes on growing, so that nothing made on what was taken back can be mistaken for new. */
function backTo<G extends GameTypes>(story: Story<G>, to: Story<G>, by: Seat | null): Story<G> {
  const last = to.last && { ...to.last, closed: to.last.closed || seatOf(to.last.entry) !== by };
  const revision = story.match.revision + 1;
  return { ...story, match: { ...to.match, revision }, since: revision, last };
}

/**
 * One's own last move, and only while it has told nobody anything: no chance was used, no ballot was touched, nobody
 * has acted since, and it would have looked the same to everyone whatever lies hidden.
 */
export function* thinkOfUndo<G extends GameTypes>(
  game: Game<G>,
  story: Story<G>,
  seat: Seat,
): Generator<void, boolean> {
  const { last, match } = story;
  if (last === null || last.closed || seatOf(last.entry) !== seat || isBallotMove(last.entry)) return false;
  const { before, entry } = last;
  if (isOver(game, story) || !same(before.match.random, match.random)) return false;
  if (!isUntouched(before.match.state.ballot, match.state.ballot)) return false;
  const known = quiet.get(last);
  if (known !== undefined) return known;
  const isQuiet = !(yield* hasRevealed(game, {
    before: before.match.state,
    mover: seat,
    seats: story.seats,
    seed: before.match.revision,
    make: (state) => {
      const outcome = make(game, { ...before, match: { ...before.match, state } }, entry);
      return outcome.ok ? { state: outcome.match.state, events: outcome.events } : null;
    },
  }));
  quiet.set(last, isQuiet);
  return isQuiet;
}

/** What was found out once about a move that stands: it is asked for again when the undo comes. */
const quiet = new WeakMap<object, boolean>();

export function mayUndo<G extends GameTypes>(game: Game<G>, story: Story<G>, seat: Seat): boolean {
  const thinking = thinkOfUndo(game, story, seat);
  for (;;) {
    const thought = thinking.next();
    if (thought.done === true) return thought.value;
  }
}

const isOver = <G extends GameTypes>(game: Game<G>, { match }: Story<G>): boolean =>
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
const isWhole = <G extends GameTypes>({ match: { state } }: Story<G>): boolean =>
  state.ballot === null || isFresh(state.ballot);

/** What stands, latest first. */
export function standing<G extends GameTypes>(story: Story<G>): readonly Standing<G>[] {
  const steps: Standing<G>[] = [];
  for (let { last } = story; last !== null; last = last.before.last) steps.push(last);
  return steps;
}

/** The latest point at or before revision `from` that the table can go back to. `null`: there is none. */
export const rewindPoint = <G extends GameTypes>(story: Story<G>, from: number): number | null =>
  standing(story).find(({ revision, before }) => revision <= from && isWhole(before))?.revision ?? null;

/**
 * Dice seen before a rewind are not thrown again: whoever knows them would choose by them. They come from the seed
 * and the place of the rewind in the log, so that everybody can check them and nobody can choose them.
 */
function thrownAnew(random: RandomState, revision: number): RandomState {
  const words = new DataView(new ArrayBuffer(20));
  [...random, revision].forEach((word, at) => words.setInt32(at * 4, word));
  return seedFromBytes(sha256(new Uint8Array(words.buffer)));
}

/** A ballot that comes again after a rewind gets another key: no commitment made before fits it. */
function withFreshKey<S extends GameTypes['state']>(state: S, before: Ballot | null, rewinds: number): S {
  const { ballot } = state;
  if (rewinds === 0 || ballot === null || ballot.key === before?.key) return state;
  return { ...state, ballot: { ...ballot, key: `${bareKey(ballot)}${MARK}${rewinds}` } };
}

const MARK = '~';
const bareKey = ({ key }: Ballot): string => key.split(MARK)[0] ?? key;
