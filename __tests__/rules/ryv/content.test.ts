import { ryv } from '@/rules/ryv/game';
import { ACTIONS, actionsOf, cardOf, GOALS, goalsOf, matOf, ROLES } from '@/rules/ryv/content';
import { AI_CARDS } from '@/rules/ryv/content/aiCards';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { FIRST_PLAY_CARDS } from '@/rules/ryv/content/firstPlayCards';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import type { Arena, Effect } from '@/rules/ryv/content/types';
import { type Actor, ACTORS, AXES, type Axis, VULNERABILITIES } from '@/rules/ryv/kinds';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { options } from './table';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('the box: 16 roles, 5 climates, 6 scenarios, 36 and 12 AI cards', () => {
  expect([ROLES, CLIMATES, SCENARIOS, AI_CARDS, FIRST_PLAY_CARDS].map((rows) => rows.length)).toEqual([
    16, 5, 6, 36, 12,
  ]);
  const ofKind = (actor: string) => ROLES.filter((role) => role.actor === actor).length;
  expect(ACTORS.map(ofKind)).toEqual([4, 3, 3, 3, 3]);
  for (const rows of [ROLES, CLIMATES, SCENARIOS, [...AI_CARDS, ...FIRST_PLAY_CARDS], ACTIONS, GOALS])
    expect(new Set(ids(rows)).size).toBe(rows.length);
});

test('the roles and the climate known from the printed game are there', () => {
  expect(ids(ROLES)).toEqual(
    expect.arrayContaining(['workers', 'business', 'opposition', 'criminals', 'delivery', 'advocacy']),
  );
  expect(CLIMATES[0]).toEqual({
    id: 'emerging-democracy',
    legal: 'moderate',
    technology: 'partial',
    trust: 'weak',
    economy: 'stable',
    openness: 'repressed',
  });
});

test('every level of every axis occurs in some climate', () => {
  for (const axis of Object.keys(AXES) as Axis[])
    for (const level of AXES[axis])
      expect([axis, level, CLIMATES.some((row) => row[axis] === level)]).toEqual([axis, level, true]);
});

test('every role has two or three goals worth 1 to 4 points', () => {
  for (const { id, goals } of ROLES) {
    expect([id, goals.length >= 2 && goals.length <= 3]).toEqual([id, true]);
    for (const { points } of goals) expect([id, points >= 1 && points <= 4]).toEqual([id, true]);
  }
});

test('every Scenario: smaller casts, at most two of a kind, three full rankings; every role takes part somewhere', () => {
  const actorOf = (role: string) => ROLES.find(({ id }) => id === role)?.actor;
  for (const { id, casts, outcomes } of SCENARIOS) {
    for (const seats of [3, 4, 5] as const) {
      expect([id, casts[seats].length, new Set(casts[seats]).size]).toEqual([id, seats, seats]);
      for (const actor of ACTORS)
        expect(casts[seats].filter((role) => actorOf(role) === actor).length).toBeLessThanOrEqual(2);
    }
    for (const ranking of Object.values(outcomes)) expect([id, new Set(ranking).size]).toEqual([id, 3]);
    const firsts = Object.values(outcomes).map(([first]) => first);
    expect([id, [...firsts].sort()]).toEqual([id, casts[3].map(actorOf).sort()]);
  }
  for (const { id } of ROLES)
    expect([id, SCENARIOS.some(({ casts }) => casts[5].some((role) => role === id))]).toEqual([id, true]);
});

test('every kind of vulnerability has cards that carry it and cards that mitigate it', () => {
  for (const kind of VULNERABILITIES) {
    expect(AI_CARDS.filter(({ vulnerability }) => vulnerability.kind === kind).length).toBeGreaterThan(2);
    expect(AI_CARDS.filter(({ mitigates }) => mitigates === kind).length).toBeGreaterThan(2);
  }
});

test('the AI cards known from the printed game do what they did', () => {
  expect(cardOf('allocation-tool')).toMatchObject({
    effect: { type: 'dice', arenas: ['communities', 'square'], dice: 1 },
    vulnerability: { kind: 'surveillance' },
    mitigates: 'scam',
  });
  expect(cardOf('upskilling')).toMatchObject({
    effect: { deed: { then: [{ type: 'spread' }] } },
    vulnerability: { kind: 'surveillance' },
  });
  expect(cardOf('synthetic-data').mitigates).toBe('surveillance');
});

test('strong and weak where the rulebook says: MNCs in the Square, the others in communities', () => {
  const placed = (then: readonly Effect[]) =>
    then.reduce((sum, effect) => sum + (effect.type === 'influence' ? effect.many : 0), 0);
  const best = (actor: Actor, arena: Arena) =>
    Math.max(
      0,
      ...matOf({ actor, role: 'any' }).actions.map(({ arena: here, dice, then }) =>
        here !== arena || dice === null
          ? 0
          : (dice.by === 'fixed' ? dice.dice : 4 + dice.plus) * placed(then),
      ),
    );
  expect(best('mnc', 'square')).toBeGreaterThan(
    Math.max(...(['local', 'cso', 'ngo', 'researcher'] as const).map((actor) => best(actor, 'square'))),
  );
  for (const actor of ['local', 'cso', 'ngo'] as const)
    expect(best(actor, 'communities')).toBeGreaterThan(best('mnc', 'communities'));
  expect(matOf({ actor: 'researcher', role: 'x' }).aiActions).toBe(3);
});

const TABLES = SCENARIOS.flatMap(({ id }) => CLIMATES.map(({ id: climate }) => [id, climate] as const));

test.each(TABLES)('%s in %s: bots play it to the end with three, four and five', (scenario, climate) => {
  for (const seats of [3, 4, 5]) {
    const { finished, match } = playOut(
      ryv,
      { seats, options: options({ mode: 'full', scenario, climate }), seed: seedFrom(seats) },
      botPlayer(ryv),
      { random: createRandom(seedFrom(seats + 1)), maxMoves: 4000 },
    );
    expect([seats, finished]).toEqual([seats, true]);
    expect(match.state.setting).toMatchObject({ scenario: { id: scenario }, climate: { id: climate } });
    for (const player of match.state.players) {
      expect(actionsOf(player)).toHaveLength(5);
      expect(goalsOf(player).length).toBeGreaterThan(1);
    }
  }
});
