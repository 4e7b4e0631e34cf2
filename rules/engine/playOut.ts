import { ballotView, type Slip, valueOf } from './ballot';
import { type Duty, duties, type Wire } from './ballotMoves';
import type { BotTurn, Game, GameTypes, Legal, LockChoice, Seat, Shown } from './game';
import type { Made } from './entry';
import { imagineFor } from './imagine';
import type { Level } from './levels';
import { playEntry } from './play';
import { legalMoves, type Match, type Outcome, type Start, startMatch } from './play';
import type { Random } from './random';
import { thinkAt } from './think';
import { lockChoice } from './voter';

/** How a seat decides. A bot is one; so is a stream of numbers in a test. */
export type Player<G extends GameTypes> = (turn: BotTurn<G>) => Legal<G> | null;

export type PlayedOut<G extends GameTypes> = {
  readonly match: Match<G>;
  readonly entries: readonly Made<G>[];
  readonly finished: boolean;
};

type Accepted<G extends GameTypes> = Extract<Outcome<G>, { ok: true }>;

/**
 * Plays a whole game with no table around it, for simulations, benches and tests: every seat holds its own
 * slips as a phone would. Ends early, unfinished, when nobody wants or is able to move.
 */
export function playOut<G extends GameTypes>(
  game: Game<G>,
  start: Start<G>,
  player: Player<G>,
  given: { random: Random; maxMoves: number; visit?: (match: Match<G>, step: Accepted<G> | null) => void },
): PlayedOut<G> {
  const { random, visit } = given;
  const entries: Made<G>[] = [];
  const slips = new Map<string, readonly Slip[]>();
  const shown = Array.from({ length: start.seats }, (): (Shown & { key: string })[] => []);
  let match = startMatch(game, start);
  visit?.(match, null);

  const salt = () => {
    const bytes = new Uint8Array(16);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.int(256);
    return bytes;
  };

  function fulfil(seat: Seat, duty: Duty): Wire<G> {
    const { ballot } = match.state;
    const mine = slips.get(`${ballot?.key}/${seat}`) ?? [];
    if (duty.type === 'open') return { type: 'open', slips: mine };
    const slip = mine[ballot?.parts.indexOf(duty.part) ?? -1] ?? '';
    shown[duty.to]?.push({ key: ballot?.key ?? '', from: seat, part: duty.part, value: valueOf(slip) });
    return { type: 'show', to: duty.to, part: duty.part, box: '' };
  }

  function choose(seat: Seat): Wire<G> | null {
    const { state } = match;
    const legal = legalMoves(game, state, seat);
    if (legal.length === 0) return null;
    const seen = (shown[seat] ?? []).filter(({ key }) => key === state.ballot?.key);
    const mine = slips.get(`${state.ballot?.key}/${seat}`) ?? null;
    const chosen = player({
      seat,
      legal,
      shown: seen,
      locked:
        mine && Object.fromEntries(mine.map((slip, at) => [state.ballot?.parts[at] ?? '', valueOf(slip)])),
      imagine: (chance) => imagineFor(game, state, seat, chance),
      random,
      // Built when looked at: a random player never does, and a bench would measure nothing else.
      get view() {
        return game.view(state, seat);
      },
    });
    if (chosen === null || chosen.type !== 'lock') return chosen as Wire<G> | null;
    const ballot = ballotView(state.ballot, seat);
    if (ballot === null) throw new Error('a lock without a ballot');
    const locked = lockChoice({ ballot, seat }, (chosen as LockChoice).choice, salt);
    slips.set(`${ballot.key}/${seat}`, locked.slips);
    return locked.lock;
  }

  function next(): Made<G> | null {
    const first = random.int(start.seats);
    for (let turn = 0; turn < start.seats; turn += 1) {
      const seat = (first + turn) % start.seats;
      const duty = duties(match.state, seat)[0];
      const move = duty === undefined ? choose(seat) : fulfil(seat, duty);
      if (move !== null) return { seat, move };
    }
    return null;
  }

  while (game.result(match.state) === null && entries.length < given.maxMoves) {
    const entry = next();
    if (entry === null) break;
    const outcome = playEntry(game, match, entry);
    if (!outcome.ok) throw new Error(`a legal move was refused: ${outcome.why} ${JSON.stringify(entry)}`);
    entries.push(entry);
    match = outcome.match;
    visit?.(match, outcome);
  }
  return { match, entries, finished: game.result(match.state) !== null };
}

/** Any legal move, each as likely as another. */
export const randomPlayer =
  <G extends GameTypes>(): Player<G> =>
  ({ legal, random }) =>
    legal[random.int(legal.length)] ?? null;

/** The game's own bot at a level, thought through to the end. */
export const botPlayer =
  <G extends GameTypes>(game: Game<G>, level: Level = 'even'): Player<G> =>
  (turn) => {
    const thinking = thinkAt(game, level, turn);
    for (;;) {
      const thought = thinking.next();
      if (thought.done === true) return thought.value;
    }
  };
