import { lockChoice } from '@/rules/engine';
import type { Game } from '@/rules/engine/game';
import { createRandom, seedFrom } from '@/rules/engine/random';
import type { GameFile } from '@/table/log/gameFile';
import { pledgeOf } from '@/table/shuffle/shuffle';

import { playedAt } from '../support/cheatingHost';
import type { Phone } from '../support/tableOf';
import { type Toy, toyGame } from '../support/toyGame';

const honest = toyGame();
const SEATS = 3;
const phones012 = [0, 1, 2];

type Apply = Game<Toy>['moves']['take']['apply'];

const withTake = (change: (apply: Apply) => Apply) => (game: Game<Toy>) => ({
  ...game,
  moves: { ...game.moves, take: { ...game.moves.take, apply: change(game.moves.take.apply) } },
});

const moveOf = (file: GameFile, type: string, seat: number) =>
  file.entries.findIndex(({ entry }) => 'seat' in entry && entry.seat === seat && entry.move.type === type);

const withEntry = (file: GameFile, place: number, move: object): GameFile => ({
  ...file,
  entries: file.entries.map((each, at) =>
    at === place && 'seat' in each.entry
      ? { ...each, entry: { seat: each.entry.seat, move: move as never } }
      : each,
  ),
});

const withShuffle = (file: GameFile, change: (shuffle: NonNullable<GameFile['shuffle']>) => object) => ({
  ...file,
  shuffle: file.shuffle && { ...file.shuffle, ...change(file.shuffle) },
});

/** When seat 0 rolled in the second round. */
const rolledAt = ([phone]: readonly Phone[]) =>
  phone?.guest
    .state()
    .events.filter(({ event }) => event.type === 'rolled' && (event as { seat?: number }).seat === 0)[1]?.rev;

describe('a host that cheats is caught by every phone, and the move is named:', () => {
  test('it changes a die', async () => {
    const { verdicts, phones } = await playedAt(honest, SEATS, {
      game: withTake((apply) => (state, seat, move, extra) => {
        const step = apply(state, seat, move, extra);
        if (seat !== 0 || state.round !== 2) return step;
        return {
          state: step.state,
          events: step.events.map(({ to, event }) =>
            event.type === 'rolled' ? { to, event: { ...event, face: (event.face % 6) + 1 } } : { to, event },
          ),
        };
      }),
    });
    const move = rolledAt(phones);
    expect(move).toBeGreaterThan(3);
    expect(verdicts).toEqual(phones.map(() => ({ agrees: false, move, what: 'told' })));
  });

  test('it peeks into the deck and turns it round', async () => {
    const { verdicts, phones } = await playedAt(honest, SEATS, {
      game: withTake((apply) => (state, seat, move, extra) => {
        const stacked = seat === 0 && state.round === 2;
        const deck = stacked ? [...state.deck].reverse() : state.deck;
        return apply({ ...state, deck }, seat, move, extra);
      }),
    });
    const move = rolledAt(phones) ?? 0;
    // Each phone names the first card that it saw itself.
    expect(verdicts).toEqual(phones.map((_, seat) => ({ agrees: false, move: move + seat, what: 'told' })));
  });

  test('it leaves a move out of what it shows', async () => {
    let move = 0;
    const { verdicts } = await playedAt(honest, SEATS, {
      publish: (file) => {
        const place = moveOf(file, 'take', 1);
        move = place + 1;
        return { ...file, entries: file.entries.filter((_, at) => at !== place) };
      },
    });
    expect(verdicts).toEqual([
      { agrees: false, move, what: 'illegal' },
      { agrees: false, move, what: 'lost' },
      { agrees: false, move, what: 'illegal' },
    ]);
  });

  test('it counts a vote as another', async () => {
    const { verdicts, phones } = await playedAt(honest, SEATS, {
      game: (game) => ({
        ...game,
        ballots: {
          bid: {
            ...game.ballots?.['bid'],
            close: (state, choices, random) =>
              game.ballots?.['bid']?.close(
                state,
                choices.map((choice, seat) =>
                  seat === 1 && choice !== null
                    ? { ...choice, amount: choice['amount'] === '2' ? '1' : '2' }
                    : choice,
                ),
                random,
              ),
          },
        } as NonNullable<Game<Toy>['ballots']>,
      }),
    });
    const move = phones[0]?.guest.state().events.find(({ event }) => event.type === 'bids')?.rev;
    expect(move).toBeGreaterThan(3);
    expect(verdicts).toEqual(phones.map(() => ({ agrees: false, move, what: 'told' })));
  });

  test('it shows another vote, with a lock that fits it', async () => {
    let move = 0;
    const { verdicts } = await playedAt(honest, SEATS, {
      publish: (file) => {
        const [lock, open] = [moveOf(file, 'lock', 1), moveOf(file, 'open', 1)];
        const ballot = { key: 'bid-1', parts: ['amount', 'mood'] };
        const other = lockChoice(
          { ballot, seat: 1 },
          { amount: '0', mood: 'calm' },
          () => new Uint8Array(16),
        );
        move = lock + 1;
        return withEntry(withEntry(file, lock, other.lock), open, { type: 'open', slips: other.slips });
      },
    });
    expect(verdicts).toEqual([
      { agrees: false, move, what: 'told' },
      { agrees: false, move, what: 'forged' },
      { agrees: false, move, what: 'told' },
    ]);
  });

  test('it puts other words into a player’s mouth', async () => {
    let [move, namer] = [0, -1];
    const { verdicts, phones } = await playedAt(honest, SEATS, {
      publish: (file) => {
        namer = phones012.map((seat) => moveOf(file, 'name', seat)).findIndex((place) => place >= 0);
        const place = moveOf(file, 'name', namer);
        move = place + 1;
        return withEntry(file, place, { type: 'name', text: 'Other' });
      },
    });
    expect(verdicts).toEqual(
      phones.map((_, seat) => ({ agrees: false, move, what: seat === namer ? 'forged' : 'told' })),
    );
  });

  test('it deals from a seed of its own', async () => {
    const { verdicts } = await playedAt(honest, SEATS, {
      game: (game) => ({
        ...game,
        setup: (seats, options) => game.setup(seats, options, createRandom(seedFrom(99))),
      }),
    });
    expect(verdicts).toEqual([
      { agrees: false, move: 1, what: 'told' },
      { agrees: false, move: expect.any(Number) as number, what: 'told' },
      { agrees: false, move: expect.any(Number) as number, what: 'told' },
    ]);
  });

  test.each<{
    how: string;
    change: (shuffle: NonNullable<GameFile['shuffle']>, file: GameFile) => object;
    found: string[];
  }>([
    {
      how: 'by a number of its own that is not the one it was bound to',
      change: ({ host }) => ({ host: { ...host, number: '11'.repeat(32) } }),
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'by another pledge of its own, made when it knew the others’ numbers',
      change: ({ round }, { table, match }) => {
        const number = '22'.repeat(32);
        return { host: { number, pledge: pledgeOf({ table, match, round }, 'host', number) } };
      },
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'by another number for one phone',
      change: ({ from, round }, { table, match }) => ({
        from: from.map((each) => {
          const number = '33'.repeat(32);
          const pledge = pledgeOf({ table, match, round }, each.key, number);
          return each.seat === 1 ? { ...each, number, pledge } : each;
        }),
      }),
      found: ['seed', 'number', 'seed'],
    },
    {
      how: 'by a round that nobody saw',
      change: (_, { table, match }) => {
        const round = 'ab'.repeat(8);
        const number = '44'.repeat(32);
        return {
          round,
          host: { number, pledge: pledgeOf({ table, match, round }, 'host', number) },
          from: [],
          without: [0, 1, 2],
        };
      },
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'and shows no numbers at all',
      change: () => ({ from: [] }),
      found: ['number', 'number', 'number'],
    },
  ])('it picks the seed $how', async ({ change, found }) => {
    const { verdicts } = await playedAt(honest, SEATS, {
      publish: (file) => withShuffle(file, (shuffle) => change(shuffle, file)),
    });
    expect(verdicts).toEqual(found.map((what) => ({ agrees: false, move: 0, what })));
  });

  test('it says that somebody else won', async () => {
    let move = 0;
    const { verdicts, phones } = await playedAt(honest, SEATS, {
      publish: (file) => {
        move = file.entries.length;
        return { ...file, result: { scores: [99, 0, 0], winners: [0] } };
      },
    });
    expect(verdicts).toEqual(phones.map(() => ({ agrees: false, move, what: 'result' })));
  });
});
