import { ballotView } from '@/rules/engine/ballot';
import { duties } from '@/rules/engine/ballotMoves';
import type { Game, GameTypes, Viewer } from '@/rules/engine/game';
import { imagineFor } from '@/rules/engine/imagine';
import type { Entry } from '@/rules/engine/entry';
import { replay, tableOptions } from '@/rules/engine/log';
import { legalMoves, type Match, playEntry, type Start } from '@/rules/engine/play';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { hasRevealed } from '@/rules/engine/leakCheck';
import { same } from '@/rules/engine/same';
import {
  beginHistory,
  canUndo,
  rewindPoint,
  stepsThatStand,
  type History,
  applyEntry,
} from '@/rules/engine/history';

import * as fc from './fastCheck';

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
              const outcome = playEntry(game, match, { seat: 0, move: { ...rest, type } as never });
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

  '[C8] an undo brings back exactly what was, for everyone, and the log of it plays': (game) => {
    let undos = 0;
    forSomeStories(game, ({ start, entries, told }) => {
      for (const { story, seat, at } of told) {
        if (seat === null || !canUndo(game, story, seat)) continue;
        undos += 1;
        const before = story.last?.before as History<GameTypes>;
        const undone = tell(game, story, { undo: seat });
        demand(same(undone.match.state, before.match.state), 'an undo does not bring back the state');
        demand(same(undone.match.random, before.match.random), 'an undo changes what chance brings next');
        demand(undone.match.revision === story.match.revision + 1, 'the revision does not grow');
        for (const viewer of viewersOf(start.seats)) {
          demand(
            same(game.view(undone.match.state, viewer), game.view(before.match.state, viewer)),
            'an undo does not bring back the view',
          );
          if (viewer === null) continue;
          demand(
            same(legalMoves(game, undone.match.state, viewer), legalMoves(game, before.match.state, viewer)),
            'an undo does not bring back the legal moves',
          );
        }
        const again = tell(game, undone, entries[at] as Entry<GameTypes>);
        demand(same(again.match.state, story.match.state), 'made again, the move does something else');
        const log = [...entries.slice(0, at + 1), { undo: seat }, entries[at] as Entry<GameTypes>];
        demand(same(replay(game, start, log as never), again.match), 'a log with an undo plays otherwise');
      }
    });
    demand(undos > 0, 'nothing can be undone, so the check proves nothing');
  },

  '[C9] an undo is never offered when somebody was told something': (game) =>
    forSomeStories(game, ({ start, told }) => {
      for (const { story, seat, at } of told) {
        if (seat === null || story.last === null || !canUndo(game, story, seat)) continue;
        const { before, entry } = story.last;
        demand(same(before.match.random, story.match.random), 'a throw of the dice can be undone');
        const deals = hasRevealed(game as unknown as Game, {
          before: before.match.state,
          mover: seat,
          seats: start.seats,
          seed: -1 - at,
          make: (state) => {
            const outcome = playEntry(game as unknown as Game, { ...before.match, state }, entry);
            return outcome.ok ? { state: outcome.match.state, events: outcome.events } : null;
          },
        });
        let deal = deals.next();
        while (deal.done !== true) deal = deals.next();
        demand(!deal.value, `${JSON.stringify(entry)} told somebody something and can be undone`);
      }
    }),

  '[C10] back at an earlier point everything is as it was, but the dice and the keys of ballots are new': (
    game,
  ) =>
    forSomeStories(game, ({ start, entries, told }) => {
      for (const { story, at } of told) {
        if (game.result(story.match.state) !== null) continue;
        const from = rewindPoint(story, 1 + Math.floor(at / 2));
        if (from === null) continue;
        const was = stepsThatStand(story).find(({ revision }) => revision === from)?.before.match;
        const back = tell(game, story, { rewind: from, by: 0 });
        const { ballot, ...rest } = back.match.state;
        const { ballot: then, ...before } = was?.state ?? back.match.state;
        demand(same(rest, before), 'a rewind does not bring back the state');
        demand(!same(back.match.random, was?.random), 'after a rewind the same dice fall');
        demand(ballot === null || ballot.key !== then?.key, 'a ballot comes again with the same key');
        const log = [...entries.slice(0, at + 1), { rewind: from, by: 0 }];
        demand(same(replay(game, start, log as never), back.match), 'a log with a rewind plays otherwise');
      }
    }),

  '[C11] what a bot imagines is the same whatever the hidden cards are': (game) =>
    forAll(game, (play) => {
      randomly(game, play, ({ state, revision }) => {
        const chance = () => createRandom(seedFrom(revision + play.choices));
        for (let seat = 0; seat < play.start.seats; seat += 1) {
          const other = game.resample(state, seat, createRandom(seedFrom(-1 - revision)));
          demand(
            same(imagineFor(game, state, seat, chance()), imagineFor(game, other, seat, chance())),
            `what seat ${seat} imagines tells how the hidden cards lie`,
          );
        }
      });
    }),
};

type Told = { readonly story: History<GameTypes>; readonly seat: number | null; readonly at: number };

const tell = <G extends GameTypes>(
  game: Game<G>,
  story: History<GameTypes>,
  entry: unknown,
): History<GameTypes> => {
  const outcome = applyEntry(game as unknown as Game, story, entry as Entry<GameTypes>);
  demand(outcome.ok, `${JSON.stringify(entry)} is refused`);
  return outcome.history;
};

const STORIES = 4;
const LOOKED_AT = 12;

/** A few games, and in each some of its steps with all that led there. */
const forSomeStories = <G extends GameTypes>(
  game: Game<G>,
  check: (of: { start: Start<G>; entries: readonly Entry<GameTypes>[]; told: readonly Told[] }) => void,
) =>
  fc.assert(
    fc.property(anyPlay(game), (play) => {
      const entries = randomly(game, play).entries as unknown as readonly Entry<GameTypes>[];
      const random = createRandom(seedFrom(play.choices));
      let story = beginHistory(game, play.start) as unknown as History<GameTypes>;
      const all = entries.map((entry, at): Told => {
        story = tell(game, story, entry);
        return { story, seat: 'seat' in entry ? entry.seat : null, at };
      });
      const told = random.shuffle(all).slice(0, LOOKED_AT);
      check({ start: play.start, entries, told });
    }),
    { numRuns: STORIES },
  );

const withoutText = (move: object) =>
  Object.fromEntries(Object.entries(move).filter(([key]) => key !== 'text'));

export function describeGameContract<G extends GameTypes>(game: Game<G>): void {
  describe(`${game.id}: contract`, () => {
    for (const [rule, check] of Object.entries(CONTRACT)) test(rule, () => check(game));
  });
}
