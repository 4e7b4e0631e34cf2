import * as fc from 'fast-check';

import { ballotView } from '@/rules/engine/ballot';
import { duties } from '@/rules/engine/ballotMoves';
import type { Game, GameTypes, Viewer } from '@/rules/engine/game';
import { replay, tableOptions } from '@/rules/engine/log';
import { legalMoves, type Match, play, type Start } from '@/rules/engine/play';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { same } from '@/rules/engine/same';

/** More than any game here takes with random play. */
const MAX_MOVES = 4000;
const RUNS = 30;

type Play<G extends GameTypes> = { readonly start: Start<G>; readonly choices: number };
type Check = <G extends GameTypes>(game: Game<G>) => void;

/** A table of any size, with any options, and a number from which all its players' choices come. */
const anyPlay = <G extends GameTypes>(game: Game<G>): fc.Arbitrary<Play<G>> =>
  fc
    .record({
      seats: fc.integer({ min: game.seats.min, max: game.seats.max }),
      asked: fc.record(
        Object.fromEntries(
          Object.entries(game.options).map(([name, rule]) => [name, fc.constantFrom(...rule.values)]),
        ),
      ),
      seed: fc.nat(),
      choices: fc.nat(),
    })
    .map(({ seats, asked, seed, choices }) => ({
      start: { seats, options: tableOptions(game, asked), seed: seedFrom(seed) },
      choices,
    }));

const randomly = <G extends GameTypes>(
  game: Game<G>,
  { start, choices }: Play<G>,
  visit: Parameters<typeof playOut<G>>[3]['visit'] = () => undefined,
) =>
  playOut(game, start, randomPlayer(), {
    random: createRandom(seedFrom(choices)),
    maxMoves: MAX_MOVES,
    visit,
  });

const forAll = <G extends GameTypes>(game: Game<G>, check: (play: Play<G>) => void) =>
  fc.assert(
    fc.property(anyPlay(game), (play) => check(play)),
    { numRuns: RUNS },
  );

const viewersOf = (seats: number): readonly Viewer[] => [null, ...Array.from({ length: seats }, (_, s) => s)];

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** What every game must satisfy. Plain functions that throw, so that a test can show that each one bites. */
export const CONTRACT: { readonly [rule: string]: Check } = {
  '[C1] random play ends, and someone can move until it does': (game) =>
    forAll(game, (play) => {
      const { match, finished } = randomly(game, play);
      demand(finished, 'nobody can move, or play never ends, and the game is not over');
      demand(
        game.result(match.state)?.scores.length === play.start.seats,
        'the result does not score every seat',
      );
    }),

  '[C2] the same seed and choices give the same match and the same events': (game) =>
    forAll(game, (play) => {
      const run = () => {
        const events: unknown[] = [];
        const { match, entries } = randomly(game, play, (_match, step) => events.push(step?.events));
        return { match, entries, events };
      };
      demand(same(run(), run()), 'two runs of the same match differ');
    }),

  '[C3] the state survives JSON': (game) =>
    forAll(game, (play) => {
      randomly(game, play, ({ state }) =>
        demand(same(JSON.parse(JSON.stringify(state)), state), 'the state does not survive JSON'),
      );
    }),

  '[C4] a viewer sees and may do the same whatever the hidden cards are': (game) => {
    let dealtAnew = 0;
    forAll(game, (play) => {
      randomly(game, play, ({ state, revision }) => {
        for (const viewer of viewersOf(play.start.seats)) {
          const other = game.resample(state, viewer, createRandom(seedFrom(revision + play.choices)));
          if (!same(other, state)) dealtAnew += 1;
          demand(
            same(game.view(other, viewer), game.view(state, viewer)),
            `the view of ${viewer} shows something hidden`,
          );
          demand(
            same(ballotView(other.ballot, viewer), ballotView(state.ballot, viewer)),
            `the ballot shows ${viewer} something hidden`,
          );
          if (viewer === null) continue;
          demand(
            same(legalMoves(game, other, viewer), legalMoves(game, state, viewer)),
            `the legal moves of ${viewer} tell something hidden`,
          );
          demand(
            same(duties(other, viewer), duties(state, viewer)),
            `the duties of ${viewer} tell something hidden`,
          );
        }
      });
    });
    demand(dealtAnew > 0, 'resample deals nothing anew, so the check proves nothing');
  },

  '[C5] undone to the start and played forward again, every step is the same': (game) =>
    forAll(game, (play) => {
      const steps: Match<GameTypes>[] = [];
      const { entries } = randomly(game, play, (match) => steps.push(match));
      const every = Math.max(1, Math.floor(entries.length / 8));
      for (let at = entries.length; at >= 0; at -= every)
        demand(
          same(replay(game, play.start, entries.slice(0, at)), steps[at]),
          `undone to move ${at}, the match differs`,
        );
      demand(
        same(replay(game, play.start, entries), steps.at(-1)),
        'played forward again, the match differs',
      );
    }),

  '[C6] what is not legal is refused with a reason, whatever it is, and changes nothing': (game) =>
    fc.assert(
      fc.property(
        anyPlay(game),
        fc.array(
          fc.tuple(fc.constantFrom(...Object.keys(game.moves), 'lock', 'open', 'show', 'x'), fc.object()),
          {
            minLength: 4,
            maxLength: 4,
          },
        ),
        (play_, junk) => {
          randomly(game, play_, (match) => {
            const before = JSON.stringify(match);
            for (const [type, rest] of junk) {
              const outcome = play(game, match, 0, { ...rest, type } as never);
              demand(outcome.ok || outcome.why.length > 0, 'a refusal gives no reason');
              demand(JSON.stringify(match) === before, 'a move changed the match it was played on');
            }
          });
        },
      ),
      { numRuns: 8 },
    ),

  '[C7] the bots finish every game, with legal moves only': (game) =>
    fc.assert(
      fc.property(anyPlay(game), ({ start, choices }) => {
        const bot = botPlayer(game);
        const { finished } = playOut(
          game,
          start,
          (turn) => {
            const chosen = bot(turn);
            demand(
              chosen === null || turn.legal.some((legal) => same(legal, withoutText(chosen))),
              'a bot chose a move that is not legal',
            );
            return chosen;
          },
          { random: createRandom(seedFrom(choices)), maxMoves: MAX_MOVES },
        );
        demand(finished, 'the bots are stuck');
      }),
      { numRuns: RUNS },
    ),
};

const withoutText = (move: object) =>
  Object.fromEntries(Object.entries(move).filter(([key]) => key !== 'text'));

export function describeGameContract<G extends GameTypes>(game: Game<G>): void {
  describe(`${game.id}: contract`, () => {
    for (const [rule, check] of Object.entries(CONTRACT)) test(rule, () => check(game));
  });
}
