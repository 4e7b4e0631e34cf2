import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import {
  type Addressed,
  type Game,
  type GameTypes,
  legalMoves,
  type Match,
  tableOptions,
  type Viewer,
} from '@/rules/engine';
import { type Player, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { changesBetween, plain } from './plain';

/** One game that is written down: the seed deals it, and every choice comes from the seed after it. */
export type Line = {
  readonly name: string;
  readonly seats: number;
  readonly options: GameTypes['options'];
  readonly seed: number;
};

export type Playthrough = {
  readonly text: string;
  readonly phases: ReadonlySet<string>;
  readonly moves: ReadonlySet<string>;
};

const MAX_MOVES = 2_000;

/**
 * Any legal move, but a kind first: kinds with few ways to make them would hardly ever be made. Sorted, so that rules
 * that list their moves in another order still make the same ones. No bot plays: a better bot is not another game.
 */
const player =
  (game: Game): Player<GameTypes> =>
  ({ legal, random }) => {
    const kinds = [...new Set(legal.map(({ type }) => type))].sort();
    const kind = kinds[random.int(Math.max(1, kinds.length))] ?? '';
    const ways = legal
      .filter(({ type }) => type === kind)
      .map((move) => ({ move, key: JSON.stringify(move) }));
    ways.sort((a, b) => (a.key < b.key ? -1 : 1));
    const chosen = ways[random.int(Math.max(1, ways.length))]?.move ?? null;
    return chosen !== null && game.moves[kind]?.text !== undefined
      ? ({ ...chosen, text: 'As we said' } as typeof chosen)
      : chosen;
  };

/** A whole game as text that a person can review as a diff. */
export function playthrough(game: Game, line: Line): Playthrough {
  const { seats } = line;
  const options = tableOptions(game, line.options);
  const phases = new Set<string>();
  const moves = new Map<string, number>();
  const out: string[] = [...headOf(game, line, options), '', '== setup'];
  let before: Match<GameTypes> | null = null;
  const events: (readonly Addressed<{ readonly type: string }>[])[] = [];
  const matches: Match<GameTypes>[] = [];

  const { entries, match, finished } = playOut(
    game,
    { seats, options, seed: seedFrom(line.seed) },
    player(game),
    {
      random: createRandom(seedFrom(line.seed + 1)),
      maxMoves: MAX_MOVES,
      visit: (now, step) => {
        matches.push(now);
        events.push(step?.events ?? []);
      },
    },
  );
  if (!finished) throw new Error(`${game.id}, ${line.name}: the game did not end within ${MAX_MOVES} moves`);

  for (const [at, now] of matches.entries()) {
    const { phase } = now.state;
    const entry = entries[at - 1];
    if (entry === undefined) out.push(...fields(now.state));
    else {
      const [who, kind, what] = 'strike' in entry ? ['table', 'strike', entry.strike] : madeBy(entry);
      moves.set(kind, (moves.get(kind) ?? 0) + 1);
      out.push(`${at}. ${who} ${kind}${what === '' ? '' : ` ${what}`}  #${checkOf(game, now, seats)}`);
      for (const { to, event } of events[at] ?? [])
        out.push(`     ${to === 'all' ? 'all' : `only ${to.join(',')}`}: ${eventText(event)}`);
      const changes = changesBetween(before?.state, now.state);
      if (changes !== '') out.push(`     now: ${changes}`);
    }
    if (phase !== before?.state.phase) out.push('', `== ${phase}`);
    phases.add(phase);
    before = now;
  }

  out.push('', '== result', plain(game.result(match.state)), '', '== the end, as everybody sees it');
  out.push(...fields(game.view(match.state, null)), '', '== covered');
  out.push(`phases: ${[...phases].join(', ')}${missing(game.phases, phases)}`);
  const counted = [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
  out.push(`moves: ${counted.join(', ')}${missing(game.moves, moves)}`);
  return { text: `${out.join('\n')}\n`, phases, moves: new Set(moves.keys()) };
}

const RULES_VERSION = /^rules version (\d+)$/m;

const headOf = (game: Game, { name, seats, seed }: Line, options: GameTypes['options']): string[] => [
  `Golden playthrough of ${game.id}: ${name}`,
  `rules version ${game.rulesVersion}`,
  `${seats} seats, seed ${seed}, options ${plain(options)}`,
  'Made by `npm run golden`, never by hand. Each # is a checksum of the state, the chance that is left,',
  'and what every seat sees and may do. "now" lists what a move changed, shortened where it is long.',
];

/** The version in the head of a playthrough; `null` when there is none. */
export const versionIn = (text: string): number | null => {
  const found = RULES_VERSION.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

function madeBy({ seat, move }: { readonly seat: number; readonly move: { readonly type: string } }) {
  const { type, ...rest } = move;
  return [`seat ${seat}`, type, Object.keys(rest).length === 0 ? '' : plain(rest)] as const;
}

function eventText(event: { readonly type: string }): string {
  const { type, ...rest } = event;
  return Object.keys(rest).length === 0 ? type : `${type} ${plain(rest)}`;
}

const fields = (of: object): string[] =>
  Object.entries(of).map(([name, value]) => `${name}: ${plain(value)}`);

function missing(all: object, seen: { has(name: string): boolean }): string {
  const not = Object.keys(all).filter((name) => !seen.has(name));
  return not.length === 0 ? ' (all there are)' : `; not ${not.join(', ')}`;
}

/** Whatever a phone compares in its audit is in here: also the order in which the rules list the moves. */
function checkOf(game: Game, { state, random }: Match<GameTypes>, seats: number): string {
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const seen = viewers.map((viewer) => [
    game.view(state, viewer),
    viewer === null ? [] : legalMoves(game, state, viewer),
  ]);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([state, random, seen])))).slice(0, 8);
}
