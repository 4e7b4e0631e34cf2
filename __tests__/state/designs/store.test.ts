import Storage from 'expo-sqlite/kv-store';
import { createStore } from 'jotai';

import { designOn, withDesign } from '@/state/designs/atTable';
import { bodyOf, faultsOf, newClimate, newScenario, soundOf } from '@/state/designs/draft';
import { designsAtom, meet, removeAtom, saveAtom, takeInAtom } from '@/state/designs/store';
import { deviceValues } from '@/state/store/values';

import { madeClimate, madeScenario, sound } from '../../support/designs';

/** The phone after a reload: nothing in memory, everything on the disk. */
function reloaded() {
  const store = createStore();
  store.sub(designsAtom, () => undefined);
  return store;
}
const ids = (store: ReturnType<typeof reloaded>) =>
  store.get(designsAtom).map(({ draft }) => bodyOf(draft).id);

beforeEach(() => deviceValues.keys().forEach((key) => deviceValues.remove(key)));
afterEach(() => jest.restoreAllMocks());

test('every change is on the disk at once, however unfinished', () => {
  const store = reloaded();
  store.set(saveAtom, newScenario('own-1'), 1);
  store.set(saveAtom, newClimate('own-2'), 2);
  const half = { climate: { ...newClimate('own-2').climate, words: { name: 'Half a na', story: '' } } };
  expect(store.set(saveAtom, half)).toBe(true);
  expect(reloaded().get(designsAtom)).toEqual([
    { draft: half, at: 2 },
    { draft: newScenario('own-1'), at: 1 },
  ]);
});

test('a deleted design returns to its place when the deletion is undone', () => {
  const store = reloaded();
  for (const [at, id] of ['own-1', 'own-2', 'own-3'].entries()) store.set(saveAtom, newClimate(id), at);
  const kept = store.get(designsAtom)[1];
  store.set(removeAtom, 'own-2');
  expect(ids(store)).toEqual(['own-3', 'own-1']);
  expect(ids(reloaded())).toEqual(['own-3', 'own-1']);
  store.set(saveAtom, newClimate('own-2'), kept?.at);
  expect(ids(reloaded())).toEqual(['own-3', 'own-2', 'own-1']);
});

test('a design that cannot be read is not shown and not deleted', () => {
  const old = JSON.stringify({ at: 1, draft: { climate: { id: 'own-7', legal: 'lost' } } });
  deviceValues.set('design/own-7', old);
  deviceValues.set('design/own-8', '{');
  const store = reloaded();
  store.set(saveAtom, madeClimate('own-9'));
  expect(ids(store)).toEqual(['own-9']);
  expect(deviceValues.get('design/own-7')).toBe(old);
  expect(deviceValues.get('design/own-8')).toBe('{');
});

test('a phone without room says so, and the words stay on the screen', () => {
  const store = reloaded();
  jest.spyOn(Storage, 'setItemSync').mockImplementation(() => {
    throw new Error('full');
  });
  expect(store.set(saveAtom, madeClimate('own-1'))).toBe(false);
  expect(ids(store)).toEqual(['own-1']);
});

describe('what comes in', () => {
  const mine = madeScenario('own-1');
  const theirs = { scenario: { ...mine.scenario, relations: [] } };

  test('is put with the others, both parts of it', () => {
    const store = reloaded();
    const both = { ...sound(mine), ...sound(madeClimate('own-2')) };
    expect(store.set(takeInAtom, both, false)).toEqual(['own-1', 'own-2']);
    expect(ids(reloaded()).sort()).toEqual(['own-1', 'own-2']);
  });

  test('is recognised when this phone has it already', () => {
    const store = reloaded();
    store.set(saveAtom, mine);
    const kept = store.get(designsAtom);
    expect([mine, theirs, madeScenario('own-3')].map((draft) => meet(kept, draft))).toEqual([
      'same',
      'other',
      'new',
    ]);
    store.set(takeInAtom, sound(mine), false);
    expect(ids(store)).toEqual(['own-1']);
  });

  test('never takes the place of mine unless I say so', () => {
    const store = reloaded();
    store.set(saveAtom, mine);
    const [other] = store.set(takeInAtom, sound(theirs), false) ?? [];
    expect(other).toMatch(/^own-[0-9a-f]{10}$/);
    expect(store.get(designsAtom)).toHaveLength(2);
    expect(store.get(designsAtom).find(({ draft }) => bodyOf(draft).id === 'own-1')?.draft).toEqual(mine);
    store.set(takeInAtom, sound(theirs), true);
    expect(store.get(designsAtom)).toHaveLength(2);
    expect(meet(store.get(designsAtom), theirs)).toBe('same');
  });
});

test('an unfinished design cannot leave the editor, and the engine says why', () => {
  expect(soundOf(newClimate('own-1'))).toBeNull();
  expect(faultsOf(newClimate('own-1')).map(({ path }) => path)).toEqual([
    'climate.words.name',
    'climate.words.story',
    'climate.legal',
    'climate.technology',
    'climate.trust',
    'climate.economy',
    'climate.openness',
  ]);
  const useless = madeScenario();
  const outcomes = { ...useless.scenario.outcomes, 'future-2': ['local', 'local', 'cso'] as const };
  expect(faultsOf({ scenario: { ...useless.scenario, outcomes } })).toEqual([
    { path: 'scenario.outcomes.future-2', why: 'design.bad-ranking' },
  ]);
});

test('a table gets a design part by part, plays the full game with it, and loses it again', () => {
  const [scenario, climate] = [sound(madeScenario()), sound(madeClimate())];
  const bare = { mode: 'first-play', scenario: 'random', design: '' };
  const one = withDesign(bare, 'scenario', scenario);
  expect(one).toMatchObject({ mode: 'full', scenario: 'random' });
  expect(designOn(one)).toEqual(scenario);
  const two = withDesign(one, 'climate', climate);
  expect(designOn(two)).toEqual({ ...scenario, ...climate });
  expect(designOn(withDesign(two, 'scenario', {}))).toEqual(climate);
  expect(withDesign(one, 'scenario', {})).toMatchObject({ design: '', mode: 'full' });
  expect(designOn({ design: '{"scenario":{}}' })).toEqual({});
  expect(designOn({})).toEqual({});
});
