import { ballotView } from './ballot';
import { duties } from './ballotMoves';
import type { Addressed, Game, GameTypes, Seat, Viewer } from './game';
import { legalMoves, waitingFor } from './play';
import { createRandom, seedFrom } from './random';
import { same } from './same';

/** Two cards that look alike hide a look at one of them from half of all new deals; from all of these, hardly. */
const DEALS = 10;
/** Tables that look the same to who moved. If the move would tell on one of them, this one is treated the same. */
const OTHER_TABLES = 4;

type Told<G extends GameTypes> = {
  readonly state: G['state'];
  readonly events: readonly Addressed<{ readonly type: string }>[];
};

/**
 * Whether a move told anybody something they did not know. For each viewer everything that viewer cannot see is
 * dealt anew before the move: a move that tells nothing still looks the same afterwards. A move that those other
 * cards would not even allow tells that they are not the ones. Nor may the answer itself tell the mover what others
 * were told. Long enough to be sliced between frames.
 */
export function* hasRevealed<G extends GameTypes>(
  game: Game<G>,
  of: {
    readonly before: G['state'];
    readonly mover: Seat;
    readonly seats: number;
    readonly seed: number;
    readonly make: (state: G['state']) => Told<G> | null;
  },
): Generator<void, boolean> {
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: of.seats }, (_, seat) => seat)];
  // Never the game's own chance: whether somebody may undo must not change what is dealt next.
  const random = createRandom(seedFrom(of.seed));

  function* tellsOn(before: G['state'], deals: number): Generator<void, boolean> {
    const after = of.make(before);
    if (after === null) return true;
    const looks = viewers.map((viewer) => look(game, after, viewer));
    for (let deal = 0; deal < deals; deal += 1)
      for (const [at, viewer] of viewers.entries()) {
        const other = of.make(game.resample(before, viewer, random));
        if (other === null || !same(look(game, other, viewer), looks[at])) return true;
        yield;
      }
    return false;
  }

  if (yield* tellsOn(of.before, DEALS)) return true;
  for (let table = 0; table < OTHER_TABLES; table += 1)
    if (yield* tellsOn(game.resample(of.before, of.mover, random), 1)) return true;
  return false;
}

const look = <G extends GameTypes>(game: Game<G>, { state, events }: Told<G>, viewer: Viewer) => [
  game.view(state, viewer),
  ballotView(state.ballot, viewer),
  waitingFor(game, state),
  game.result(state) === null,
  viewer === null ? [] : legalMoves(game, state, viewer),
  viewer === null ? [] : duties(state, viewer),
  events.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer))),
];
