import { same, type Seat, waitingFor } from '@/rules/engine';
import type { GuestState } from '@/table/guest/guest';
import { parseFromHost, type TableInfo } from '@/table/wire/protocol';

import { chanceFrom, withSeededMachine } from './world/chance';
import { type DiskKind, Killed } from './world/disk';
import { createInjector } from './injector';
import { createLedger, type Outcome } from './liars/ledger';
import { createLiar } from './liars/liar';
import { LIES } from './liars/lies';
import type { Needs } from './liars/lying';
import type { Wish } from './world/player';
import type { Failure } from './verdicts';
import type { Stage } from './stages';
import { settle, type Time } from './world/time';
import type { Beginning, Phone, Plant, World } from './world/types';
import { createWorld } from './world/world';

export type Ran = {
  readonly failure: Failure | null;
  readonly faults: { readonly [kind: string]: number };
  readonly phases: { readonly [phase: string]: number };
  readonly written: { readonly [kind: string]: number };
  readonly moves: number;
  readonly steps: number;
  readonly seconds: number;
  /** From the last fault until the table had gone on, for everyone. */
  readonly recoveryMs: number | null;
  readonly isOver: boolean;
  readonly isWired: boolean;
  /** What came of the liar, where there was one. */
  readonly lie: Outcome | null;
};

/** The table must have gone on this soon after the last fault; a phone that is gone for good is waited for first. */
const RECOVERY_MS = 10_000;
const GONE_MS = 140_000;
/** Where somebody lied, phones must first be told the truth again. */
const LIED_MS = 15_000;
/** So much longer a liar has, to find an occasion. */
const LONGER_MS: { readonly [needs in Needs]: number } = {
  anything: 0,
  lobby: 5_000,
  vote: 2_000,
  words: 2_000,
  end: 15_000,
};
/** So long the game that is over stays on the table where phones check it. */
const CHECKED_MS = 4_000;

/** What people do besides playing: sit down, start, play again, and settle what a phone that is gone has left behind. */
export function wishOf(world: World, phone: Phone, stage: Stage, seats: number, bots: number): Wish | null {
  const state = phone.now?.guest.state();
  const table = state?.table ?? null;
  if (state === undefined || table === null) return null;
  if (phone !== world.screen) {
    const cannotOpen = state.locked === null && state.snapshot?.duties.some(({ type }) => type === 'open');
    if (cannotOpen === true && state.you.seat !== null && world.chance.percent(40))
      return { type: 'propose', strike: state.you.seat, ballot: state.snapshot?.ballot?.key ?? '' };
    const lending = lendingWish(world, state);
    if (lending !== null) return lending;
    const takeBack = state.you.seat === null ? null : takeBackWish(world, state, state.you.seat);
    if (takeBack !== null) return takeBack;
    const seat = world.phones.indexOf(phone);
    const isFree = table.seats[seat]?.kind === 'open';
    return table.stage === 'lobby' && state.you.seat === null && isFree
      ? { type: 'sit', seat, name: freeName(table, phone.name) }
      : null;
  }
  if (table.stage === 'over') return { type: 'again' };
  if (table.stage === 'lobby') {
    const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
    if (taken >= seats)
      return stage.options && !has(table.options, stage.options)
        ? { type: 'options', options: stage.options }
        : { type: 'start' };
    const free = table.seats.findIndex(
      ({ kind }, at) => kind === 'open' && (at >= seats - bots || world.phones[at]?.isGone === true),
    );
    return free >= 0 && free < seats ? { type: 'bot', seat: free, on: true } : null;
  }
  const gone = new Set(world.phones.filter(({ isGone }) => isGone).map(({ keys }) => keys.publicKey));
  const left = table.seats.findIndex(({ kind, key }) => kind === 'phone' && key !== null && gone.has(key));
  if (left >= 0) return { type: 'bot', seat: left, on: true };
  return null;
}

/** Its slips are with a phone that is away, or went with it: the bot that took its place cannot open what it locked. */
function owedBallot({ table, snapshot }: GuestState): Seat | null {
  if (snapshot?.ballot?.opening !== true) return null;
  return (
    snapshot.waiting.find(
      (seat) => table?.seats[seat]?.waits === true || table?.seats[seat]?.away === true,
    ) ?? null
  );
}

/** Those who hold a share of it may open it together, if nobody strikes it first. */
function lendingWish({ chance }: World, state: GuestState): Wish | null {
  const owed = owedBallot(state);
  const { table, you, snapshot } = state;
  const isLent = table?.lent.some(
    ({ ballot, seat, by }) => ballot === snapshot?.ballot?.key && seat === owed && by === you.seat,
  );
  if (owed === null || you.seat === null || isLent === true || !chance.percent(70)) return null;
  return { type: 'lend-share', seat: owed };
}

/** A player takes a move back now and then, but rarely enough that the game ends. */
function takeBackWish({ chance }: World, state: GuestState, seat: Seat): Wish | null {
  const { table, rev, snapshot } = state;
  const proposal = table?.proposal ?? null;
  if (proposal !== null && proposal.refused === null) {
    const isAnswered = proposal.by === seat || proposal.agreed.includes(seat);
    if (isAnswered || chance.percent(40)) return null;
    return proposal.what === 'rewind'
      ? { type: 'consent', from: proposal.from, yes: chance.percent(85) }
      : { type: 'consent', strike: proposal.seat, ballot: proposal.ballot, yes: true };
  }
  const owed = owedBallot(state);
  if (owed !== null && chance.percent(40))
    return { type: 'propose', strike: owed, ballot: snapshot?.ballot?.key ?? '' };
  if (snapshot?.undo === true && chance.percent(10)) return { type: 'undo', rev };
  return table?.stage === 'playing' && rev > 0 && chance.percent(1)
    ? { type: 'rewind', from: Math.max(1, rev - chance.int(12)) }
    : null;
}

/** Somebody may have taken it before. */
const freeName = ({ seats }: TableInfo, name: string): string =>
  seats.some((seat) => seat.name.trim().toLowerCase().startsWith(name)) ? `${name} too` : name;

const has = (all: Record<string, unknown>, some: Record<string, unknown>) =>
  Object.entries(some).every(([name, value]) => all[name] === value);

export type RunOptions = {
  readonly seed: number;
  readonly stage: Stage;
  readonly beginning: Beginning | null;
  readonly seats: number;
  readonly botSeats: number;
  readonly style: 'random' | 'bot';
  readonly isWired: boolean;
  readonly disk: DiskKind;
  readonly looksPercent: number;
  readonly isSlow?: boolean;
  readonly plant?: Plant;
  /** The kind of liar at this table. */
  readonly lie?: string;
  readonly say?: (what: string) => void;
};

const unhandled: unknown[] = [];
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Killed)) unhandled.push(error);
});

/** One table from its beginning through its faults to the proof that it goes on. */
export const runFaults = (options: RunOptions): Promise<Ran> =>
  withSeededMachine(options.seed, () => runSeeded(options));

async function runSeeded(options: RunOptions): Promise<Ran> {
  const { stage, seats, botSeats, seed } = options;
  const faults: { [kind: string]: number } = {};
  const count = (fault: string) => void (faults[fault] = (faults[fault] ?? 0) + 1);
  let clock = () => 0;
  const say = (what: string) => options.say?.(`${(clock() / 1000).toFixed(3).padStart(8)} s  ${what}`);
  let heard: (phone: Phone, text: string) => void = () => undefined;
  const ledger = options.lie === undefined ? null : createLedger(options.lie);
  const needs = LIES[ledger?.kind ?? '']?.needs ?? 'anything';
  const isAudited = needs === 'end';
  let overSince = Infinity;
  let unread: string | null = null as string | null;
  const world = createWorld({
    ...options,
    ...(ledger && { ledger, isAudited }),
    ...stage,
    seats,
    count,
    say,
    said: (phone, text) => heard(phone, text),
    // Whatever the host has accepted it must be able to tell.
    told: (text) => {
      if (parseFromHost(text) === null) unread ??= text;
    },
    wish: (of, phone) => {
      const wish = wishOf(of, phone, stage, seats, botSeats);
      if (wish?.type !== 'again') return wish;
      overSince = Math.min(overSince, of.time.now());
      return isAudited && of.time.now() < overSince + CHECKED_MS ? null : wish;
    },
  });
  const { time, referee } = world;
  const liar = ledger && createLiar(world, ledger, seed, say);
  const began = time.now();
  clock = () => time.now() - began;
  const when = chanceFrom(seed + 2);
  const injector = createInjector(world, count, say, ledger !== null);
  heard = injector.heard;

  const ends = began + when.between(2_000, 8_000) + (ledger === null ? 0 : LONGER_MS[needs]);
  /** Before this many of ten thousand steps a fault is injected. */
  const density = [30, 60, 120, 250, 500][when.int(5)] ?? 0;
  let steps = 0;
  let recovery: { readonly from: number; readonly moves: number; readonly lines: number } | null = null;
  let recoveryMs: number | null = null;

  const hasGoneOn = () => {
    if (recovery === null || time.now() <= recovery.from) return false;
    // Whoever has caught the host stops playing; the others must still see one table.
    const hasStopped = world.phones.some(({ now }) => (now?.guest.state().trust.alarm ?? null) !== null);
    if (ledger !== null && hasStopped) return everyoneAgrees(world);
    const hasMoved = referee.moves() > recovery.moves || referee.lines().length > recovery.lines;
    return hasMoved && everyoneAgrees(world);
  };

  try {
    while (referee.failure() === null && recoveryMs === null) {
      if (!stepOn(time)) break;
      await settle();
      steps += 1;
      if (unread !== null) referee.fail('unread', `no phone can read ${unread.slice(0, 300)}`);
      if (unhandled.length > 0) referee.fail('crashed', String(unhandled.splice(0)[0]));
      if (recovery === null && time.now() < ends) {
        if (when.int(10_000) < density) injector.strike();
      } else if (recovery === null) {
        liar?.end();
        const from = injector.end();
        say(`the last fault is over at ${((from - began) / 1000).toFixed(3)} s`);
        recovery = { from, moves: referee.moves(), lines: referee.lines().length };
      } else if (hasGoneOn()) recoveryMs = time.now() - recovery.from;
      else if (
        time.now() >
        recovery.from +
          RECOVERY_MS +
          (ledger === null ? 0 : LIED_MS) +
          (world.phones.some(({ isGone }) => isGone) ? GONE_MS : 0)
      )
        referee.fail('stuck', stuckAt(world));
      if (recovery !== null && time.now() <= recovery.from)
        recovery = { ...recovery, moves: referee.moves(), lines: referee.lines().length };
    }
  } catch (error) {
    referee.fail('crashed', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (referee.failure() === null && !isKept(world)) referee.fail('lost', 'the log is not what was written');
  const fooled = ledger?.fooled() ?? null;
  if (fooled !== null) referee.fail('fooled', fooled);
  world.close();
  const failure = referee.failure();
  if (failure !== null) say(`${failure.verdict}: ${failure.what}`);
  return {
    failure,
    faults,
    phases: Object.fromEntries(referee.phases()),
    written: Object.fromEntries(referee.written()),
    moves: referee.moves(),
    steps,
    seconds: (time.now() - began) / 1000,
    recoveryMs,
    isOver: referee.isOver(),
    isWired: options.isWired,
    lie: ledger?.outcome() ?? null,
  };
}

function stepOn(time: Time): boolean {
  try {
    return time.step();
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

const standing = (world: World) => {
  const keys = new Set(world.referee.table()?.seats.map(({ key }) => key));
  return [
    ...world.phones.filter(({ isGone, keys: { publicKey } }) => !isGone && keys.has(publicKey)),
    world.screen,
  ];
};

function everyoneAgrees(world: World): boolean {
  const match = world.referee.match();
  const number = world.referee.table()?.match;
  const info = world.host()?.host.info();
  return standing(world).every(({ now }) => {
    const state = now?.guest.state();
    // A phone that was lied to no longer follows this host, and says so.
    if ((state?.trust.alarm ?? null) !== null) return true;
    if (state?.line !== 'here' || !same(state.table, info)) return false;
    return match === null
      ? state.table?.stage === 'lobby'
      : state.match === number && state.rev === match.revision;
  });
}

function stuckAt(world: World): string {
  const { referee } = world;
  const phones = standing(world).map(({ name, now }) => {
    const state = now?.guest.state();
    return `${name} ${state === undefined ? 'off' : `${state.line}${state.why === null ? '' : ` (${state.why})`} at ${state.match}/${state.rev}`}`;
  });
  const match = referee.match();
  const table = referee.table();
  const waits = match === null ? [] : waitingFor(referee.game, match.state);
  const seats = waits.map((seat) => `${seat} (${table?.seats[seat]?.kind})`);
  return `waits for ${seats.join(', ')} at ${table?.match}/${match?.revision ?? 'lobby'} in ${match?.state.phase ?? 'the lobby'}: ${phones.join(', ')}`;
}

/** A new process finds in the log what the last one wrote, no more and no less. */
function isKept(world: World): boolean {
  const found = world
    .disk()
    .open(
      world.time.process(),
      () => null,
      () => undefined,
    )
    .read();
  const kept = world.disk().lines();
  return found.length === kept.length && found.every((line, at) => line === kept[at]);
}
