import { EVENTS } from '@/rules/podium/events';
import { policyOf, SDGS } from '@/rules/podium/content';
import { protectsAgainst } from '@/rules/podium/effects';
import { PLANS } from '@/rules/podium/plans';
import { en } from '@/rules/podium/text/en';
import { plans as texts } from '@/rules/podium/text/plans/en';
import type { Effect, EventEffect, Kind, Plan, PlanId } from '@/rules/podium/types';

const EFFECTS: { readonly [T in Effect['type']]: true } = {
  raise: true,
  'raise-weakest': true,
  protect: true,
  draw: true,
  'give-funds': true,
  lower: true,
  if: true,
  later: true,
};
const EVENT_EFFECTS: { readonly [T in EventEffect['type']]: true } = {
  lower: true,
  'lower-leading': true,
  'take-funds': true,
};
const KINDS: readonly Kind[] = ['disaster', 'disease', 'crisis', 'conflict', 'distrust'];

const count = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length;

test('[2.5] there are 100 Plans: four for each SDG, twenty for SDG 16 and for SDG 17', () => {
  expect(new Set(PLANS.map(({ id }) => id)).size).toBe(100);
  expect(SDGS.map((sdg) => count(PLANS, (plan) => plan.sdg === sdg))).toEqual([
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 20, 20,
  ]);
});

test('every Plan costs 4 to 12 Funds and raises its own Policy', () => {
  const faults = PLANS.filter(
    ({ id, cost, effects }) =>
      cost < 4 ||
      cost > 12 ||
      !effects.some((effect) => effect.type === 'raise' && effect.policy === policyOf(id)),
  );
  expect(faults).toEqual([]);
});

const ALL: readonly Plan[] = PLANS;
const has = (type: Effect['type']) => ALL.filter(({ effects }) => effects.some((each) => each.type === type));

test('ten to fifteen Plans cost another Policy something, have a condition or work later', () => {
  const marked = new Set([...has('lower'), ...has('if'), ...has('later')]);
  expect(marked.size).toBeGreaterThanOrEqual(10);
  expect(marked.size).toBeLessThanOrEqual(15);
  // Nobody speaks against what costs only its own side, and every Policy has such a Plan.
  for (const { id, effects } of has('lower'))
    expect([
      id,
      effects.some((each) => each.type === 'lower' && each.policy !== policyOf(id as PlanId)),
    ]).toEqual([id, true]);
  expect(new Set([...marked].map(({ id }) => policyOf(id as PlanId))).size).toBe(5);
});

test('a condition is about another Policy or another SDG, and a Plan has one at most', () => {
  for (const { id, sdg, effects } of ALL) {
    const conditions = effects.flatMap((each) => (each.type === 'if' ? [each.when] : []));
    expect([id, conditions.length <= 1]).toEqual([id, true]);
    for (const when of conditions)
      expect([id, when.type === 'done' ? when.sdg !== sdg : when.policy !== policyOf(id as PlanId)]).toEqual([
        id,
        true,
      ]);
  }
});

test('every effect a Plan or an Event can have is used', () => {
  const used: readonly Effect[] = PLANS.flatMap(({ effects }) => [...effects]);
  expect(new Set(used.map(({ type }) => type))).toEqual(new Set(Object.keys(EFFECTS)));
  const hits: readonly EventEffect[] = EVENTS.flatMap(({ effects }) => [...effects]);
  expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENT_EFFECTS)));
});

test('[8.3] there are 20 Events, four of each kind, and Plans that protect against every kind', () => {
  expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(20);
  for (const kind of KINDS) expect([kind, count(EVENTS, (event) => event.kind === kind)]).toEqual([kind, 4]);
  const shields = PLANS.map(({ id }) => protectsAgainst(id)).filter((kind) => kind !== null);
  expect(shields).toHaveLength(12);
  for (const kind of KINDS)
    expect([kind, count(shields, (each) => each === kind) >= 2]).toEqual([kind, true]);
  expect(EVENTS.filter(({ kind }) => !shields.includes(kind))).toEqual([]);
});

test('most Events lower one or two Policies by one to three steps', () => {
  const mild = EVENTS.filter(({ effects }) => {
    const lowered = effects.filter(({ type }) => type === 'lower');
    return (
      lowered.length >= 1 &&
      lowered.length <= 2 &&
      lowered.every((effect) => effect.type === 'lower' && effect.steps <= 3)
    );
  });
  expect(mild.length).toBeGreaterThan(10);
});

test('every Plan has a name and a text that can be read aloud in a minute', () => {
  expect(Object.keys(texts)).toEqual(PLANS.map(({ id }) => id));
  const wrong = Object.entries(texts).filter(([, { name, text }]) => {
    const words = text.split(/\s+/).length;
    return name.length > 40 || words < 60 || words > 110;
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test('no two Plans have the same name or begin with the same words', () => {
  const all = Object.values(texts);
  expect(new Set(all.map(({ name }) => name)).size).toBe(100);
  expect(new Set(all.map(({ text }) => text.slice(0, 30))).size).toBe(100);
});

test('every Event has its words', () => {
  const words: { readonly [key: string]: string } = en;
  expect(EVENTS.filter(({ id }) => !words[`event.${id}`] || !words[`event.${id}.text`])).toEqual([]);
});

test('a heavy Event tells of the whole country, a mild one of a place or of a little', () => {
  const words: { readonly [key: string]: string } = en;
  const isHeavy = (effects: readonly EventEffect[]) =>
    effects.some((effect) => effect.type !== 'take-funds' && effect.steps > 3);
  const wrong = EVENTS.filter(
    ({ id, effects }) => /\bcountry\b/.test(words[`event.${id}.text`] ?? '') !== isHeavy(effects),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
