import {
  beginHistory,
  type Game,
  type GameTypes,
  type Match,
  type RandomState,
  type Result,
  same,
  tableOptions,
  applyEntry,
  type Viewer,
} from '@/rules/engine';

import type { GivenBefore } from '@/table/rounds/evidenceBefore';
import type { Dealt } from '@/table/rounds/roundMemory';
import { digest } from '@/table/log/digest';
import { type GameFile, readGameFile } from '@/table/log/files/gameFile';
import { pledgeOf, seedOf } from '@/table/rounds/shuffleBefore';
import { eventsFor, snapshotFor } from '@/table/host/telling/viewUpdates';
import type { Snapshot } from '@/table/wire/protocol';
import type { Difference, Unchecked, Verdict } from '@/table/wire/verdict';
import type { KnownHeads } from '@/table/trust/keptHeads';
import { createChainAudit } from './chainAudit';
import { forgedConsent } from './consentAudit';
import { dealProblem, seedInDeal } from './dealAudit';
import { eventsOf, lookOf, type Testimony, type ToldThen } from './auditEvidence';

/** Everything that a phone knows and can compare with what the host publishes. */
export type Evidence = {
  readonly key: string;
  readonly testimony: Testimony;
  /** Of a match that was dealt before there were devices: its numbers, and the round it saw the game begin from. */
  readonly before: { readonly given: readonly GivenBefore[]; readonly began: string | null };
  /** The phone's own key, and what it knows of the deal; a guest without a phone has neither. */
  readonly device: string | null;
  readonly dealt: Dealt | null;
  /** What the heads of the chain were when it was told them. */
  readonly heads: KnownHeads;
};

type Differs = Verdict & { readonly agrees: false };

const differs = (move: number, what: Difference): Differs => ({ agrees: false, move, what });

/** The seed as it follows from the published numbers; what is wrong with them otherwise. */
function seedIn(file: GameFile): RandomState | Differs {
  const { shuffle, deal, table, match } = file;
  if (deal !== null) return seedInDeal({ ...file, deal }) ?? differs(0, 'seed');
  if (shuffle === null) return differs(0, 'seed');
  const of = { table, match, round: shuffle.round };
  const { pledge, number: own } = shuffle.host;
  if (own === null || pledgeOf(of, 'host', own) !== pledge) return differs(0, 'seed');
  const from = shuffle.from.flatMap(({ seat, key, pledge: bound, number }) =>
    number !== null && pledgeOf(of, key, number) === bound ? [{ seat, key, number }] : [],
  );
  if (from.length < shuffle.from.length) return differs(0, 'seed');
  return seedOf(of, { own, seats: file.seats.length, from });
}

type Played = { readonly match: Match<GameTypes>; readonly events: Parameters<typeof eventsFor>[0] };

/** Plays a published game again, move by move; ends with what is wrong, or `null`. */
export function* playAgain(
  game: Game,
  file: GameFile,
  visit: (played: Played) => Differs | null,
): Generator<void, Differs | null> {
  const seed = seedIn(file);
  if ('agrees' in seed) return seed;
  const { length: seats } = file.seats;
  if (seats < game.seats.min || seats > game.seats.max) return differs(0, 'illegal');
  const options = tableOptions(game, file.options);
  let story = beginHistory(game, { seats, options, seed });
  const wrong = visit({ match: story.match, events: [] });
  if (wrong !== null) return wrong;
  for (const { entry } of file.entries) {
    yield;
    const rev = story.match.revision + 1;
    const outcome = attempt(() => applyEntry(game, story, entry));
    if (outcome?.ok !== true) return differs(rev, 'illegal');
    story = outcome.history;
    const other = visit({
      match: story.match,
      events: outcome.events.map((addressed) => ({ rev, addressed })),
    });
    if (other !== null) return other;
  }
  const { match } = story;
  return sameResult(game.result(match.state), file.result) ? null : differs(match.revision, 'result');
}

const sameResult = (played: Result | null, said: GameFile['result']): boolean =>
  played !== null && said !== null && same(plain(played), plain(said));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A published entry can be anything at all. */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Compares a whole game with all that this phone knows of it. This takes long, so the caller runs it in slices. */
export function* auditGame(
  game: Game,
  text: string,
  evidence: Evidence,
  at: { readonly table: string; readonly match: number },
): Generator<void, Verdict | Unchecked> {
  const read = readGameFile(text);
  if ('problem' in read) return differs(0, 'file');
  const { file } = read;
  if (file.table !== at.table || file.match !== at.match || file.game !== game.id) return differs(0, 'file');
  const { told } = evidence.testimony;
  const byRevision = new Map<number, ToldThen[]>();
  for (const then of told) byRevision.set(then.rev, [...(byRevision.get(then.rev) ?? []), then]);
  if (file.rules !== game.rulesVersion)
    // Check what needs no rules even so: a host must not escape the audit by naming another rules version.
    return (
      numbersAreMine(file, evidence) ??
      movesAreMine(file, evidence) ?? { agrees: null, needs: file.rules, has: game.rulesVersion }
    );
  const seed = seedIn(file);
  if ('agrees' in seed) return numbersAreMine(file, evidence) ?? seed;
  const chain = createChainAudit(file, evidence.heads, seed);
  const wrong =
    numbersAreMine(file, evidence) ??
    first(
      movesAreMine(file, evidence),
      yield* playAgain(game, file, (played) => {
        const { revision, state } = played.match;
        const other = asTold(game, played, byRevision.get(revision) ?? []);
        const what = other === null ? chain.upTo(revision, state.ballot) : null;
        return what === null ? other : differs(revision, what);
      }),
    );
  return wrong ?? { agrees: true, from: told[0]?.rev ?? file.entries.length };
}

/** Report the earlier of the two faults: the other may follow from it. */
const first = (a: Differs | null, b: Differs | null): Differs | null =>
  a === null || (b !== null && b.move < a.move) ? b : a;

function asTold(game: Game, { match, events }: Played, told: readonly ToldThen[]): Differs | null {
  for (const then of told) {
    const { viewer } = then;
    const snapshot = snapshotFor(game, match, viewer);
    const sameLook = lookOf(snapshot) === then.look || lookOf(beforePeeksWereTold(snapshot)) === then.look;
    if (!sameLook || (then.events !== null && then.events !== seenBy(events, viewer)))
      return differs(match.revision, 'told');
  }
  return null;
}

/** As hosts of protocol 5 showed it. A game that began at one is checked by what its phones were shown there. */
function beforePeeksWereTold(snapshot: Omit<Snapshot, 'undo'>): Omit<Snapshot, 'undo'> {
  if (snapshot.ballot === null) return snapshot;
  const { peeks: _, ...ballot } = snapshot.ballot;
  return { ...snapshot, ballot: ballot as Snapshot['ballot'] };
}

const seenBy = (events: Played['events'], viewer: Viewer): string =>
  eventsOf(eventsFor(events, viewer, -1).map(({ event }) => event));

/** My number is in the seed, bound as I was told everybody's was, in the round that I saw the game begin from. */
function numbersAreMine(file: GameFile, { key, before, device, dealt }: Evidence): Differs | null {
  const problem = device && dealt && dealProblem(file, { device, dealt });
  if (problem) return differs(0, problem);
  const { shuffle } = file;
  const { given, began } = before;
  if (shuffle === null) return null;
  if (began !== null && began !== shuffle.round) return differs(0, 'seed');
  const mine = given.find(({ round }) => round === shuffle.round);
  if (mine === undefined) return null;
  const listed = shuffle.from.find((each) => each.key === key);
  if (listed?.number !== mine.number) return differs(0, 'number');
  const saw = { host: shuffle.host.pledge, from: shuffle.from.map(({ number: _, ...bound }) => bound) };
  return mine.saw !== null && !same(plain(mine.saw), plain(saw)) ? differs(0, 'seed') : null;
}

/** What I made and the host accepted is there, once and in order; and what stands as mine, I made. */
function movesAreMine(file: GameFile, { key, testimony: { told, made, agreed } }: Evidence): Differs | null {
  const places = new Map<string, number>();
  for (const [place, { id }] of file.entries.entries()) {
    if (places.has(id)) return differs(place + 1, 'forged');
    places.set(id, place);
  }
  const known = new Map(made.map((each) => [each.id, each]));
  const since = told[0]?.rev ?? Infinity;
  const mine = file.keys.indexOf(key);
  const held = new Map(told.map(({ rev, viewer }) => [rev, viewer]));

  for (const [place, { id, by, entry }] of file.entries.entries()) {
    if (!('seat' in entry) && !('undo' in entry)) continue;
    const [seat, move] = 'seat' in entry ? [entry.seat, entry.move] : [entry.undo, 'undo'];
    const sent = known.get(id);
    // An opening fits its lock or is refused, whoever carried it there.
    const isOpening = 'seat' in entry && entry.move.type === 'open';
    const isMine = place >= since && !isOpening && (by === mine || isHeld(held, place, seat));
    if (sent === undefined ? isMine : sent.move !== digest(move)) return differs(place + 1, 'forged');
  }

  const heldAt = (moves: number) => {
    const seat = held.get(moves) ?? null;
    return seat !== null && isHeld(held, moves - 1, seat) ? seat : null;
  };
  const forged = forgedConsent(file, agreed, heldAt);
  if (forged !== null) return differs(forged, 'forged');

  let latest = -1;
  const accepted = made.filter((each) => each.accepted !== null);
  const byAnswer = [...accepted].sort((a, b) => (a.accepted ?? 0) - (b.accepted ?? 0));
  let answered = 0;
  for (const { id, rev, sent } of accepted) {
    for (let next = byAnswer[answered]; next !== undefined && (next.accepted ?? 0) < sent;) {
      latest = Math.max(latest, places.get(next.id) ?? -1);
      next = byAnswer[(answered += 1)];
    }
    const place = places.get(id);
    if (place === undefined || place <= latest) return differs(rev + 1, 'lost');
  }
  return null;
}

/** I was told the cards of `seat` both before and after: nobody else held it in between. */
const isHeld = (held: ReadonlyMap<number, Viewer>, place: number, seat: number): boolean =>
  held.get(place) === seat && held.get(place + 1) === seat;
