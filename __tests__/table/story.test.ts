import { createStory, type Look, type Step } from '@/table/guest/story';
import type { SeenEvent, Snapshot } from '@/table/wire/protocol';

import { fakeClock } from '../support/fakeClock';

/** A step for each letter: `roll` has a scene of a second, `show` one of five, `say` none. */
const LOOKS: { readonly [type: string]: Look } = {
  roll: { lands: 1_000, read: 2_000 },
  show: { lands: 5_000, read: 6_000 },
  say: { lands: 0, read: 500 },
};

const snapshot = (rev: number) => ({ view: { rev }, legal: [], waiting: [0] }) as unknown as Snapshot;

const stepOf = (rev: number, type: string, match = 1): Step => ({
  match,
  rev,
  snapshot: snapshot(rev),
  events: Array.from({ length: rev }, (_, at) => ({ rev: at + 1, event: { type } })) as readonly SeenEvent[],
  news: [{ rev, event: { type } }] as readonly SeenEvent[],
  waitingSince: 0,
});

function phone({ isReduced = false } = {}) {
  const time = fakeClock();
  const seen: number[] = [];
  const shown: (number | undefined)[] = [];
  const story = createStory({
    clock: time.clock,
    look: ({ news }) => {
      const look = LOOKS[news[0]?.event.type ?? ''] ?? { lands: 0, read: 0 };
      return isReduced ? { ...look, lands: 0 } : look;
    },
    changed: () => note(),
    seen: ({ rev }) => void seen.push(rev),
  });
  const note = () => {
    const now = story.story().landed?.rev;
    if (shown.at(-1) !== now) shown.push(now);
  };
  const tell = (rev: number, type: string, whole = false) => {
    story.tell(stepOf(rev, type), { whole });
    note();
  };
  tell(1, 'say', true);
  return { ...time, story, tell, seen, shown, landed: () => story.story().landed?.rev };
}

test('[W12.1] what is shown is the step before, until the scene has landed', async () => {
  const { tell, story, landed, pass } = phone();
  tell(2, 'roll');
  expect(landed()).toBe(1);
  expect(story.story().playing?.rev).toBe(2);
  await pass(999);
  expect(landed()).toBe(1);
  await pass(1);
  expect(landed()).toBe(2);
  expect(story.story().playing).toBeNull();
});

test('[W12.1] steps are shown in their order, one scene after another, none left out', async () => {
  const { tell, shown, story, pass } = phone();
  tell(2, 'roll');
  tell(3, 'say');
  tell(4, 'roll');
  expect(story.story().isNewest).toBe(false);
  await pass(10_000);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(story.story().isNewest).toBe(true);
});

test('[W12.1] what has landed is seen for a moment before the next scene begins', async () => {
  const { tell, story, pass } = phone();
  tell(2, 'roll');
  tell(3, 'roll');
  await pass(1_000);
  expect(story.story().playing).toBeNull();
  await pass(800);
  expect(story.story().playing?.rev).toBe(3);
});

test('[W12.2] a touch lands the scene that plays, and only that', async () => {
  const { tell, story, landed } = phone();
  tell(2, 'show');
  tell(3, 'show');
  story.skip();
  expect(landed()).toBe(2);
  expect(story.story().playing?.rev).toBe(3);
  story.skip();
  expect(landed()).toBe(3);
});

test('[W12.3] without motion every result is shown at once, still in order', () => {
  const { tell, shown } = phone({ isReduced: true });
  tell(2, 'roll');
  tell(3, 'show');
  tell(4, 'say');
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('[W12.4] a phone that is far behind jumps to now, and is told what it missed', () => {
  const { tell, story, landed } = phone();
  tell(2, 'roll');
  for (const rev of [3, 4, 5]) tell(rev, 'show');
  expect(landed()).toBe(5);
  const { missed, jumps, playing, isNewest } = story.story();
  expect(missed.map(({ rev }) => rev)).toEqual([2, 3, 4, 5]);
  expect({ jumps, playing, isNewest }).toEqual({ jumps: 1, playing: null, isNewest: true });
  tell(6, 'say');
  expect(story.story().missed).toEqual([]);
});

test('[W12.4] a phone that comes back jumps: what is told as a whole has no step before it', () => {
  const { tell, story, landed } = phone();
  tell(2, 'show');
  tell(7, 'show', true);
  expect(landed()).toBe(7);
  expect(story.story().missed).toHaveLength(6);
});

test('[W12.4] the same step told again as a whole is no jump', () => {
  const { tell, story } = phone();
  tell(1, 'say', true);
  expect(story.story()).toMatchObject({ jumps: 0, missed: [] });
});

test('[W12.4] while nobody looks there are no scenes; whoever comes back is told what was missed', async () => {
  const { tell, story, landed, seen, pass } = phone();
  await pass(500);
  story.watch(false);
  tell(2, 'show');
  tell(3, 'show');
  expect(landed()).toBe(3);
  expect(seen.at(-1)).toBe(3);
  story.watch(true);
  expect(story.story().missed.map(({ rev }) => rev)).toEqual([2, 3]);
});

test('[W12.4] a phone that goes away in the middle of a scene has missed that scene', () => {
  const { tell, story } = phone();
  tell(2, 'show');
  story.watch(false);
  story.watch(true);
  expect(story.story().missed.map(({ rev }) => rev)).toEqual([2]);
});

test('[W12.5] a step is told to the host when it has landed and was read', async () => {
  const { tell, seen, pass } = phone();
  await pass(500);
  expect(seen).toEqual([1]);
  tell(2, 'roll');
  await pass(2_999);
  expect(seen).toEqual([1]);
  await pass(1);
  expect(seen).toEqual([1, 2]);
});

test('[W12.5] a small step right after a great one takes nothing from the time for the great one', async () => {
  const { tell, seen, pass } = phone();
  await pass(500);
  tell(2, 'show');
  await pass(5_000);
  tell(3, 'say');
  await pass(5_900);
  expect(seen).toEqual([1]);
  await pass(100);
  expect(seen).toEqual([1, 3]);
});

test('[W12.5] whoever acts has read', async () => {
  const { tell, story, seen, pass } = phone();
  tell(2, 'roll');
  await pass(1_000);
  expect(seen).toEqual([1]);
  story.acted();
  expect(seen).toEqual([1, 2]);
});

test('[W12.1] the same step told again with another detail is not another step', async () => {
  const { tell, story, landed, pass } = phone();
  tell(2, 'roll');
  tell(2, 'roll');
  await pass(1_000);
  expect(landed()).toBe(2);
  expect(story.story().isNewest).toBe(true);
});

test('[W12.1] another match begins at once', () => {
  const { story, landed } = phone();
  story.tell(stepOf(2, 'show'), { whole: false });
  story.tell(stepOf(0, 'say', 2), { whole: true });
  expect(landed()).toBe(0);
  expect(story.story().missed).toEqual([]);
});

test('[W12.10] who is in a hurry has read each step when it has landed, until it is their turn', async () => {
  const { tell, story, seen, pass } = phone();
  await pass(1_000);
  tell(2, 'say');
  story.hurry(true);
  expect(seen).toEqual([1, 2]);
  tell(3, 'roll');
  expect(seen).toEqual([1, 2]);
  await pass(1_000);
  expect(seen).toEqual([1, 2, 3]);
  story.hurry(false);
  tell(4, 'say');
  expect(seen).toEqual([1, 2, 3]);
  await pass(800 + 500);
  expect(seen).toEqual([1, 2, 3, 4]);
});
