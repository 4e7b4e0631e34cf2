import type { Scan } from '@/rules/engine/trials';
import { GAME_IDS } from '@/rules/shelf';

import { chanceFrom } from './world/chance';
import { type Ran, runFaults } from './runFaults';
import { LIES, lieAt } from './liars/lies';
import type { Needs } from './liars/lying';
import { recordBeginnings } from './beginnings';
import { stageOf } from './stages';
import { addRun, newTally, type Tally } from './tally';
import type { Beginning, Plant } from './world/types';

export type Simulation = {
  readonly runs: number;
  readonly seed: number;
  /** All of them, unless one is named. */
  readonly game?: string;
  readonly plant?: Plant;
  /** A planted bug in the game with marked cards. */
  readonly changed?: (scan: Scan) => Scan;
  /** In so many of a hundred tables somebody lies. */
  readonly lies: number;
  readonly say?: (what: string) => void;
  /** Called after every run; ends the simulation when it returns true. */
  readonly after?: (ran: Ran, seed: number, tally: Tally) => boolean | void;
};

/** Of every game: one by chance with marked cards, one by bots with its own. */
const SOURCES = 2;
const isMarked = (source: number) => source === 0;
/** In every third run the host is slow. */
const SLOW_EVERY = 3;
/** The last places of a game at which a run can begin. */
const ENDS = 3;
const sources = new Map<string, Promise<readonly Beginning[]>>();

/** Plays one run. Its seed decides everything in it. */
async function runOne(
  of: Pick<Simulation, 'seed' | 'game' | 'plant' | 'changed' | 'lies' | 'say'>,
): Promise<{ readonly ran: Ran; readonly game: string }> {
  const chance = chanceFrom(of.seed * 8 + 5);
  const game = of.game ?? (GAME_IDS[of.seed % GAME_IDS.length] as string);
  const source = chance.int(SOURCES);
  const isScanned = isMarked(source);
  const stage = await stageOf({ game, isScanned, source, changed: of.changed });
  const liar = chanceFrom(of.seed * 8 + 6);
  const lie = liar.percent(of.lies) ? lieAt(liar.int(1_000_000)) : undefined;
  const needs = lie === undefined ? 'anything' : (LIES[lie]?.needs ?? 'anything');
  const style = chance.percent(30) ? 'bot' : 'random';
  const begins = chance.int(1_000_000);
  const seats = chance.between(stage.seats.min, stage.seats.max);
  const options = {
    seed: of.seed * 8,
    stage,
    style,
    looksPercent: 25,
    isSlow: of.seed % SLOW_EVERY === 0,
    ...(of.plant && { plant: of.plant }),
    ...(lie !== undefined && { lie }),
    ...(of.say && { say: of.say }),
  } as const;
  // Whether a move can be taken back depends on what was shown, so a game with other views cannot go on from a log of ours.
  const isAnywhere = needs === 'anything';
  const isFresh = (chance.percent(25) && isAnywhere) || needs === 'lobby' || of.changed !== undefined;
  const begin = async (given: Parameters<typeof runFaults>[0]) => {
    stage.forget?.();
    return { game, ran: await runFaults(given) };
  };
  const isWired = chance.percent(2.5);
  const disk = chance.percent(90) ? 'memory' : chance.percent(50) ? 'values' : 'file';
  if (isFresh) {
    const botSeats = Math.max(0, Math.min(seats - 1, chance.int(3)));
    return begin({ ...options, beginning: null, seats, botSeats, isWired, disk });
  }
  const beginning = someOf(thatHas(needs, await beginningsOf(game, source, of.plant?.defences)), begins);
  const phones = beginning?.phones.length ?? seats;
  const isLong = (beginning?.log.length ?? 0) > 60;
  const onDisk = isLong ? 'memory' : disk;
  return begin({ ...options, beginning, seats: phones, botSeats: 0, isWired, disk: onDisk });
}

/** Where the liar finds what it needs. */
function thatHas(needs: Needs, beginnings: readonly Beginning[]): readonly Beginning[] {
  if (needs === 'end') return beginnings.slice(-ENDS);
  const words = beginnings.filter(({ hasWords }) => hasWords);
  if (needs === 'words' && words.length > 0) return words;
  const votes = beginnings.filter(({ phase }) => phase.includes(', ballot'));
  return needs === 'vote' && votes.length > 0 ? votes : beginnings;
}

/** A phase first: some are over in a move, others last for half the game. */
function someOf(beginnings: readonly Beginning[], number: number): Beginning | null {
  const phases = [...new Set(beginnings.map(({ phase }) => phase))];
  const among = beginnings.filter(({ phase }) => phase === phases[number % phases.length]);
  return among[Math.floor(number / phases.length) % among.length] ?? null;
}

/** Records beginnings with the game as it is, without a planted bug; only what binds phones and host must be the same. */
function beginningsOf(
  game: string,
  source: number,
  defences: Plant['defences'],
): Promise<readonly Beginning[]> {
  const name = `${game}/${source}`;
  const known = sources.get(name) ?? playWhole(game, source, defences);
  sources.set(name, known);
  return known;
}

async function playWhole(
  game: string,
  source: number,
  defences: Plant['defences'],
): Promise<readonly Beginning[]> {
  const stage = await stageOf({ game, isScanned: isMarked(source), source });
  const isFirst = source % 2 === 0;
  return recordBeginnings({
    stage,
    ...(defences && { plant: { defences } }),
    seats: isFirst ? stage.seats.min : stage.seats.max,
    style: isFirst ? 'random' : 'bot',
    seed: 1_000 + source + 100 * GAME_IDS.indexOf(game),
  });
}

/** Runs `seed`, `seed + every`, … below `seed + runs`. */
export async function tallyRuns(of: Simulation & { readonly every?: number }): Promise<Tally> {
  const tally = newTally();
  for (let seed = of.seed; seed < of.seed + of.runs; seed += of.every ?? 1) {
    const { game, ran } = await runOne({ ...of, seed });
    addRun(tally, { seed, game, ran });
    if (of.after?.(ran, seed, tally) === true) break;
  }
  return tally;
}
