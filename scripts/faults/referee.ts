import {
  type Entry,
  type Game,
  type GameTypes,
  legalMoves,
  type Match,
  playEntry,
  same,
  type Seat,
  type Viewer,
} from '@/rules/engine';
import { openBook } from '@/table/book';
import type { PublicKey } from '@/table/channel';
import type { Guest } from '@/table/guest';
import type { TableState } from '@/table/records';
import { type KeyValueStore, memoryLog } from '@/table/storage';

import { type Canary, type Reader, type Scan, secretsIn } from '../../__tests__/support/secrets';

/** What must never happen, and what a run is searched for after every step. */
export type Verdict = 'lost' | 'duplicated' | 'disordered' | 'leaked' | 'stuck' | 'crashed';

export type Failure = { readonly verdict: Verdict; readonly what: string };

/** How often a player has made the same move, and what became of it. */
export type Intent = { made: number; refused: number; played: number; acknowledged: number };

type Asked = { readonly t?: string; readonly id?: string; readonly op?: { readonly type: string } };
type Told = { readonly t: string; readonly id?: string; readonly match?: number; readonly rev?: number };
type Kept = { readonly t: string; readonly id?: string; readonly entry?: Entry<GameTypes> };

/** What each reader of a match was allowed to see at some time. */
export type Known = { match: number; listed: readonly string[]; by: { [reader: string]: readonly string[] } };

/** Shorter words of the seed would turn up by chance. */
const LEAST_SEED_DIGITS = 7;
const UPDATE = /^\{"t":"update","match":(\d+),"rev":(-?\d+),/;
/** The only lines of a log that `secretsIn` reads. */
const ABOUT_SECRETS = /"(seed|slips|own|number)"/;

/**
 * Knows the truth of a run from the log alone, as it stands on the disk, and holds every frame and every phone
 * against it.
 */
export function createReferee(of: {
  readonly game: Game;
  readonly secrets: Scan['secrets'];
  readonly found: readonly string[];
  readonly known: Known | null;
  /** What the phone of this key keeps. */
  readonly valuesOf: (key: PublicKey | null) => KeyValueStore;
  /** Phones whose players this simulation moves; bots decide for themselves. */
  readonly isPlayed: (key: PublicKey | null) => boolean;
  /** Not every step can be looked at in full: views are compared in this many of a hundred. */
  readonly looks: () => boolean;
}) {
  const { game } = of;
  const games = { [game.id]: game };
  const lines: string[] = [];
  const aboutSecrets: string[] = [];
  const moveIds = new Set<string>();
  const askedMoves = new Set<string>();
  const intents = new Map<string, Intent>();
  const matches = new Map<string, Match<GameTypes>>();
  const phases = new Map<string, number>();
  let table: TableState | null = null;
  let match: Match<GameTypes> | null = null;
  let moves = 0;
  let known: Known = of.known ?? { match: -1, listed: [], by: {} };
  let hidden: Map<Reader, readonly Canary[]> | null = null;

  let failure: Failure | null = null;

  /** Kept, not thrown: the table would catch it, as it catches a disk that is full. */
  const fail = (verdict: Verdict, what: string): void => void (failure ??= { verdict, what });
  const nameOf = (number: number, rev: number) => `${number}/${rev}`;

  function reopen(): void {
    const book = openBook(memoryLog(lines), games);
    table = book.table();
    match = book.match();
    remember();
  }

  function remember(): void {
    if (match === null || table === null) return;
    // A phone may still be in the match before this one, but in none before that.
    const last = table.match - 1;
    if (match.revision === 0)
      for (const name of matches.keys()) if (Number.parseInt(name, 10) < last) matches.delete(name);
    matches.set(nameOf(table.match, match.revision), match);
    const { phase, ballot } = match.state;
    const name = ballot === null ? phase : `${phase}, ballot ${ballot.id}`;
    phases.set(name, (phases.get(name) ?? 0) + 1);
  }

  function keep(line: string): void {
    const record = JSON.parse(line) as Kept;
    for (const { kind, text } of hiddenFrom('host'))
      if (line.includes(text)) fail('leaked', `${kind} → host: ${line.slice(0, 200)}`);
    lines.push(line);
    if (ABOUT_SECRETS.test(line)) aboutSecrets.push(line);
    hidden = null;
    if (record.t !== 'move' || record.entry === undefined || match === null) return reopen();
    const { entry } = record;
    count(record.id ?? '', entry);
    if (!('move' in entry || 'strike' in entry)) {
      moves += 1;
      return reopen();
    }
    const outcome = playEntry(game, match, entry);
    if (!outcome.ok) return fail('disordered', `the log holds an illegal move: ${line.slice(0, 200)}`);
    match = outcome.match;
    moves += 1;
    remember();
    // Also when nobody is there to be told: what lay open for one move is known from then on.
    hiddenFrom('host');
  }

  function count(id: string, entry: Entry<GameTypes>): void {
    if (moveIds.has(id)) fail('duplicated', `move ${id} stands in the log twice`);
    moveIds.add(id);
    if (!('move' in entry)) return;
    const key = table?.seats[entry.seat]?.key ?? null;
    const { type } = entry.move;
    if (type === 'open' || type === 'show' || !of.isPlayed(key)) return;
    const intent = intentOf(key ?? '', entry.move);
    intent.played += 1;
    if (intent.played > intent.made - intent.refused)
      fail('duplicated', `nobody made this move: ${JSON.stringify(entry)}`);
  }

  function intentOf(key: PublicKey, move: { readonly type: string }): Intent {
    const name = `${key}/${move.type === 'lock' ? 'lock' : sorted(move)}`;
    const known = intents.get(name) ?? { made: 0, refused: 0, played: 0, acknowledged: 0 };
    intents.set(name, known);
    return known;
  }

  /** Once somebody was allowed to see a thing, they remember it, wherever it goes. */
  function hiddenFrom(reader: Reader): readonly Canary[] {
    if (match === null || table === null) return [];
    if (hidden !== null) return hidden.get(reader) ?? [];
    hidden = new Map();
    const kept = table.seats.map(({ key }) => of.valuesOf(key));
    const scan = { secrets: game.result(match.state) === null ? of.secrets : () => [] };
    const secrets = secretsIn({ scan, match, log: aboutSecrets, kept }).filter(
      ({ kind, text }) => kind !== 'seed' || text.length >= LEAST_SEED_DIGITS,
    );
    const listed = new Set(secrets.map(({ text }) => text));
    const isNew = known.match !== table.match;
    if (isNew) known = { match: table.match, listed: [], by: {} };
    for (const each of [...table.seats.keys(), 'screen', 'host'] as const) {
      const seen = new Set(known.by[each] ?? []);
      for (const text of known.listed) if (!listed.has(text)) seen.add(text);
      for (const { text, hiddenFrom: from } of secrets) if (!from.includes(each)) seen.add(text);
      known.by[each] = [...seen];
      hidden.set(
        each,
        secrets.filter(({ text, hiddenFrom: from }) => from.includes(each) && !seen.has(text)),
      );
    }
    known.listed = [...listed];
    return hidden.get(reader) ?? [];
  }

  const readerOf = (key: PublicKey): Seat | 'screen' => {
    const seat = table?.seats.findIndex((one) => one.key === key) ?? -1;
    return seat < 0 ? 'screen' : seat;
  };

  function snapshotOf(of: Match<GameTypes>, viewer: Viewer) {
    return {
      view: game.view(of.state, viewer),
      legal: viewer === null ? [] : legalMoves(game, of.state, viewer),
    };
  }

  for (const line of of.found) {
    lines.push(line);
    if (ABOUT_SECRETS.test(line)) aboutSecrets.push(line);
    const { t, id } = JSON.parse(line) as Kept;
    if (t === 'move' && id !== undefined) moveIds.add(id);
  }
  if (lines.length > 0) reopen();

  return {
    /** A line is on the disk. */
    keep,

    /** A phone has put something away that must stay there. */
    forgetSecrets: () => void (hidden = null),

    asked: (text: string) => {
      if (!text.includes('"ask"')) return;
      const { id, op } = parsed(text) as Asked;
      if (id !== undefined && (op?.type === 'move' || op?.type === 'strike' || op?.type === 'undo'))
        askedMoves.add(id);
    },

    /** The host says something to a phone, which may or may not arrive. */
    told: (key: PublicKey, text: string) => {
      const reader = readerOf(key);
      for (const { kind, text: secret } of hiddenFrom(reader))
        if (text.includes(secret)) fail('leaked', `${kind} → ${reader}: ${text.slice(0, 300)}`);
      // Most frames are small changes to a view, and parsing each of them again would take longest of all.
      const [, of, at] = UPDATE.exec(text) ?? [];
      const told = (
        of === undefined ? parsed(text) : { t: 'update', match: Number(of), rev: Number(at) }
      ) as Told;
      if (told.t === 'update' && !matches.has(nameOf(told.match ?? 0, told.rev ?? 0)))
        fail('lost', `revision ${told.rev} was told before it was written down`);
      if (told.t === 'done' && told.id !== undefined && askedMoves.has(told.id) && !moveIds.has(told.id))
        fail('lost', `move ${told.id} was acknowledged before it was written down`);
    },

    intends: (key: PublicKey, move: { readonly type: string }): Intent => {
      const intent = intentOf(key, move);
      intent.made += 1;
      return intent;
    },

    answered: (intent: Intent, isAccepted: boolean) => {
      if (!isAccepted) intent.refused += 1;
      else if ((intent.acknowledged += 1) > intent.played)
        fail('lost', 'a move was acknowledged, yet is not in the log');
    },

    /** What a phone shows must be the table as the log has it at that revision. */
    shown: (guest: Guest) => {
      const { snapshot, match: number, rev, you } = guest.state();
      if (snapshot === null) return;
      const truth = matches.get(nameOf(number, rev));
      if (truth === undefined)
        return fail('disordered', `a phone is at ${nameOf(number, rev)}, which is not in the log`);
      if (!of.looks()) return;
      const seen = { view: snapshot.view, legal: snapshot.legal };
      // A seat may change hands between two frames, and the view arrives before the news of it.
      const viewers: readonly Viewer[] = [you.seat, null, ...(table?.seats.keys() ?? [])];
      if (
        !viewers.some(
          (viewer, at) => (at < 1 || !same(you.seat, viewer)) && same(seen, plain(snapshotOf(truth, viewer))),
        )
      )
        fail('disordered', `a phone shows another table than the log has at ${nameOf(number, rev)}`);
    },

    game,
    hasMove: (id: string) => moveIds.has(id),
    fail,
    failure: () => failure,
    known: (): Known => {
      hiddenFrom('host');
      return { match: known.match, listed: known.listed, by: { ...known.by } };
    },
    lines: () => lines,
    table: () => table,
    match: () => match,
    moves: () => moves,
    phases: () => phases,
    isOver: () => match !== null && game.result(match.state) !== null,
  };
}

export type Referee = ReturnType<typeof createReferee>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const sorted = (move: object): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

/** As it looks after a journey: a field without a value does not travel. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
