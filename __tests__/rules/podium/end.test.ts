import { createRandom, seedFrom } from '@/rules/engine/random';
import { nextPodium } from '@/rules/podium/chairs';
import { podium } from '@/rules/podium/game';
import { endingOf, fullSets, mostVoted } from '@/rules/podium/score';
import { POLICIES, SDGS } from '@/rules/podium/content';
import { PLANS } from '@/rules/podium/plans';
import type { PlanId, Policy, State } from '@/rules/podium/types';

import { each, eventsOf, sit, some, table } from './table';

const oneOfEach: readonly PlanId[] = SDGS.map((sdg) => {
  const row = PLANS.find((plan) => plan.sdg === sdg);
  return row?.id ?? 'census';
});
const of = (...sdgs: readonly number[]): readonly PlanId[] =>
  sdgs.map((sdg, at) => {
    const rows = PLANS.filter((plan) => plan.sdg === sdg);
    const copy = sdgs.slice(0, at).filter((each) => each === sdg).length;
    return rows[copy]?.id ?? 'census';
  });
const noVotes = each(() => 0);

/** Before an Event that a protection stops, so that tracks stay as they are. */
const lastStep = (given: Partial<State> = {}) =>
  sit(
    table({
      phase: 'event',
      period: 6,
      tracks: each(() => 10),
      shields: ['early-warning'],
      events: ['flood', 'drought', 'cyclone', 'wildfire', 'cholera'],
      ...given,
    }),
  );

const END = { end: 'end' };
const GO_ON = { end: 'go-on' };

test('[9.1] when all Policies have reached the Goal after the Event, more than half of all can end the game', () => {
  const seated = lastStep();
  const told = seated.act(0, { type: 'turn-event' });
  expect(eventsOf(told, 'goal-reached')).toHaveLength(1);
  expect(seated.legal(3)).toEqual([
    { type: 'lock', choice: END },
    { type: 'lock', choice: GO_ON },
  ]);
  const voted = seated.vote([END, GO_ON, END, GO_ON, END]);
  expect(eventsOf(voted, 'end-voted')).toEqual([{ type: 'end-voted', end: 3, goOn: 2, ends: true }]);
  expect(seated.state.phase).toBe('negotiator');
});

test('[9.1] half is not enough, and one Policy below the Goal means no vote', () => {
  const seated = lastStep({ seats: 4 });
  seated.act(0, { type: 'turn-event' });
  const voted = seated.vote([END, GO_ON, END, GO_ON]);
  expect(eventsOf(voted, 'end-voted')[0]).toMatchObject({ end: 2, goOn: 2, ends: false });
  expect(seated.view(null)).toMatchObject({ phase: 'prepare', period: 7, podium: 1 });
  const below = lastStep({ tracks: some({ peace: 9 }, 20) });
  below.act(0, { type: 'turn-event' });
  expect(below.state.phase).toBe('prepare');
});

test('[9.2] after Period 10 the game ends in any case; before, the Podium goes on clockwise', () => {
  const last = lastStep({ period: 10, tracks: each(() => 3) });
  last.act(0, { type: 'turn-event' });
  expect(last.state.phase).toBe('negotiator');
  const before = lastStep({ period: 9, podium: 4, tracks: each(() => 3) });
  before.act(4, { type: 'turn-event' });
  expect(before.view(null)).toMatchObject({ period: 10, podium: 0, phase: 'prepare' });
});

/** Who has the Podium, Period after Period, as seats and as Policies. */
const podiums = (seats: number, first: number) => {
  let state = table({ seats, podium: first });
  return Array.from({ length: 10 }, () => {
    const policy = POLICIES[state.podium] as Policy;
    const seat = state.podium % seats;
    const record = { period: state.period, podium: policy } as State['history'][number];
    state = {
      ...state,
      history: [...state.history, record],
      podium: nextPodium({ ...state, history: [...state.history, record] }),
    };
    return { seat, policy };
  });
};

test('[9.2] nobody has the Podium in two Periods running, with any number of players', () => {
  for (const seats of [2, 3, 4, 5])
    for (const first of [0, 1, 2, 3, 4]) {
      const turns = podiums(seats, first);
      const twice = turns.filter(({ seat }, at) => seat === turns[at - 1]?.seat);
      expect({ seats, first, twice }).toEqual({ seats, first, twice: [] });
    }
});

test('[9.2] a player with several Policies has it with the one that has waited longest', () => {
  expect(podiums(2, 0).map(({ policy }) => policy)).toEqual([
    'partnership',
    'peace',
    'people',
    'planet',
    'prosperity',
    'peace',
    'partnership',
    'planet',
    'people',
    'peace',
  ]);
  expect(new Set(podiums(4, 3).map(({ policy }) => policy)).size).toBe(5);
});

const ending = (votes: readonly Policy[], given: Partial<State> = {}) => {
  const seated = lastStep({ period: 10, tracks: each(() => 12), ...given });
  seated.act(seated.view(null).turn?.seat ?? 0, { type: 'turn-event' });
  const told = seated.vote(votes.map((negotiator) => ({ negotiator })));
  return { seated, over: eventsOf(told, 'over')[0] };
};

test('[9.3] the best negotiator, voted for by others, rises by 1', () => {
  const { seated, over } = ending(['people', 'people', 'peace', 'people', 'peace']);
  expect(over).toMatchObject({ negotiator: 'people', votes: some({ people: 3, peace: 2 }, 0) });
  expect(seated.state.tracks).toEqual(some({ people: 13 }, 12));
});

test('[9.3] nobody can vote for a Policy of their own', () => {
  const seated = lastStep({ period: 10, seats: 2 });
  seated.act(0, { type: 'turn-event' });
  expect(seated.legal(1).map((move) => (move.type === 'lock' ? move.choice['negotiator'] : null))).toEqual([
    'partnership',
    'people',
    'prosperity',
  ]);
});

test('[9.3] in a tie the tied Policy that stands lowest rises, also with two players', () => {
  const five = ending(['people', 'people', 'peace', 'peace', 'planet'], {
    tracks: some({ people: 13, peace: 12, planet: 2 }, 14),
  });
  expect(five.over).toMatchObject({ negotiator: 'peace', bonuses: [{ policy: 'peace', from: 12, to: 13 }] });
  const two = ending(['peace', 'people'], { seats: 2, tracks: some({ people: 9, peace: 12 }, 8) });
  expect(two.over).toMatchObject({ negotiator: 'people', bonuses: [{ policy: 'people', from: 9, to: 10 }] });
});

test('[9.3] if several stand lowest chance picks one; without votes nobody rises', () => {
  const tied = some({ people: 1, peace: 1 }, 0);
  const picked = Array.from({ length: 40 }, (_, seed) =>
    mostVoted(
      tied,
      each(() => 7),
      createRandom(seedFrom(seed)),
    ),
  );
  expect(new Set(picked)).toEqual(new Set(['people', 'peace']));
  const random = createRandom(seedFrom(1));
  expect(
    mostVoted(
      noVotes,
      each(() => 7),
      random,
    ),
  ).toBeNull();
});

test('[9.4] Plans for all 17 SDGs raise every Policy by 5, and sets do not count then', () => {
  const { over } = ending(['people', 'people', 'peace', 'people', 'people'], {
    discard: [...oneOfEach, ...of(17, 17, 17)],
  });
  expect(over).toMatchObject({ missing: [], tracks: some({ people: 18 }, 17) });
  expect(over?.bonuses.map(({ policy, reason }) => [policy, reason])).toEqual([
    ['people', 'negotiator'],
    ...(['partnership', 'peace', 'people', 'planet', 'prosperity'] as const).map((policy) => [
      policy,
      'all-sdgs',
    ]),
  ]);
});

test('[9.5] every three discarded Plans of Partnership or of Peace are worth 2', () => {
  const discard = of(17, 17, 17, 17, 17, 17, 16, 16, 16, 16, 16);
  expect([fullSets(discard, 'partnership'), fullSets(discard, 'peace')]).toEqual([2, 1]);
  const { bonuses, missing } = endingOf(table({ discard }), noVotes, null);
  expect(bonuses).toEqual([
    { policy: 'partnership', from: 5, to: 9, reason: 'set' },
    { policy: 'peace', from: 5, to: 7, reason: 'set' },
  ]);
  expect(missing).toHaveLength(15);
});

test('[9.6] every five different SDGs of People, Planet or Prosperity are worth 2', () => {
  const discard = of(1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 12, 13, 14, 14, 7, 8, 9, 10, 11);
  expect((['people', 'planet', 'prosperity'] as const).map((policy) => fullSets(discard, policy))).toEqual([
    2, 0, 1,
  ]);
  expect(endingOf(table({ discard }), noVotes, null).tracks).toEqual(some({ people: 9, prosperity: 7 }, 5));
});

test('[9.6] bonuses stop at the end of the track', () => {
  const { bonuses } = endingOf(table({ discard: oneOfEach, tracks: each(() => 23) }), noVotes, null);
  expect(bonuses.map(({ to }) => to)).toEqual([25, 25, 25, 25, 25]);
});

test('[1.2] [9.7] all win with every Policy at the Goal, and one below it makes all lose', () => {
  const won = ending(['people', 'people', 'peace', 'people', 'planet'], {
    tracks: some({ people: 9 }, 10),
  }).seated;
  expect(podium.result(won.state)).toEqual({ scores: [10, 10, 10, 10, 10], winners: [0, 1, 2, 3, 4] });
  const lost = ending(['people', 'people', 'peace', 'peace', 'planet'], { tracks: some({ planet: 9 }, 25) });
  expect(podium.result(lost.seated.state)).toEqual({ scores: [25, 25, 25, 9, 25], winners: ['nobody'] });
  expect(lost.over).toMatchObject({ success: false, failed: ['planet'] });
});

test('[9.7] a bonus can still save a Policy', () => {
  const { over } = ending(['planet', 'planet', 'planet', 'peace', 'planet'], {
    tracks: some({ planet: 9 }, 25),
  });
  expect(over).toMatchObject({ success: true, failed: [] });
});

test('[9.8] nobody learns who voted how', () => {
  const { seated } = ending(['people', 'people', 'peace', 'people', 'peace']);
  const shown = JSON.stringify([seated.view(null), seated.view(0)]);
  expect(shown).not.toContain('"negotiator":"peace"');
  expect(JSON.stringify(seated.state)).not.toContain('"opened"');
});

test('[9.9] a struck vote counts for nothing', () => {
  const seated = lastStep();
  seated.act(0, { type: 'turn-event' });
  for (const seat of [0, 1, 2, 3, 4]) seated.lock(seat, END);
  for (const seat of [0, 1]) seated.open(seat);
  for (const seat of [2, 3]) seated.strike(seat);
  const told = seated.strike(4);
  expect(eventsOf(told, 'end-voted')).toEqual([{ type: 'end-voted', end: 2, goOn: 0, ends: false }]);
});

test('nobody can move when the game is over', () => {
  const { seated } = ending(['people', 'people', 'peace', 'people', 'peace']);
  expect([0, 1, 2, 3, 4].flatMap((seat) => seated.legal(seat))).toEqual([]);
  expect(seated.view(null).ending).toMatchObject({ success: true, early: false, period: 10 });
});
