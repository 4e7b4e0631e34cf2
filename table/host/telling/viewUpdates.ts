import {
  ballotView,
  duties,
  type Game,
  type GameTypes,
  legalMoves,
  type Match,
  type Viewer,
  waitingFor,
} from '@/rules/engine';

import type { Happened } from '@/table/log/tableLogState';
import { diff } from '@/table/wire/bytes/delta';
import type { FromHost, SeenEvent, Snapshot, TableInfo, You } from '@/table/wire/protocol';
import { FRAMES } from '@/table/wire/limits';

/** What a guest is known to have, so that only the difference needs to travel. */
export type Told = {
  readonly viewer: Viewer;
  readonly match: number;
  readonly rev: number;
  readonly snapshot: Snapshot;
  /** How often the table's clock was turned until then. */
  readonly turns: number;
};

/** The table info that a guest was last sent, and its version. */
export type KnownInfo = { readonly news: number; readonly table: TableInfo };

/** Sends table info as a delta: one version number always means the same info. */
export function createInfoVersions(info: () => TableInfo) {
  let news = 0;
  let last: KnownInfo | null = null;
  return {
    next: (): void => void (news += 1),
    latest: (): KnownInfo => (last?.news === news ? last : (last = { news, table: info() })),
  };
}

export const tableFor = (
  now: KnownInfo,
  you: You,
  known: KnownInfo | null,
  left?: number,
): FromHost & { t: 'table' } => ({
  t: 'table',
  news: now.news,
  base: known?.news ?? null,
  delta: diff(known?.table, now.table),
  you: { ...you, quiet: you.quiet && [...you.quiet] },
  ...(left !== undefined && { left }),
});

/**
 * The only way anything about a match leaves the host: this viewer's view, this viewer's legal moves, and the
 * events addressed to this viewer. When the game is over, phones build the same again to check it.
 */
export function snapshotFor(game: Game, match: Match<GameTypes>, viewer: Viewer): Omit<Snapshot, 'undo'> {
  const { state } = match;
  return {
    view: game.view(state, viewer),
    legal: viewer === null ? [] : legalMoves(game, state, viewer),
    ballot: ballotView(state.ballot, viewer),
    duties: viewer === null ? [] : duties(state, viewer),
    waiting: waitingFor(game, state),
  };
}

/** A snapshot in two parts: legal moves are by far the longest list, and most moves of the others change nothing in it. */
type Built = { readonly snapshot: ReturnType<typeof snapshotFor>; readonly legalText: string };

/**
 * What each viewer may know of one match, built once: before a move is accepted, and when it is told. Legal moves that
 * read as they did before are the same list as before, so that nobody looks for a difference.
 */
export function createSnapshots() {
  let of: Match<GameTypes> | null = null;
  let built = new Map<Viewer, Built>();
  let before = built;
  return (game: Game, match: Match<GameTypes>, viewer: Viewer): Built => {
    // Only the latest: a history holds every match that led to it, and would hold all their views.
    if (of !== match) [of, before, built] = [match, built, new Map<Viewer, Built>()];
    const known = built.get(viewer);
    if (known !== undefined) return known;
    const snapshot = snapshotFor(game, match, viewer);
    const legalText = JSON.stringify(snapshot.legal);
    const last = before.get(viewer);
    const made =
      last?.legalText === legalText
        ? { snapshot: { ...snapshot, legal: last.snapshot.legal }, legalText: last.legalText }
        : { snapshot, legalText };
    built.set(viewer, made);
    return made;
  };
}

export type Snapshots = ReturnType<typeof createSnapshots>;

export function eventsFor(
  happened: readonly Happened[],
  viewer: Viewer,
  after: number,
): readonly SeenEvent[] {
  // Revisions only grow: what is new is at the end, and a long game is not read again for every move.
  let from = happened.length;
  while (from > 0 && (happened[from - 1]?.rev ?? 0) > after) from -= 1;
  return happened
    .slice(from)
    .flatMap(({ rev, addressed: { to, event } }) =>
      to === 'all' || (viewer !== null && to.includes(viewer)) ? [{ rev, event }] : [],
    );
}

export function updateFor(
  of: {
    game: Game;
    match: Match<GameTypes>;
    snapshots: Snapshots;
    number: number;
    happened: readonly Happened[];
    waited: number;
    turns: number;
    undo: boolean;
  },
  viewer: Viewer,
  told: Told | null,
): { told: Told; message: FromHost & { t: 'update' } } {
  const snapshot = { ...of.snapshots(of.game, of.match, viewer).snapshot, undo: of.undo };
  const rev = of.match.revision;
  const known = told?.match === of.number && told.viewer === viewer ? told : null;
  const events = eventsFor(of.happened, viewer, known?.rev ?? -1);
  return {
    told: { viewer, match: of.number, rev, snapshot, turns: of.turns },
    message: {
      t: 'update',
      match: of.number,
      rev,
      seat: viewer,
      base: known?.rev ?? null,
      delta: known === null ? ['=', snapshot] : diff(known.snapshot, snapshot),
      events: known === null ? latest(events) : events,
      waited: of.waited,
    },
  };
}

function latest(events: readonly SeenEvent[]): readonly SeenEvent[] {
  let bytes = 0;
  let from = events.length;
  while (from > 0 && (bytes += JSON.stringify(events[from - 1]).length) < FRAMES.historyBytes) from -= 1;
  return events.slice(from);
}
