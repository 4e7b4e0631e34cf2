import type { LockChoice } from '@/rules/engine/game';
import { legalMoves } from '@/rules/engine/play';
import { botPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { podium } from '@/rules/podium/game';
import { PLAN } from '@/rules/podium/content';
import type { Move, Pledge, State } from '@/rules/podium/types';

import { study } from '@/rules/podium/trials/study';
import { simulate } from '@/scripts/sim/bots/simulation';
import { board, each, options, some, table } from './table';

const ask = (state: State, seat: number, seed = 1) =>
  botPlayer(podium)({
    seat,
    view: podium.view(state, seat),
    legal: legalMoves(podium, state, seat),
    shown: [],
    random: createRandom(seedFrom(seed)),
  });

const invested = (state: State, seat: number) => {
  const move = ask(state, seat);
  return move?.type === 'invest' ? move.plan : move?.type;
};

const pledge: Pledge = {
  id: 0,
  by: 'peace',
  to: 'planet',
  form: 'next',
  plan: null,
  amount: 2,
  text: '',
  asks: null,
  made: 1,
  due: 2,
  status: 'open',
};

test('it places what a weak Policy needs rather than what a strong one has enough of', () => {
  const state = table({
    phase: 'propose',
    funds: each(() => 12),
    tracks: some({ people: 2 }, 14),
    asked: { difficulty: 'medium' },
    hands: some({ partnership: ['tax-cooperation', 'university-network'] }, []),
  });
  expect(ask(state, 0)).toEqual({ type: 'propose', plan: 'university-network' });
});

test('it funds the Plan of the weakest Policy before its own', () => {
  const state = table({
    phase: 'invest',
    turn: 4,
    period: 5,
    tracks: some({ people: 2 }, 9),
    funds: each(() => 1),
    board: board(
      ['feeder-roads', PLAN['feeder-roads'].cost - 3],
      ['school-meals', PLAN['school-meals'].cost - 3],
    ),
  });
  expect(invested(state, 4)).toBe('school-meals');
});

test('it passes when what the table wants is funded', () => {
  const state = table({ phase: 'invest', turn: 1, funds: each(() => 4), board: board(['census', 12]) });
  expect(ask(state, 1)).toEqual({ type: 'pass' });
});

test('it keeps its word before anything else', () => {
  const state = table({
    phase: 'invest',
    turn: 1,
    period: 2,
    funds: each(() => 4),
    tracks: some({ people: 1 }, 9),
    board: board(['school-meals', 5], ['leak-hunt', 3]),
    pledges: [pledge],
  });
  expect(invested({ ...state, pledges: [] }, 1)).toBe('school-meals');
  expect(invested(state, 1)).toBe('leak-hunt');
});

test('it puts no Funds on a Plan that harms more than it helps', () => {
  const state = table({
    phase: 'invest',
    turn: 4,
    period: 5,
    tracks: some({ planet: 24, prosperity: 4 }, 12),
    funds: each(() => 4),
    board: board(['census', 12], ['wet-peat', PLAN['wet-peat'].cost - 2]),
  });
  expect(ask(state, 4)).toEqual({ type: 'pass' });
  expect(invested({ ...state, tracks: some({ planet: 4 }, 12) }, 4)).toBe('wet-peat');
});

test('it believes in its own cause: of two Plans that do as much, each Policy funds its own', () => {
  const state = table({
    phase: 'invest',
    period: 3,
    funds: some({ people: 3, planet: 3 }, 0),
    discard: ['cash-grants', 'leak-hunt'],
    board: board(
      ['school-meals', PLAN['school-meals'].cost - 3],
      ['bottle-deposit', PLAN['bottle-deposit'].cost - 3],
    ),
  });
  expect(invested({ ...state, turn: 2 }, 2)).toBe('school-meals');
  expect(invested({ ...state, turn: 3 }, 3)).toBe('bottle-deposit');
});

test('in the last Period it keeps nothing back', () => {
  const state = table({
    phase: 'propose',
    turn: 1,
    period: 10,
    funds: each(() => 9),
    tracks: each(() => 16),
    asked: { difficulty: 'medium' },
    hands: some({ peace: ['legal-aid'] }, []),
  });
  expect(ask({ ...state, tracks: some({ peace: 13 }, 16) }, 1)).toEqual({
    type: 'propose',
    plan: 'legal-aid',
  });
});

test('a sharp bot thinks ahead about which Plan to place, and about nothing else', () => {
  const considered = (state: State, seat: number) =>
    podium.sharp?.considers?.(
      {
        seat,
        view: podium.view(state, seat),
        legal: legalMoves(podium, state, seat),
        shown: [],
        random: createRandom(seedFrom(1)),
      },
      ask(state, seat) as Move,
    ).length;
  const funds = each(() => 9);
  const hands = some({ peace: ['legal-aid', 'press-freedom-law'] as const }, []);
  expect(considered(table({ phase: 'propose', turn: 1, funds, hands }), 1)).toBe(3);
  expect(considered(table({ phase: 'invest', turn: 1, funds, board: board(['census', 3]) }), 1)).toBe(0);
});

test('what a sharp bot hopes for grows with the weakest Policy, with protections and with later effects', () => {
  const hope = (given: Partial<State>) =>
    podium.sharp?.worth(
      table({ period: 6, tracks: each(() => 9), asked: { difficulty: 'medium' }, ...given }),
      0,
    ) ?? 0;
  expect(hope({})).toBeGreaterThan(0);
  expect(hope({ tracks: some({ peace: 11 }, 9) })).toBeGreaterThan(hope({}));
  expect(hope({ tracks: some({ peace: 5, people: 13 }, 9) })).toBeLessThan(hope({}));
  expect(hope({ shields: ['early-warning'] })).toBeGreaterThan(hope({}));
  expect(hope({ waiting: [{ plan: 'truth-commission', period: 8 }] })).toBeGreaterThan(hope({}));
  expect(hope({ waiting: [{ plan: 'truth-commission', period: 11 }] })).toBe(hope({}));
});

test('it answers a fair offer with what was asked for', () => {
  const offer: Pledge = {
    ...pledge,
    by: 'planet',
    to: 'peace',
    made: 2,
    due: null,
    asks: { plan: 'leak-hunt', amount: 2 },
  };
  const state = table({
    phase: 'invest',
    turn: 1,
    period: 2,
    funds: each(() => 4),
    tracks: some({ people: 1 }, 9),
    board: board(['school-meals', 5], ['leak-hunt', 3]),
    pledges: [offer],
  });
  expect(invested(state, 1)).toBe('leak-hunt');
  expect(invested({ ...state, pledges: [{ ...offer, amount: 1 }] }, 1)).toBe('school-meals');
  const lies = [1, 2, 3].map((id): Pledge => ({
    ...pledge,
    id,
    by: 'planet',
    to: 'people',
    status: 'broken',
  }));
  expect(invested({ ...state, pledges: [offer, ...lies] }, 1)).toBe('school-meals');
});

test('it gives nothing more for a promise that is not needed any more', () => {
  const word: Pledge = { ...pledge, form: 'now', plan: 'leak-hunt', made: 2 };
  const state = table({
    phase: 'invest',
    turn: 1,
    period: 2,
    funds: each(() => 4),
    tracks: some({ people: 1 }, 9),
    board: board(['school-meals', 3], ['leak-hunt', PLAN['leak-hunt'].cost]),
    pledges: [word],
  });
  expect(invested(state, 1)).toBe('leak-hunt');
  expect(invested({ ...state, unneeded: [0] }, 1)).toBe('school-meals');
});

test('in the talk it sometimes promises, and in the end it is always ready', () => {
  const state = table({
    phase: 'talk',
    funds: each(() => 6),
    board: board(['census', 3], ['legal-aid', 3], ['school-meals', 3]),
  });
  const kinds = Array.from({ length: 40 }, (_, seed) => ask(state, 1, seed)?.type);
  expect(new Set(kinds)).toEqual(new Set(['promise', 'ready']));
});

test('the richest pays for an effect that the table needs, the others wait', () => {
  const state = table({
    phase: 'effects',
    funds: some({ planet: 5, peace: 3 }, 1),
    board: board(['school-meals', 9, 1]),
    collecting: { plan: 'school-meals', need: 2, paid: [], refused: [] },
  });
  expect(ask(state, 3)).toEqual({ type: 'pay', policy: 'planet' });
  expect(ask(state, 1)).toBeNull();
});

test('it ends a game that is won, and votes where a step decides the game', () => {
  const vote = (phase: 'vote' | 'negotiator', choices: LockChoice['choice'][]) =>
    botPlayer(podium)({
      seat: 0,
      view: podium.view(table({ phase, tracks: some({ planet: 9 }, 12) }), 0),
      legal: choices.map((choice) => ({ type: 'lock', choice })),
      shown: [],
      random: createRandom(seedFrom(1)),
    });
  expect(vote('vote', [{ end: 'go-on' }, { end: 'end' }])).toMatchObject({ choice: { end: 'end' } });
  expect(vote('negotiator', [{ negotiator: 'peace' }, { negotiator: 'planet' }])).toMatchObject({
    choice: { negotiator: 'planet' },
  });
});

test('it cuts nobody short, also with the Podium', () => {
  const state = table({
    phase: 'debate',
    board: board(['census', 3], ['legal-aid', 3]),
    speakers: ['peace'],
  });
  expect(ask(state, 0)).toBeNull();
  expect(ask(state, 1)).toEqual({ type: 'end-speech' });
});

const played = (bots: readonly string[], difficulty: 'easy' | 'hard') =>
  simulate({
    game: podium,
    games: 40,
    seed: 3,
    bots,
    options: options({ difficulty }),
    study,
    now: () => 0,
  });

test('[1.4] even bots finish, win Easy far more often than Hard, and keep most promises', () => {
  const five = ['even', 'even', 'even', 'even', 'even'];
  const easy = played(five, 'easy');
  const hard = played(five, 'hard');
  expect([easy.stuck, hard.stuck]).toEqual([0, 0]);
  expect(easy.details['successes']).toBeGreaterThan(0.65);
  expect(hard.details['successes']).toBeLessThan(0.4);
  const pledges = easy.details['pledges'] as { [result: string]: number };
  expect(pledges['next-kept']).toBeGreaterThan(pledges['next-broken'] ?? 0);
});

test('two sensible players, with all five Policies between them, do as well', () => {
  const { stuck, details } = played(['even', 'even'], 'easy');
  expect(stuck).toBe(0);
  expect(details['successes']).toBeGreaterThan(0.6);
});

test('no recipe wins as often as sensible players', () => {
  const even = played(['even', 'even', 'even', 'even', 'even'], 'easy').details['successes'];
  for (const name of Object.keys(study.recipes ?? {})) {
    const bots = Array.from({ length: 5 }, () => `recipe:${name}`);
    const { details, stuck } = played(bots, 'easy');
    expect({ name, stuck, isWorse: Number(details['successes']) < Number(even) }).toEqual({
      name,
      stuck: 0,
      isWorse: true,
    });
  }
});

test('random players lose where sensible ones win', () => {
  const { details } = played(['random', 'random', 'random', 'random', 'random'], 'easy');
  expect(details['successes']).toBeLessThan(0.1);
});
