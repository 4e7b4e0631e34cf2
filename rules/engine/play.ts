import { hasLocked, isOpening } from './ballot';
import { type BallotMove, playBallotMove, strike } from './ballotMoves';
import type { Made } from './entry';
import type { Addressed, Extra, Game, GameTypes, Legal, MoveRule, MoveType, Seat, Step } from './game';
import { createRandom, type RandomState } from './random';
import { same } from './same';
import { cleanText } from './words';

/** A match as the host keeps it. Chance lives beside the game state, never inside it. */
export type Match<G extends GameTypes> = {
  readonly state: G['state'];
  readonly random: RandomState;
  readonly revision: number;
};

/** The engine's own reasons; a game adds keys of its text through `why`. */
export type Refusal = 'game-over' | 'not-your-turn' | 'illegal' | 'bad-text' | 'bad-opening' | (string & {});

export type Outcome<G extends GameTypes> =
  | {
      readonly ok: true;
      readonly match: Match<G>;
      /** As it is kept: the option that was listed and the words as they are shown, nothing else of what was sent. */
      readonly entry: Made<G>;
      readonly events: readonly Addressed<Step<G>['events'][number]['event']>[];
    }
  | { readonly ok: false; readonly why: Refusal };

export type Start<G extends GameTypes> = {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: RandomState;
};

export function startMatch<G extends GameTypes>(game: Game<G>, { seats, options, seed }: Start<G>): Match<G> {
  const random = createRandom(seed);
  return { state: game.setup(seats, options, random), random: random.state(), revision: 0 };
}

type Turn<G extends GameTypes> = {
  readonly actors: readonly Seat[];
  readonly moves: readonly MoveType<G>[];
  readonly aside: readonly MoveType<G>[];
};

/** While a ballot opens nobody can do anything else: what is being revealed must not change. */
function turnOf<G extends GameTypes>(game: Game<G>, state: G['state']): Turn<G> {
  if (state.ballot !== null && isOpening(state.ballot)) return { actors: [], moves: [], aside: [] };
  const task = state.tasks[0];
  if (task !== undefined) return { actors: [task.seat], moves: game.tasks?.[task.type] ?? [], aside: [] };
  const phase = game.phases[state.phase as G['state']['phase']];
  return { actors: phase.actors(state), moves: phase.moves, aside: phase.aside ?? [] };
}

/** The kinds of moves that a seat may make: its own, and those that anyone may make meanwhile. */
const movesFor = <G extends GameTypes>({ actors, moves, aside }: Turn<G>, seat: Seat) =>
  actors.includes(seat) ? [...moves, ...aside.filter((type) => !moves.includes(type))] : aside;

/** Everything `seat` may choose now. */
export function legalMoves<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
): readonly Legal<G>[] {
  if (game.result(state) !== null) return [];
  const listed: Legal<G>[] = [];
  for (const type of movesFor(turnOf(game, state), seat))
    listed.push(...moveRule(game, type).options(state, seat));
  if (mayLock(game, state, seat))
    for (const choice of ballotRule(game, state)?.choices(state, seat) ?? [])
      listed.push({ type: 'lock', choice });
  return listed;
}

/** Whom the table waits for: those with a turn, a ballot to lock or one to open. */
export function waitingFor<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Seat[] {
  if (game.result(state) !== null) return [];
  const { ballot } = state;
  if (ballot === null || state.tasks.length > 0) return turnOf(game, state).actors;
  if (!isOpening(ballot))
    return (ballotRule(game, state)?.mayLock(state) ?? []).filter((seat) => !hasLocked(ballot, seat));
  return ballot.voters.filter((seat) => ballot.opened[seat] === null && !ballot.struck.includes(seat));
}

function mayLock<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): boolean {
  const { ballot } = state;
  if (ballot === null || state.tasks.length > 0 || !ballot.voters.includes(seat) || hasLocked(ballot, seat))
    return false;
  return !ballot.struck.includes(seat) && (ballotRule(game, state)?.mayLock(state).includes(seat) ?? false);
}

/** Plays one entry if it is legal. Pure: the same match and entry give the same outcome. */
export function playEntry<G extends GameTypes>(game: Game<G>, match: Match<G>, entry: Made<G>): Outcome<G> {
  const { state } = match;
  if (game.result(state) !== null) return { ok: false, why: 'game-over' };
  const random = createRandom(match.random);
  const step = stepOf(game, state, entry, random);
  return 'why' in step
    ? { ok: false, why: step.why }
    : {
        ok: true,
        match: { state: step.state, random: random.state(), revision: match.revision + 1 },
        entry: step.kept ?? entry,
        events: step.events,
      };
}

/** A step, and the entry as it is kept where that is not the one that was sent. */
type Stepped<G extends GameTypes> = (Step<G> & { readonly kept?: Made<G> }) | { readonly why: Refusal };

function stepOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  entry: Made<G>,
  random: Extra['random'],
): Stepped<G> {
  if ('strike' in entry) return strike(game, state, entry.strike, random);
  const { seat, move } = entry;
  return isBallotMove(move)
    ? playBallotMove({ game, state, seat, asked: move, random, mayLock: mayLock(game, state, seat) })
    : playListed(game, state, seat, move, random);
}

function playListed<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  asked: G['move'] & { readonly text?: unknown },
  random: Extra['random'],
): Stepped<G> {
  const turn = turnOf(game, state);
  const { actors } = turn;
  if (!Object.hasOwn(game.moves, asked.type)) return { why: 'illegal' };
  const rule = moveRule(game, asked.type);
  const { text: words, ...bare } = asked;
  const text = cleanText(words, rule.text?.max ?? 0);
  if (text === null) return { why: 'bad-text' };
  const listed = movesFor(turn, seat).includes(asked.type)
    ? rule.options(state, seat).find((option) => same(option, bare))
    : undefined;
  if (listed !== undefined) {
    const move = text === '' ? listed : { ...listed, text };
    return { ...rule.apply(state, seat, listed as never, { random, text }), kept: { seat, move } };
  }
  return {
    why: rule.why?.(state, seat, bare as never) ?? (actors.includes(seat) ? 'illegal' : 'not-your-turn'),
  };
}

const isBallotMove = (move: { readonly type: string }): move is BallotMove =>
  move.type === 'lock' || move.type === 'open' || move.type === 'show';

export const moveRule = <G extends GameTypes>(game: Game<G>, type: string): MoveRule<G> =>
  game.moves[type as MoveType<G>] as unknown as MoveRule<G>;

const ballotRule = <G extends GameTypes>(game: Game<G>, state: G['state']) =>
  state.ballot === null ? undefined : game.ballots?.[state.ballot.id];
