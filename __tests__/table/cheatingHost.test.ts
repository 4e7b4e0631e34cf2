import { lockChoice } from '@/rules/engine';
import type { Game } from '@/rules/engine/game';
import { createRandom, seedFrom } from '@/rules/engine/random';
import type { GameFile } from '@/table/log/files/gameFile';
import type { DealFile } from '@/table/log/files/dealFile';
import { circleOf, nonceOf, pledgeFor, rosterOf, roundOf } from '@/table/rounds/round';

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

const withDeal = (file: GameFile, change: (deal: DealFile) => Partial<DealFile>): GameFile => ({
  ...file,
  deal: file.deal && { ...file.deal, ...change(file.deal) },
});

/** What all pledged for, if the host were to be believed. */
const ofDeal = ({ table, match, game, rules, options }: GameFile, deal: DealFile) =>
  roundOf(
    circleOf({ table, hostKey: deal.hostKey }, deal.devices),
    rosterOf({ match, game, rules, options, seats: deal.seats.map((at, seat) => ({ seat, ...at })) }),
    deal.round,
  );

/** When seat 0 rolled in the second round. */
const rolledAt = ([phone]: readonly Phone[]) =>
  phone?.guest
    .state()
    .events.filter(({ event }) => event.type === 'rolled' && (event as { seat?: number }).seat === 0)[1]?.rev;

describe('[W10.7] a host that cheats is caught by every phone, and the move is named:', () => {
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
    change: (deal: DealFile, file: GameFile) => Partial<DealFile>;
    found: string[];
  }>([
    {
      how: 'by a number of its own that is not the one it was bound to',
      change: ({ host }) => ({ host: { ...host, number: '11'.repeat(32) } }),
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'by another pledge of its own, made when it knew the others’ numbers',
      change: (deal, file) => {
        const number = '22'.repeat(32);
        return { host: { number, pledge: pledgeFor(ofDeal(file, deal), 'host', nonceOf(number)) } };
      },
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'by another number for one phone',
      change: (deal, file) => ({
        from: deal.from.map((each, at) => {
          const number = '33'.repeat(32);
          const pledge = pledgeFor(ofDeal(file, deal), each.device, nonceOf(number));
          return at === 1 ? { ...each, number, pledge } : each;
        }),
      }),
      found: ['seed', 'number', 'seed'],
    },
    {
      how: 'by a round that nobody saw',
      change: (deal, file) => {
        const round = 'ab'.repeat(8);
        const number = '44'.repeat(32);
        const of = ofDeal(file, { ...deal, round });
        return {
          round,
          host: { number, pledge: pledgeFor(of, 'host', nonceOf(number)) },
          from: [],
          without: deal.devices.map(({ key }) => key),
        };
      },
      found: ['seed', 'seed', 'seed'],
    },
    {
      how: 'and shows no numbers at all',
      change: () => ({ from: [] }),
      found: ['left-out', 'left-out', 'left-out'],
    },
  ])('it picks the seed $how', async ({ change, found }) => {
    const { verdicts } = await playedAt(honest, SEATS, {
      publish: (file) => withDeal(file, (deal) => change(deal, file)),
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
