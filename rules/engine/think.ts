import type { BotTurn, Game, GameTypes, Legal, Seat, Sharp, Thinking } from './game';
import { guessLocks, type Imagined, playImagined } from './imagine';
import type { Level } from './levels';
import { legalMoves } from './play';
import { createRandom, type Random, seedFrom } from './random';
import { same } from './same';

/** How often, in so many decisions, a gentle bot does not look and takes any move of the kind it meant to make. */
const LAPSES = { of: 20, in: 9 } as const;

/** A decision at a level that the table chose. Every level sees the same: a view, the legal moves, imagined states. */
export function* thinkAt<G extends GameTypes>(game: Game<G>, level: Level, turn: BotTurn<G>): Thinking<G> {
  const chosen = yield* game.bot(turn);
  if (chosen === null) return null;
  switch (level) {
    case 'gentle':
      return lapse(turn, chosen);
    case 'even':
      return chosen;
    case 'sharp':
      return yield* search(game, turn, chosen);
  }
}

function lapse<G extends GameTypes>({ legal, random }: BotTurn<G>, chosen: Legal<G>): Legal<G> {
  if (random.int(LAPSES.of) >= LAPSES.in) return chosen;
  const alike = legal.filter(({ type }) => type === chosen.type);
  return alike[random.int(alike.length)] ?? chosen;
}

/**
 * Tries moves in imagined states, lets the even bots of all seats go on from there for a while, and takes the move whose
 * ends look best to the even bot. The work is counted, not timed: the same numbers lead to the same move.
 */
function* search<G extends GameTypes>(game: Game<G>, turn: BotTurn<G>, even: Legal<G>): Thinking<G> {
  const { sharp } = game;
  const { seat, random, imagine, legal } = turn;
  if (sharp === undefined || imagine === undefined) return even;
  const reckoned = sharp.reckons === undefined ? null : yield* sharp.reckons(turn, even);
  if (reckoned !== null) return reckoned;
  const listed = sharp.considers?.(turn, even) ?? legal;
  const others = yield* ranked(
    sharp,
    turn,
    listed.filter((move) => !same(move, even)),
  );
  const tried = [even, ...others.slice(0, sharp.moves - 1)].map((move) => ({ move, worth: 0 }));
  if (tried.length < 2) return even;
  const own = { seat, locked: turn.locked ?? null, shown: turn.shown ?? [] };
  for (let world = 0; world < sharp.worlds; world += 1) {
    const state = imagine(random);
    // The table has moved on in the meantime.
    if (state === null) return even;
    yield;
    const seed = seedFrom(random.int(SEEDS));
    const from = yield* guessLocks(game, state, own, createRandom(seed));
    for (const each of tried) {
      // The same chance for all that are compared: luck must not choose between them.
      const chance = createRandom(seed);
      const after = playImagined(game, from, { seat, move: each.move, random: chance });
      each.worth += yield* playOn(game, after, {
        seat,
        random: chance,
        moves: sharp.depth,
        worth: sharp.worth,
      });
      yield;
    }
  }
  return tried.reduce((best, each) => (each.worth > best.worth ? each : best)).move;
}

const SEEDS = 2 ** 31;

/** Which moves are tried first. */
function* ranked<G extends GameTypes>(
  sharp: Sharp<G>,
  turn: BotTurn<G>,
  moves: readonly Legal<G>[],
): Generator<void, readonly Legal<G>[]> {
  if (sharp.rates === undefined || moves.length === 0) return turn.random.shuffle(moves);
  const ratings = yield* sharp.rates(turn, moves);
  return moves
    .map((move, at) => ({ move, rating: ratings[at] ?? 0 }))
    .sort((one, other) => other.rating - one.rating)
    .map(({ move }) => move);
}

function* playOn<G extends GameTypes>(
  game: Game<G>,
  from: Imagined<G>,
  of: { seat: Seat; random: Random; moves: number; worth: (state: G['state'], seat: Seat) => number },
): Generator<void, number> {
  let now = from;
  for (let made = 0; made < of.moves && game.result(now.state) === null; made += 1) {
    const next = yield* nextMove(game, now.state, of.random);
    if (next === null) break;
    now = playImagined(game, now, { ...next, random: of.random });
    yield;
  }
  const result = game.result(now.state);
  if (result === null) return of.worth(now.state, of.seat);
  return result.winners.includes(of.seat) ? 1 / result.winners.length : 0;
}

function* nextMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  random: Random,
): Generator<void, { seat: Seat; move: Legal<G> } | null> {
  const seats = game.seats.max;
  const first = random.int(seats);
  for (let turn = 0; turn < seats; turn += 1) {
    const seat = (first + turn) % seats;
    // Nobody who is not at the table has a legal move.
    const legal = legalMoves(game, state, seat);
    if (legal.length === 0) continue;
    yield;
    const view = game.view(state, seat);
    yield;
    const move = yield* game.bot({ seat, view, legal, shown: null, random });
    if (move !== null) return { seat, move };
  }
  return null;
}
