import { GOALS, goalOf, ROLES } from '@/rules/ryv/content';
import { FIRST_PLAY_MATS } from '@/rules/ryv/content/firstPlay';
import type { Goal, Measure } from '@/rules/ryv/content/types';
import { measure } from '@/rules/ryv/goals';
import { COMMUNITIES, LINK_IDS, OUTCOMES } from '@/rules/ryv/kinds';
import type { State } from '@/rules/ryv/types';

import { firstPlay, type Sat, settled, table } from './table';

/** AI cards of which each mitigates the vulnerability of another. */
const GUARDED = [
  'allocation-tool',
  'synthetic-data',
  'mobile-money',
  'upskilling',
  'job-matcher',
  'crop-adviser',
  'credit-scoring',
  'price-watch',
  'ad-targeting',
];

/** A table on which seat 0 has exactly `have` of what is measured. */
function having(of: Measure, have: number, role: string | null): State {
  const spread = Object.fromEntries(COMMUNITIES.slice(0, have).map((at) => [at, 1]));
  const licences = (many: number, users: readonly number[] = []) =>
    GUARDED.slice(0, many).map((card) => ({ card, owner: 0, users }));
  const make = (player: Sat, rest: Partial<State> = {}): State => {
    const given = { phase: 'discuss' as const, ...rest, players: [player, {}, {}, {}, {}] };
    return role === null
      ? firstPlay(given)
      : table({ ...given, players: [{ role, ...player }, {}, {}, {}, {}] });
  };
  const idle = { power: 0 };
  switch (of.type) {
    case 'communities':
      return make({ ...idle, influence: spread }, { needs: { harbour: 1, hills: 1, market: 1, river: 1 } });
    case 'strong':
      return make({ ...idle, influence: { hills: have } });
    case 'leads':
    case 'calm':
      return make({ ...idle, influence: spread });
    case 'links':
      return make(idle, { links: LINK_IDS.slice(0, have).map((id) => ({ owner: 0, id })) });
    case 'placed':
      return make({
        ...idle,
        tallies: {
          placed: {
            mass: 0,
            social: 0,
            international: 0,
            advocacy: 0,
            square: 0,
            [of.spaces[0] ?? 'mass']: have,
          },
        },
      });
    case 'needs':
    case 'pushed':
      return make({ ...idle, tallies: { [of.type]: have } });
    case 'power':
      return make({ power: have });
    case 'licences':
    case 'tools':
      return make(idle, { licensed: licences(have) });
    case 'users':
      return make(idle, { licensed: licences(1, [1, 2, 3, 4].slice(0, have)) });
    case 'mitigated':
      return make(idle, { licensed: have === 0 ? [] : licences(have + 1).slice(0, have + 1) });
    case 'future':
      return make(idle, {
        outcomes: {
          ...table().outcomes,
          [OUTCOMES[0]]: { tokens: Array.from({ length: have }, () => 0), since: 1 },
        },
      });
  }
}

const reaches = (goal: Goal, have: number, role: string | null) =>
  settled(having(goal.of, have, role)).players[0]?.reached.includes(goal.id);

const BY_ROLE = ROLES.flatMap(({ id, goals }) => goals.map((goal) => [id, goal.id] as const));

test.each(BY_ROLE)('%s: the goal %s is reached with what it needs, and not with less', (role, id) => {
  const goal = goalOf(id);
  if (goal.of.type === 'mitigated') {
    const state = having(goal.of, goal.need, role);
    expect(measure(state, 0, goal.of)).toBeGreaterThanOrEqual(goal.need);
    expect(reaches(goal, goal.need, role)).toBe(true);
    expect(reaches(goal, 0, role)).toBe(false);
    return;
  }
  expect(measure(having(goal.of, goal.need, role), 0, goal.of)).toBe(goal.need);
  expect(reaches(goal, goal.need, role)).toBe(true);
  expect(reaches(goal, goal.need - 1, role)).toBe(false);
});

test.each(
  Object.values(FIRST_PLAY_MATS).flatMap(({ actor, goals }) => goals.map(({ id }) => [actor, id] as const)),
)('First Play %s: the goal %s is reached with what it needs', (actor, id) => {
  const goal = goalOf(id);
  const at = (have: number) => {
    const state = having(goal.of, have, null);
    const players = state.players.map((player, seat) => (seat === 0 ? { ...player, actor } : player));
    return settled({ ...state, players }).players[0]?.reached.includes(id);
  };
  expect([at(goal.need), at(goal.need - 1)]).toEqual([true, false]);
});

test('a rival with as much Influence is not led, and a Need is not calm', () => {
  const state = table({
    needs: { river: 1 },
    players: [{ influence: { hills: 2, river: 1 } }, { influence: { hills: 2 } }, {}],
  });
  expect(measure(state, 0, { type: 'leads' })).toBe(1);
  expect(measure(state, 0, { type: 'calm' })).toBe(1);
  expect(measure(state, 0, { type: 'strong' })).toBe(2);
});

test('every measure is asked for by some goal', () => {
  const asked = new Set(GOALS.map(({ of }) => of.type));
  expect([...asked].sort()).toEqual([
    'calm',
    'communities',
    'future',
    'leads',
    'licences',
    'links',
    'mitigated',
    'needs',
    'placed',
    'power',
    'pushed',
    'strong',
    'tools',
    'users',
  ]);
});
