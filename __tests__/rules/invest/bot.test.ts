import type { BotTurn } from '@/rules/engine/game';
import { legalMoves } from '@/rules/engine/play';
import { botPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import { PROJECTS } from '@/rules/invest/content';
import type { Invest, State } from '@/rules/invest/types';
import { study } from '@/rules/invest/trials/study';
import { type PlayerKind, simulate } from '@/scripts/sim/bots/simulation';

import { begun, built, cardWith, isPlain, options, roundEnd, scattered, strike, table } from './table';

const choice = (state: State, seat: number) => {
  const turn: BotTurn<Invest> = {
    seat,
    view: invest.view(state, seat),
    legal: legalMoves(invest, state, seat),
    shown: [],
    random: createRandom(seedFrom(1)),
  };
  return botPlayer(invest)(turn);
};

function played(bots: readonly PlayerKind[], games: number, rotate = false) {
  return simulate({
    game: invest,
    games,
    seed: 3,
    bots,
    rotate,
    options: options(),
    study,
    now: () => 0,
  });
}

test('it protects against what it foresaw when nothing can be built any more', () => {
  const cards = PROJECTS.filter((project) => isPlain(project) && project.points > 3).map(({ id }) => id);
  const disasters = ['drought', 'drought', 'drought', ...table().disasters.slice(3)] as const;
  const state = table({
    round: 3,
    tokens: [1, 0, 0],
    disasters,
    districts: [scattered(cards.slice(0, 6), 0), [], []],
    foresights: [{ seat: 0, cards: ['drought', 'drought', 'drought'] }],
  });
  expect(choice(state, 0)).toEqual({ type: 'shield', hazard: 'drought' });
});

test('it completes the project that brings the last missing sector', () => {
  const sectors = ['energy', 'health', 'agriculture', 'education'] as const;
  const done = sectors.map((sector) => cardWith((project) => isPlain(project) && project.sector === sector));
  const last = cardWith((project) => project.sector === 'infrastructure' && project.cost === 2);
  const other = cardWith(
    (project) => isPlain(project) && project.sector === 'energy' && project.cost === 2,
    done,
  );
  const district = [...scattered(done, 0), begun(last, [0], 0, 9), begun(other, [0], 0, 20)];
  const state = table({ round: 3, tokens: [1, 0, 0], districts: [district, [], []] });
  expect(choice(state, 0)).toEqual({ type: 'add', card: last });
});

test('it gives up an unfinished card before a completed one', () => {
  const big = cardWith((project) => isPlain(project) && project.cost === 4);
  const small = cardWith((project) => isPlain(project) && project.cost === 2);
  const { seated } = strike(
    roundEnd('flood', { districts: [[built(big, 0), begun(small, [0], 9)], [], []] }),
    'heads',
  );
  expect(choice(seated.state, 0)).toEqual({ type: 'lose', card: small });
});

test('even bots use every kind of move and every card, and no key sector rules', () => {
  const { stuck, moveKinds, details } = played(['even', 'even', 'even', 'even', 'even'], 60);
  expect(stuck).toBe(0);
  for (const type of Object.keys(invest.moves).filter((each) => each !== 'name'))
    expect([type, (moveKinds[type] ?? 0) > 0]).toEqual([type, true]);
  const completed = details['completed'] as { readonly [card: string]: number };
  expect(PROJECTS.filter(({ id }) => completed[id] === undefined)).toEqual([]);
  for (const share of Object.values(details['winsByKeySector'] as { [sector: string]: number })) {
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.4);
  }
});

test('one even bot among random players wins far more than its share', () => {
  const { wins } = played(['random', 'even', 'random', 'random'], 40);
  expect(wins['1']).toBeGreaterThan(30);
});

test('a bot that never thinks of disasters wins less than its share', () => {
  const { ofFairShare } = played(['recipe:unprotected', 'even', 'even', 'even'], 400, true);
  expect(ofFairShare['recipe:unprotected']).toBeLessThan(0.9);
});

function finished<T>(thinking: Generator<void, T> | undefined): T | undefined {
  for (;;) {
    const thought = thinking?.next();
    if (thought === undefined) return undefined;
    if (thought.done === true) return thought.value;
  }
}

test('a sharp bot thinks ahead about the best of its moves, and leaves alone what is luck', () => {
  const considered = (state: State, seat: number) => {
    const legal = legalMoves(invest, state, seat);
    const turn = {
      seat,
      view: invest.view(state, seat),
      legal,
      shown: [],
      random: createRandom(seedFrom(1)),
    };
    const even = choice(state, seat) ?? legal[0];
    const moves = even === undefined ? [] : (invest.sharp?.considers?.(turn, even) ?? []);
    const ratings = finished(invest.sharp?.rates?.(turn, moves)) ?? [];
    const ranked = moves.toSorted(
      (one, other) => (ratings[moves.indexOf(other)] ?? 0) - (ratings[moves.indexOf(one)] ?? 0),
    );
    return { even, moves: ranked };
  };
  const hand = PROJECTS.filter(isPlain).map(({ id }) => id);
  const turn = considered(table({ round: 2, tokens: [5, 5, 5], hands: [hand.slice(0, 6), [], []] }), 0);
  expect(turn.moves.length).toBeGreaterThan(invest.sharp?.moves ?? 0);
  expect(turn.moves[0]).toEqual(turn.even);
  const { seated } = strike(
    roundEnd('flood', { districts: [[built(hand[0] ?? '', 0), begun(hand[1] ?? '', [0], 9)], [], []] }),
    'heads',
  );
  expect(considered(seated.state, 0).moves.every(({ type }) => type === 'lose')).toBe(true);
  expect(considered(roundEnd('flood'), 0).moves).toEqual([]);
});
