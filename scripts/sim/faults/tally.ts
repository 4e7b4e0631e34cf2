import type { Game } from '@/rules/engine';

import type { Verdict } from './verdicts';
import type { Ran } from './runFaults';

export type FailedRun = {
  readonly seed: number;
  readonly game: string;
  readonly verdict: Verdict;
  readonly what: string;
};

type Counts = { [name: string]: number };

/** What some runs came to. Plain data: it is sent between threads. */
export type Tally = {
  runs: number;
  moves: number;
  steps: number;
  seconds: number;
  wired: number;
  readonly faults: Counts;
  readonly written: Counts;
  readonly phases: { [game: string]: Counts };
  /** What came of each kind of liar. */
  readonly liars: { [kind: string]: Counts };
  readonly failures: FailedRun[];
  readonly recoveries: number[];
};

export type Simulated = {
  readonly runs: number;
  readonly seed: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly disordered: number;
  readonly leaked: number;
  readonly stuck: number;
  readonly crashed: number;
  readonly fooled: number;
  readonly unread: number;
  /** By kind of liar: at how many tables it was caught, harmless, or had no occasion; and by what it was caught. */
  readonly liars: { readonly [kind: string]: Readonly<Counts> };
  readonly failures: readonly FailedRun[];
  readonly faults: Readonly<Counts>;
  /** What the logs say was done, besides moves: votes struck, moves undone, seats claimed, games begun again. */
  readonly written: Readonly<Counts>;
  readonly phases: { readonly [game: string]: Readonly<Counts> };
  /** Phases a game has and no run came to. */
  readonly unseen: readonly string[];
  readonly moves: number;
  readonly steps: number;
  readonly simulatedSeconds: number;
  readonly overRealNet: number;
  readonly recoveryMs: { readonly median: number; readonly p99: number; readonly max: number };
};

export const newTally = (): Tally => ({
  runs: 0,
  moves: 0,
  steps: 0,
  seconds: 0,
  wired: 0,
  faults: {},
  written: {},
  phases: {},
  liars: {},
  failures: [],
  recoveries: [],
});

function count(into: Counts, more: Readonly<Counts>): void {
  for (const [name, times] of Object.entries(more)) into[name] = (into[name] ?? 0) + times;
}

export function addRun(tally: Tally, of: { seed: number; game: string; ran: Ran }): void {
  const { seed, game, ran } = of;
  tally.runs += 1;
  tally.moves += ran.moves;
  tally.steps += ran.steps;
  tally.seconds += ran.seconds;
  tally.wired += ran.isWired ? 1 : 0;
  count(tally.faults, ran.faults);
  count(tally.written, ran.written);
  count((tally.phases[game] ??= {}), ran.phases);
  if (ran.lie !== null) {
    const { kind, as, by } = ran.lie;
    count((tally.liars[kind] ??= {}), { [as]: 1, ...(by !== null && { [by]: 1 }) });
  }
  if (ran.recoveryMs !== null) tally.recoveries.push(ran.recoveryMs);
  if (ran.failure !== null) tally.failures.push({ seed, game, ...ran.failure });
}

type Games = { readonly [id: string]: Game };

export function summedUp(tallies: readonly Tally[], seed: number, games: Games): Simulated {
  const all = newTally();
  for (const tally of tallies) {
    for (const sum of ['runs', 'moves', 'steps', 'seconds', 'wired'] as const) all[sum] += tally[sum];
    count(all.faults, tally.faults);
    count(all.written, tally.written);
    for (const [game, phases] of Object.entries(tally.phases)) count((all.phases[game] ??= {}), phases);
    for (const [kind, outcomes] of Object.entries(tally.liars)) count((all.liars[kind] ??= {}), outcomes);
    all.failures.push(...tally.failures);
    all.recoveries.push(...tally.recoveries);
  }
  const { runs, moves, steps, faults, written, phases } = all;
  const failures = all.failures.sort((a, b) => a.seed - b.seed);
  const recoveries = all.recoveries.sort((a, b) => a - b);
  const part = (share: number) =>
    recoveries[Math.min(recoveries.length - 1, Math.floor(recoveries.length * share))] ?? 0;
  const verdicts = (verdict: Verdict) => failures.filter((one) => one.verdict === verdict).length;
  return {
    runs,
    seed,
    lost: verdicts('lost'),
    duplicated: verdicts('duplicated'),
    disordered: verdicts('disordered'),
    leaked: verdicts('leaked'),
    stuck: verdicts('stuck'),
    crashed: verdicts('crashed'),
    fooled: verdicts('fooled'),
    unread: verdicts('unread'),
    liars: all.liars,
    failures,
    faults,
    written,
    phases,
    unseen: Object.entries(phases).flatMap(([id, seen]) => unseenOf(games[id], Object.keys(seen))),
    moves,
    steps,
    simulatedSeconds: Math.round(all.seconds),
    overRealNet: all.wired,
    recoveryMs: { median: part(0.5), p99: part(0.99), max: part(1) },
  };
}

/** A phase is counted by itself or with the ballot that is open in it. */
const unseenOf = (game: Game | undefined, seen: readonly string[]): readonly string[] =>
  Object.keys(game?.phases ?? {})
    .filter((phase) => !seen.some((name) => name === phase || name.startsWith(`${phase},`)))
    .map((phase) => `${game?.id}: ${phase}`);
