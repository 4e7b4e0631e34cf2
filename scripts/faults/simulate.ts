import type { GameTypes } from '@/rules/engine';
import { GAMES } from '@/rules/games';

import { chileScan, forgetShownCards } from '../../__tests__/support/scans/chile';
import { dystocraticScan } from '../../__tests__/support/scans/dystocratic';
import { investScan } from '../../__tests__/support/scans/invest';
import { podiumScan } from '../../__tests__/support/scans/podium';
import { ryvScan } from '../../__tests__/support/scans/ryv';
import type { Scan } from '../../__tests__/support/secrets';
import { chanceFrom } from './chance';
import type { Verdict } from './referee';
import { type Ran, runFaults, type Stage } from './run';
import { playSource } from './sources';
import type { Beginning, Plant } from './types';

const scanned = <G extends GameTypes>(scan: Scan<G>): Scan => scan as unknown as Scan;

/** The games with their secret things marked. */
export const SCANS: { readonly [game: string]: Scan } = {
  chile: scanned(chileScan),
  dystocratic: scanned(dystocraticScan),
  invest: scanned(investScan),
  podium: scanned(podiumScan),
  ryv: scanned(ryvScan),
};

export type Simulation = {
  readonly runs: number;
  readonly seed: number;
  /** All of them, unless one is named. */
  readonly game?: string;
  readonly plant?: Plant;
  readonly scans?: typeof SCANS;
  readonly say?: (what: string) => void;
  /** Called after every run; ends the simulation when it returns true. */
  readonly after?: (ran: Ran, seed: number) => boolean | void;
};

export type FailedRun = {
  readonly seed: number;
  readonly game: string;
  readonly verdict: Verdict;
  readonly what: string;
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
  readonly failures: readonly FailedRun[];
  readonly faults: { readonly [kind: string]: number };
  readonly phases: { readonly [game: string]: { readonly [phase: string]: number } };
  /** Phases a game has and no run came to. */
  readonly unseen: readonly string[];
  readonly moves: number;
  readonly steps: number;
  readonly simulatedSeconds: number;
  readonly overRealNet: number;
  readonly recoveryMs: { readonly median: number; readonly p99: number; readonly max: number };
};

const SOURCES = 2;
const sources = new Map<string, Promise<readonly Beginning[]>>();

function stageOf(game: string, isScanned: boolean, scans: typeof SCANS): Stage {
  const real = GAMES[game] as Stage['game'];
  const { game: marked, seats, secrets, options } = scans[game] as Scan;
  if (!isScanned) return { game: real, seats: real.seats, secrets: () => [] };
  return { game: marked, seats: { min: seats, max: seats }, secrets, ...(options && { options }) };
}

/** One run is all that follows from its seed. */
async function runOne(
  of: Pick<Simulation, 'seed' | 'game' | 'plant' | 'scans' | 'say'>,
): Promise<{ readonly ran: Ran; readonly game: string }> {
  const chance = chanceFrom(of.seed * 8 + 5);
  const ids = Object.keys(GAMES);
  const game = of.game ?? (ids[of.seed % ids.length] as string);
  const isScanned = chance.percent(50);
  const stage = stageOf(game, isScanned, of.scans ?? SCANS);
  const style = chance.percent(30) ? 'bot' : 'random';
  const source = chance.int(SOURCES);
  const begins = chance.int(1_000_000);
  const seats = chance.between(stage.seats.min, stage.seats.max);
  const options = {
    seed: of.seed * 8,
    stage,
    style,
    looksPercent: 25,
    ...(of.plant && { plant: of.plant }),
    ...(of.say && { say: of.say }),
  } as const;
  // Whether a move can be taken back depends on what was shown, so a game with other views cannot go on from a log of ours.
  const isFresh = chance.percent(25) || of.scans !== undefined;
  const begin = async (given: Parameters<typeof runFaults>[0]) => {
    forgetShownCards();
    return { game, ran: await runFaults(given) };
  };
  const isWired = chance.percent(4);
  const disk = chance.percent(90) ? 'memory' : chance.percent(50) ? 'values' : 'file';
  if (isFresh) {
    const botSeats = Math.max(0, Math.min(seats - 1, chance.int(3)));
    return begin({ ...options, beginning: null, seats, botSeats, isWired, disk });
  }
  const beginnings = await sourceOf(game, isScanned, source);
  const beginning = beginnings[begins % beginnings.length] ?? null;
  const phones = beginning?.phones.length ?? seats;
  const isLong = (beginning?.log.length ?? 0) > 60;
  const onDisk = isLong ? 'memory' : disk;
  return begin({ ...options, beginning, seats: phones, botSeats: 0, isWired, disk: onDisk });
}

/** Always of the game without a planted bug. */
function sourceOf(game: string, isScanned: boolean, source: number): Promise<readonly Beginning[]> {
  const name = `${game}/${isScanned}/${source}`;
  const known = sources.get(name);
  if (known !== undefined) return known;
  const stage = stageOf(game, isScanned, SCANS);
  const isFirst = source % 2 === 0;
  const played = playSource({
    stage,
    seats: isFirst ? stage.seats.min : stage.seats.max,
    style: isFirst ? 'random' : 'bot',
    seed: 1_000 + source * 2 + (isScanned ? 1 : 0) + 100 * Object.keys(GAMES).indexOf(game),
  });
  sources.set(name, played);
  return played;
}

export async function simulateFaults(of: Simulation): Promise<Simulated> {
  const faults: { [kind: string]: number } = {};
  const phases: { [game: string]: { [phase: string]: number } } = {};
  const failures: FailedRun[] = [];
  const recoveries: number[] = [];
  let [runs, moves, steps, seconds, wired] = [0, 0, 0, 0, 0];
  for (let seed = of.seed; seed < of.seed + of.runs; seed += 1) {
    const { game, ran } = await runOne({ ...of, seed });
    runs += 1;
    moves += ran.moves;
    steps += ran.steps;
    seconds += ran.seconds;
    wired += ran.isWired ? 1 : 0;
    for (const [kind, times] of Object.entries(ran.faults)) faults[kind] = (faults[kind] ?? 0) + times;
    const seen = (phases[game] ??= {});
    for (const [phase, times] of Object.entries(ran.phases)) seen[phase] = (seen[phase] ?? 0) + times;
    if (ran.recoveryMs !== null) recoveries.push(ran.recoveryMs);
    if (ran.failure !== null) failures.push({ seed, game, ...ran.failure });
    if (of.after?.(ran, seed) === true) break;
  }
  recoveries.sort((a, b) => a - b);
  const part = (share: number) =>
    recoveries[Math.min(recoveries.length - 1, Math.floor(recoveries.length * share))] ?? 0;
  const verdicts = (verdict: Verdict) => failures.filter((one) => one.verdict === verdict).length;
  return {
    runs,
    seed: of.seed,
    lost: verdicts('lost'),
    duplicated: verdicts('duplicated'),
    disordered: verdicts('disordered'),
    leaked: verdicts('leaked'),
    stuck: verdicts('stuck'),
    crashed: verdicts('crashed'),
    failures,
    faults,
    phases,
    unseen: Object.keys(phases).flatMap((id) =>
      Object.keys(GAMES[id]?.phases ?? {})
        .filter(
          (phase) =>
            !Object.keys(phases[id] ?? {}).some((name) => name === phase || name.startsWith(`${phase},`)),
        )
        .map((phase) => `${id}: ${phase}`),
    ),
    moves,
    steps,
    simulatedSeconds: Math.round(seconds),
    overRealNet: wired,
    recoveryMs: { median: part(0.5), p99: part(0.99), max: part(1) },
  };
}
