import {
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  same,
  type Seat,
  type Viewer,
} from '@/rules/engine';
import type { Canary, Reader, Scan } from '@/rules/engine/trials';
import { type TableLogState, openTableLog } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Guest } from '@/table/guest/guest';
import type { TableRecord, TableState } from '@/table/log/records';
import { itemsOf, withoutSecrets } from '@/table/recovery/sealedLog';
import { type KeyValueStore, memoryLog } from '@/table/storage/storage';

import { createEarlySlips, type Sender } from './earlySlips';
import type { Ledger } from './liars/ledger';
import { kindOf, phaseOf } from './naming';
import { isSecretIn, secretsIn } from './secrets';
import { createTruths, isTrueVote, parsed } from './truths';
import type { Failure, Verdict } from './verdicts';

/** How often a player has made the same move, and what became of it. */
export type Intent = { made: number; refused: number; played: number; acknowledged: number };

type Asked = { readonly t?: string; readonly id?: string; readonly op?: { readonly type: string } };
type Told = { readonly t: string; readonly id?: string; readonly match?: number; readonly rev?: number };

/** What each reader of a match was allowed to see at some time. */
export type Known = {
  readonly match: number;
  readonly listed: ReadonlySet<string>;
  readonly by: ReadonlyMap<Reader, ReadonlySet<string>>;
};

/** More asks than are ever under way at once. Without a limit, strangers' asks would fill the memory. */
const UNANSWERED = 2_000;
/** Shorter words of the seed would turn up by chance. */
const LEAST_SEED_DIGITS = 7;
/** The only asks with which something secret leaves a phone. */
const SECRET_OPS = /"type":"(open|show|lend|lock)"/;
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
  /** Frames are not searched either. */
  readonly isCalm: boolean;
  /** The liar at this table. */
  readonly ledger?: Ledger;
  readonly isPhone: (key: PublicKey) => boolean;
}) {
  const { game, ledger } = of;
  const early = createEarlySlips(of.isPhone);
  const games = { [game.id]: game };
  let lines: string[] = [];
  let aboutSecrets: string[] = [];
  /** Of this match and the one before, as the host knows them. */
  let moveIds: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  const hasMove = (id: string): boolean => moveIds.some((match) => match.has(id));
  const askedMoves = new Set<string>();
  const intents = new Map<string, Intent>();
  /** By the moves that stand for them in the log. */
  const counted = new Map<string, Intent>();
  const matches = new Map<string, Match<GameTypes>>();
  const phases = new Map<string, number>();
  const written = new Map<string, number>();
  let tableLog: TableLogState | null = null;
  let table: TableState | null = null;
  let match: Match<GameTypes> | null = null;
  let moves = 0;
  let knownOf = of.known?.match ?? -1;
  let listedBefore: ReadonlySet<string> = of.known?.listed ?? new Set();
  const seenBy = new Map([...(of.known?.by ?? [])].map(([reader, seen]) => [reader, new Set(seen)]));
  let hidden: Map<Reader, readonly Canary[]> | null = null;

  let failure: Failure | null = null;

  /** Keep the failure instead of throwing it: the table would catch it like a full disk. */
  const fail = (verdict: Verdict, what: string): void => void (failure ??= { verdict, what });
  const nameOf = (number: number, rev: number) => `${number}/${rev}`;

  function look(at: TableLogState): void {
    table = at.table();
    match = at.match();
    remember();
  }

  function remember(): void {
    if (match === null || table === null) return;
    // A phone may still be in the match before this one, but in none before that.
    const last = table.match - 1;
    if (match.revision === 0)
      for (const name of matches.keys()) if (Number.parseInt(name, 10) < last) matches.delete(name);
    matches.set(nameOf(table.match, match.revision), match);
    add(phases, phaseOf(match));
    early.look(table.match, match);
  }

  function keep(line: string): void {
    const record = JSON.parse(line) as TableRecord;
    for (const { kind, text } of hiddenFrom('host'))
      if (line.includes(text)) fail('leaked', `${kind} → host: ${line.slice(0, 200)}`);
    lines.push(line);
    if (ABOUT_SECRETS.test(line)) aboutSecrets.push(line);
    hidden = null;
    add(written, record.t === 'move' ? kindOf(record.entry) : record.t);
    tableLog ??= openTableLog(memoryLog(), games);
    if (record.t === 'start') moveIds = [new Set(), moveIds[0]];
    if (record.t !== 'move') tableLog.write(record);
    else {
      count(record.id, record.entry);
      moves += 1;
      if (!tableLog.play(record.id, record.entry).ok)
        return fail('disordered', `the log holds an illegal move: ${line.slice(0, 200)}`);
    }
    look(tableLog);
    // Do this even when no phone is connected: what was open for one move counts as known from then on.
    hiddenFrom('host');
  }

  function count(id: string, entry: Entry<GameTypes>): void {
    if (hasMove(id)) fail('duplicated', `move ${id} stands in the log twice`);
    moveIds[0].add(id);
    if (!('move' in entry)) return;
    const key = table?.seats[entry.seat]?.key ?? null;
    const { type } = entry.move;
    if (type === 'open' || type === 'show' || !of.isPlayed(key)) return;
    const intent = intentOf(key ?? '', entry.move);
    counted.set(id, intent);
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
    if (knownOf !== table.match) {
      knownOf = table.match;
      listedBefore = new Set();
      seenBy.clear();
    }
    const unlisted = [...listedBefore].filter((text) => !listed.has(text));
    for (const each of [...table.seats.keys(), 'screen', 'host'] as const) {
      const seen = seenBy.get(each) ?? new Set();
      seenBy.set(each, seen);
      for (const text of unlisted) seen.add(text);
      for (const { text, hiddenFrom: from } of secrets) if (!from.includes(each)) seen.add(text);
      hidden.set(
        each,
        secrets.filter(({ text, hiddenFrom: from }) => from.includes(each) && !seen.has(text)),
      );
    }
    listedBefore = listed;
    return hidden.get(reader) ?? [];
  }

  /**
   * Another host goes on with the log as these phones kept it. It may lack what nobody of them had been told, and
   * nothing else.
   */
  function moved(found: readonly string[], came: readonly { key: PublicKey; guest: Guest | null }[]): void {
    // Games that were over are summed up in its first line.
    const sums = lines.flatMap((line, at) => (at === 0 || line.startsWith('{"t":"again"') ? [at + 1] : []));
    const summed = sums.find((count) => itemsOf(lines.slice(0, count))[0]?.[1] === found[0]) ?? 0;
    const rest = found.slice(1, -1);
    const isSame = rest.every((line, at) => line === withoutSecrets(lines[summed + at] ?? ''));
    if (summed === 0 || !isSame) return fail('disordered', 'the new host has another story');
    for (const line of lines.slice(summed + rest.length)) {
      const record = JSON.parse(line) as TableRecord;
      if (record.t !== 'move') continue;
      for (const match of moveIds) match.delete(record.id);
      const intent = counted.get(record.id);
      if (intent === undefined || !('move' in record.entry)) continue;
      const key = table?.seats[record.entry.seat]?.key ?? '';
      intent.played -= 1;
      const isPromised = came.some((phone) => phone.key === key);
      if (!isPromised) intent.acknowledged = Math.min(intent.acknowledged, intent.played);
      else if (intent.acknowledged > intent.played)
        fail('lost', `the new host lacks an acknowledged move: ${line.slice(0, 200)}`);
    }
    add(written, 'moved');
    lines = [...found];
    aboutSecrets = lines.filter((line) => ABOUT_SECRETS.test(line));
    hidden = null;
    const before = new Map(matches);
    matches.clear();
    look((tableLog = openTableLog(memoryLog(lines), games)));
    for (const [name, match] of before) if (isBefore(name)) matches.set(name, match);
    for (const { guest } of came) {
      const { match: number, rev, snapshot } = guest?.state() ?? { match: 0, rev: 0, snapshot: null };
      if (snapshot !== null && !matches.has(nameOf(number, rev)))
        fail('lost', `a phone had seen ${nameOf(number, rev)}, which the new host does not know`);
    }
  }

  const isBefore = (name: string): boolean => {
    const [number = 0, rev = 0] = name.split('/').map(Number);
    // Between two games the last one is over, and with all its moves behind us.
    const now = match?.revision ?? Infinity;
    return table !== null && (number < table.match || (number === table.match && rev < now));
  };

  const readerOf = (key: PublicKey): Seat | 'screen' => {
    const seat = table?.seats.findIndex((one) => one.key === key) ?? -1;
    return seat < 0 ? 'screen' : seat;
  };

  const isOver = () => match !== null && game.result(match.state) !== null;
  const where = () => ({ lines, match: table?.match ?? 0, isOver: isOver() });

  const sealedSeen = new Set<string>();
  const truthFor = createTruths(game);

  for (const line of of.found) {
    lines.push(line);
    if (ABOUT_SECRETS.test(line)) aboutSecrets.push(line);
    const record = JSON.parse(line) as TableRecord;
    if (record.t === 'start') moveIds = [new Set(), moveIds[0]];
    if (record.t === 'move') moveIds[0].add(record.id);
  }
  if (lines.length > 0) look((tableLog = openTableLog(memoryLog(lines), games)));

  return {
    /** A line is on the disk. */
    keep,

    moved,

    /** A phone has put something away that must stay there. */
    forgetSecrets: () => void (hidden = null),

    asked: (text: string) => {
      if (!text.includes('"ask"')) return;
      const { id, op } = parsed(text) as Asked;
      if (id !== undefined && (op?.type === 'move' || op?.type === 'undo')) askedMoves.add(id);
      const [oldest] = askedMoves;
      if (askedMoves.size > UNANSWERED && oldest !== undefined) askedMoves.delete(oldest);
    },

    /** A phone sends something, to whomever it takes for its host. */
    left: (phone: Sender, text: string) => {
      if (of.isCalm || !SECRET_OPS.test(text)) return;
      const reader = readerOf(phone.keys.publicKey);
      const { match: number } = phone.now?.guest.state() ?? { match: -1 };
      const from = { kept: phone.kept, seat: reader === 'screen' ? -1 : reader, match: number };
      const what = early.found((parsed(text) as Asked).op, from);
      if (what !== null) fail('leaked', what);
    },

    /** The host says something to a phone, which may or may not arrive. */
    told: (key: PublicKey, text: string) => {
      if (of.isCalm) return;
      const reader = readerOf(key);
      // The same long pieces of the sealed log go to everyone.
      const isSealed = text.startsWith('{"t":"keep"');
      const hiddenFromThem =
        isSealed && sealedSeen.has(text) ? [] : hiddenFrom(reader).filter(isSecretIn(text, where()));
      if (isSealed) sealedSeen.add(text);
      for (const { kind, text: secret } of hiddenFromThem)
        if (text.includes(secret)) fail('leaked', `${kind} → ${reader}: ${text.slice(0, 300)}`);
      // Most frames are small changes to a view, and parsing each of them again would take longest of all.
      const [, number, rev] = UPDATE.exec(text) ?? [];
      const told = (
        number === undefined ? parsed(text) : { t: 'update', match: Number(number), rev: Number(rev) }
      ) as Told;
      if (told.t === 'update' && !matches.has(nameOf(told.match ?? 0, told.rev ?? 0)))
        fail('lost', `revision ${told.rev} was told before it was written down`);
      if (told.t === 'done' && told.id !== undefined && askedMoves.has(told.id) && !hasMove(told.id))
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
    shown: (guest: Guest, key: PublicKey) => {
      const { snapshot, match: number, rev, you, trust } = guest.state();
      const isDupe = ledger?.isDupe(key) === true && ledger.isTold();
      if (trust.alarm !== null && ledger?.isTold() === true) ledger.caught(`alarm ${trust.alarm.what}`);
      else if (trust.alarm !== null) fail('disordered', `a phone is alarmed: ${trust.alarm.what}`);
      if (isDupe && trust.asks !== null) ledger.caught(`the player is asked: ${trust.asks.why}`);
      const differs = (what: string) => (isDupe ? ledger.differs(what) : fail('disordered', what));
      if (snapshot === null) return;
      const truth = matches.get(nameOf(number, rev));
      if (truth === undefined)
        return differs(`a phone is at ${nameOf(number, rev)}, which is not in the log`);
      if (isDupe && snapshot.ballot !== null && !isTrueVote(truth, snapshot.ballot))
        return differs(`a phone shows another vote than the log has at ${nameOf(number, rev)}`);
      if (!isDupe && !of.looks()) return;
      const seen = { view: snapshot.view, legal: snapshot.legal };
      // A seat may change hands between two frames, and the view arrives before the news of it.
      const viewers: readonly Viewer[] = [you.seat, null, ...(table?.seats.keys() ?? [])];
      if (
        !viewers.some(
          (viewer, at) => (at < 1 || !same(you.seat, viewer)) && same(seen, truthFor(truth, viewer)),
        )
      )
        differs(`a phone shows another table than the log has at ${nameOf(number, rev)}`);
    },

    game,
    hasMove,
    fail,
    failure: () => failure,
    known: (): Known => {
      hiddenFrom('host');
      const by = new Map([...seenBy].map(([reader, seen]) => [reader, new Set(seen)]));
      return { match: knownOf, listed: listedBefore, by };
    },
    lines: () => lines,
    table: () => table,
    match: () => match,
    moves: () => moves,
    phases: () => phases,
    written: () => written,
    isOver,
  };
}

export type Referee = ReturnType<typeof createReferee>;

const add = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);

const sorted = (move: object): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
