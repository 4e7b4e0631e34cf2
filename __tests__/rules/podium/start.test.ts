import { goalOf, PLAN, POLICIES, policyOf, SDGS_OF, TRACK } from '@/rules/podium/content';
import { moveMarker } from '@/rules/podium/effects';
import { podium } from '@/rules/podium/game';
import type { Policy } from '@/rules/podium/types';

import { each, eventsOf, options, setUp, sit, some, table } from './table';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('[1.1] two to five players lead the five Policies, which share the 17 SDGs', () => {
  expect(podium.seats).toEqual({ min: 2, max: 5 });
  for (const seats of [2, 3, 4, 5]) expect([...setUp({}, seats).order].sort()).toEqual([...POLICIES].sort());
  expect(POLICIES.flatMap((policy) => [...SDGS_OF[policy]]).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 17 }, (_, n) => n + 1),
  );
});

test('[1.3] the Goal is 10, 15, 20 or a number of the table', () => {
  const goals = (['easy', 'medium', 'hard'] as const).map((difficulty) => goalOf(options({ difficulty })));
  expect(goals).toEqual([10, 15, 20]);
  expect(goalOf(options({ difficulty: 'custom', goal: 13 }))).toBe(13);
  expect(goalOf(options({ difficulty: 'easy', goal: 13 }))).toBe(10);
  expect(podium.options['goal']?.values).toEqual(
    Array.from({ length: TRACK.top }, (_, at) => TRACK.floor + at),
  );
  expect(goalOf(options())).toBe(10);
  expect(sit(setUp({ difficulty: 'hard' })).view(null).goal).toBe(20);
});

test('[2.1] every Policy has its SDGs', () => {
  expect(SDGS_OF).toEqual({
    partnership: [17],
    peace: [16],
    people: [1, 2, 3, 4, 5],
    planet: [6, 12, 13, 14, 15],
    prosperity: [7, 8, 9, 10, 11],
  });
});

test('[2.2] chance gives the Policies, each as often to a seat as another', () => {
  const first = seeds.map((seed) => setUp({}, 5, seed).order[0] as Policy);
  expect(new Set(first).size).toBe(5);
});

test('[2.2] or the players choose one after the other, until all are taken', () => {
  const seated = sit(setUp({ policies: 'choose' }, 3));
  expect(seated.view(1)).toMatchObject({ phase: 'choose', policies: [], turn: { seat: 0, policy: null } });
  seated.act(0, { type: 'choose', policy: 'peace' });
  expect(seated.why(1, { type: 'choose', policy: 'peace' })).toBe('why.policy-taken');
  expect(seated.why(2, { type: 'choose', policy: 'people' })).toBe('not-your-turn');
  seated.act(1, { type: 'choose', policy: 'planet' });
  seated.act(2, { type: 'choose', policy: 'partnership' });
  seated.act(0, { type: 'choose', policy: 'people' });
  const told = seated.act(1, { type: 'choose', policy: 'prosperity' });
  expect(eventsOf(told, 'chose')).toEqual([{ type: 'chose', seat: 1, policy: 'prosperity' }]);
  expect(seated.view(null).policies.map(({ policy, seat }) => [policy, seat])).toEqual([
    ['peace', 0],
    ['planet', 1],
    ['partnership', 2],
    ['people', 0],
    ['prosperity', 1],
  ]);
  expect(seated.state.phase).toBe('prepare');
});

test('[2.3] with two players one has three Policies, and each Policy has its own hand, Funds and turn', () => {
  const seated = sit(table({ seats: 2, podium: 1 }));
  seated.act(1, { type: 'start' });
  expect(seated.view(0).hands.map(({ policy }) => policy)).toEqual(['partnership', 'people', 'prosperity']);
  expect(seated.view(1).hands.map(({ plans }) => plans.length)).toEqual([3, 3]);
  expect(seated.state.funds).toEqual(each(() => 8));
  const turns = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { seat = 0, policy } = seated.view(null).turn ?? {};
    turns.push([seat, policy]);
    const move = seated.legal(seat).find(({ type }) => type === (turn === 0 ? 'propose' : 'skip'));
    seated.act(seat, move as never);
  }
  expect(turns).toEqual([
    [1, 'peace'],
    [0, 'people'],
    [1, 'planet'],
    [0, 'prosperity'],
    [0, 'partnership'],
  ]);
});

test('[2.4] tracks start at 5 and hold their markers between 1 and 25', () => {
  expect(setUp().tracks).toEqual(each(() => 5));
  expect(TRACK).toEqual({ start: 5, floor: 1, top: 25 });
  const at = (track: number, steps: number) =>
    moveMarker(table({ tracks: some({ peace: track }, 5) }), 'peace', steps).change.to;
  expect([at(24, 4), at(2, -3), at(10, 2)]).toEqual([25, 1, 12]);
});

test('[2.5] each Policy has its own deck of 20, and all decks are shuffled', () => {
  const { decks, events } = setUp();
  for (const policy of POLICIES) {
    expect(decks[policy]).toHaveLength(20);
    expect(decks[policy].every((plan) => policyOf(plan) === policy)).toBe(true);
  }
  expect(events).toHaveLength(20);
  expect(new Set(seeds.map((seed) => setUp({}, 5, seed).decks.people[0])).size).toBeGreaterThan(10);
  expect(new Set(seeds.map((seed) => setUp({}, 5, seed).events[0])).size).toBeGreaterThan(10);
  expect(decks.planet.filter((plan) => PLAN[plan].sdg === 13)).toHaveLength(4);
});

test('[2.6] chance picks the first Podium', () => {
  expect(new Set(seeds.map((seed) => setUp({}, 5, seed).podium)).size).toBe(5);
});

test('[3.1] only the player with the Podium starts; all take 8 Funds and draw 3 Plans at first, then 5 and 1', () => {
  const seated = sit(table({ podium: 2 }));
  expect(seated.why(0, { type: 'start' })).toBe('not-your-turn');
  const told = seated.act(2, { type: 'start' });
  expect(eventsOf(told, 'prepared')).toEqual([
    { type: 'prepared', period: 1, podium: 'people', funds: 8, plans: 3 },
  ]);
  expect(seated.state.funds).toEqual(each(() => 8));
  expect(seated.state.hands.peace).toHaveLength(3);
  const later = sit(table({ period: 2, funds: each(() => 2) }));
  later.act(0, { type: 'start' });
  expect(later.state.funds).toEqual(each(() => 7));
  expect(later.state.hands.planet).toHaveLength(1);
  expect(later.state.decks.planet).toHaveLength(19);
});

test('[3.2] only its player sees a hand; all see how many Plans it has, and everyone’s Funds', () => {
  const seated = sit(table());
  const told = seated.act(0, { type: 'start' });
  const { hands } = seated.state;
  expect(seated.view(1).hands).toEqual([{ policy: 'peace', plans: hands.peace }]);
  expect(seated.view(null).hands).toEqual([]);
  expect(seated.view(3).policies[1]).toMatchObject({ policy: 'peace', hand: 3, deck: 17, funds: 8 });
  expect(told.filter(({ event }) => event.type === 'drew').map(({ to }) => to)).toEqual([
    [0],
    [1],
    [2],
    [3],
    [4],
  ]);
});

test('[3.3] who has more than five Plans puts the extra ones under the deck, by choice', () => {
  const { decks } = setUp();
  const hands = some({ peace: decks.peace.slice(0, 6), planet: decks.planet.slice(0, 5) }, []);
  const seated = sit(
    table({
      period: 3,
      hands,
      decks: some({ peace: decks.peace.slice(6), planet: decks.planet.slice(5) }, []),
    }),
  );
  seated.act(0, { type: 'start' });
  expect(seated.state.tasks.map(({ type, seat }) => [type, seat])).toEqual([
    ['return', 1],
    ['return', 1],
    ['return', 3],
  ]);
  expect(seated.kinds(0)).toEqual([]);
  const returned = [seated.state.hands.peace[0], seated.state.hands.peace[3]] as const;
  for (const plan of returned) {
    const told = seated.act(1, { type: 'return', policy: 'peace', plan: plan as never });
    expect(told).toEqual([{ to: 'all', event: { type: 'returned', policy: 'peace' } }]);
  }
  expect(seated.state.decks.peace.slice(-2)).toEqual(returned);
  expect(seated.state.hands.peace).toHaveLength(5);
  expect(seated.legal(3)).toHaveLength(6);
});
