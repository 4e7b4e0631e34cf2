import type { BotTurn, Game } from '@/rules/engine/game';
import { imagineFor } from '@/rules/engine/imagine';
import { chosenOptions, tableOptions } from '@/rules/engine/log';
import { levelIn } from '@/rules/engine/levels';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { type Toy, toyGame } from '../support/toyGame';

/** The even bot of this game drops its first card; a bot that thinks ahead keeps the best one. */
function droppingGame(depth = 0): Game<Toy> {
  const toy = toyGame();
  return {
    ...toy,
    *bot({ legal }) {
      yield;
      return legal.find(({ type }) => type === 'drop') ?? legal[0] ?? null;
    },
    sharp: {
      worlds: 3,
      moves: 6,
      depth,
      worth: ({ hands }, seat) => (hands[seat] ?? []).reduce((sum, card) => sum + card, 0) / 60,
    },
  };
}

const start = (game: Game<Toy>) =>
  ({ seats: 2, options: tableOptions(game, { rounds: 3 }), seed: seedFrom(5) }) as const;

const HAND = [9, 2, 5];

/** Seat 0 holds three cards and may take a fourth or drop one. */
function turnOf(game: Game<Toy>, imagine?: BotTurn<Toy>['imagine']): BotTurn<Toy> {
  const state = { ...game.setup(2, start(game).options, createRandom(seedFrom(1))), hands: [HAND, [1, 3]] };
  return {
    seat: 0,
    view: game.view(state, 0),
    legal: [{ type: 'take' }, ...HAND.map((card) => ({ type: 'drop' as const, card }))],
    shown: null,
    imagine: imagine ?? ((random) => imagineFor(game, state, 0, random)),
    random: createRandom(seedFrom(2)),
  };
}

test('the even bot is the game’s own, and the sharp one looks where its move leads', () => {
  const game = droppingGame();
  expect(botPlayer(game, 'even')(turnOf(game))).toEqual({ type: 'drop', card: 9 });
  expect(botPlayer(game, 'sharp')(turnOf(game))).toEqual({ type: 'take' });
});

test('a sharp bot without a way to judge plays like the even one', () => {
  const { sharp: _sharp, ...game } = droppingGame();
  expect(botPlayer(game as Game<Toy>, 'sharp')(turnOf(game as Game<Toy>))).toEqual({ type: 'drop', card: 9 });
});

test('what can be reckoned is not searched for, and what cannot is', () => {
  const game = droppingGame();
  const sharp = game.sharp as NonNullable<Game<Toy>['sharp']>;
  const reckoning = (card: number | null): Game<Toy> => ({
    ...game,
    sharp: {
      ...sharp,
      *reckons({ legal }) {
        yield;
        return legal.find((move) => move.type === 'drop' && move.card === card) ?? null;
      },
    },
  });
  expect(botPlayer(reckoning(2), 'sharp')(turnOf(game))).toEqual({ type: 'drop', card: 2 });
  expect(botPlayer(reckoning(null), 'sharp')(turnOf(game))).toEqual({ type: 'take' });
});

test('of many moves those are tried that look best at first sight', () => {
  const game = droppingGame();
  const sharp = { ...(game.sharp as NonNullable<Game<Toy>['sharp']>), moves: 2 };
  const rating = (liked: Toy['move']['type']): Game<Toy> => ({
    ...game,
    sharp: {
      ...sharp,
      *rates(_turn, moves) {
        yield;
        return moves.map(({ type }) => (type === liked ? 1 : 0));
      },
    },
  });
  expect(botPlayer(rating('take'), 'sharp')(turnOf(game))).toEqual({ type: 'take' });
  expect(botPlayer(rating('drop'), 'sharp')(turnOf(game))).toMatchObject({ type: 'drop' });
});

test('when the table moves on while it thinks, a sharp bot makes the even bot’s move', () => {
  const game = droppingGame();
  expect(botPlayer(game, 'sharp')(turnOf(game, () => null))).toEqual({ type: 'drop', card: 9 });
});

test('a gentle bot makes other moves of the same kind now and then, and no others', () => {
  const game = droppingGame();
  const turn = turnOf(game);
  const chosen = Array.from({ length: 60 }, () => botPlayer(game, 'gentle')(turn));
  expect(new Set(chosen.map((move) => JSON.stringify(move))).size).toBe(HAND.length);
  expect(chosen.every((move) => move?.type === 'drop')).toBe(true);
});

test.each(['gentle', 'even', 'sharp'] as const)(
  '%s bots finish a game, the same for the same numbers',
  (level) => {
    const game = { ...toyGame(), sharp: { ...(droppingGame(30).sharp as NonNullable<Game<Toy>['sharp']>) } };
    const play = () =>
      playOut(game, start(game), botPlayer(game, level), {
        random: createRandom(seedFrom(9)),
        maxMoves: 500,
      });
    expect(play().finished).toBe(true);
    expect(play().entries).toEqual(play().entries);
  },
);

test('the work of a sharp decision is bounded by its numbers', () => {
  const game = droppingGame(8);
  let asked = 0;
  const counted: Game<Toy> = {
    ...game,
    *bot(turn) {
      asked += 1;
      return yield* game.bot(turn);
    },
  };
  botPlayer(counted, 'sharp')(turnOf(counted));
  const { worlds = 0, moves = 0, depth = 0 } = counted.sharp ?? {};
  expect(asked).toBeGreaterThan(worlds);
  // Each imagined move asks at most every seat once.
  expect(asked).toBeLessThanOrEqual(1 + worlds * moves * depth * counted.seats.max);
});

test('the level is an option of every table, and none of the rules’', () => {
  const game = toyGame() as unknown as Game;
  expect(chosenOptions(game, { bots: 'sharp', rounds: 3 })).toEqual({ rounds: 3, bots: 'sharp' });
  expect(chosenOptions(game, { bots: 'cruel' })).toEqual({ rounds: 2, bots: 'even' });
  expect(tableOptions(game, { bots: 'sharp' })).toEqual({ rounds: 2 });
  expect(levelIn({})).toBe('even');
  expect(levelIn({ bots: 'gentle' })).toBe('gentle');
});
