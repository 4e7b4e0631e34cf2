import type { BrowserPhone } from './phones';

/** What one picture of a screen says, and where. Kept only when something is other than in the picture before. */
export type Sample = {
  readonly at: number;
  /** The step that is shown, and the one whose scene plays. */
  readonly shown: number;
  readonly scene: number | null;
  /** All that can be read outside the scene, labels too. */
  readonly outside: readonly string[];
  readonly inside: readonly string[];
  /** Where each named part stands within the named part around it. */
  readonly places: { readonly [id: string]: string };
};

/** Runs inside the page: looks at it before every picture that the browser draws. */
function look(): void {
  const SCENES = ['scene', 'reveal', 'disaster', 'event-scene', 'count']
    .map((id) => `[data-testid="${id}"]`)
    .join();
  const samples: Sample[] = [];
  Object.assign(window, { samples });
  let last = '';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const readOf = (root: Element) => {
    const [outside, inside]: [string[], string[]] = [[], []];
    const keep = (text: string, element: Element) => {
      // A clock runs by itself.
      if (text === '' || element.closest('[role=timer]') !== null || !isSeen(element)) return;
      (element.closest(SCENES) === null ? outside : inside).push(text);
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { parentElement, data } = texts.currentNode as Text;
      if (parentElement !== null) keep(data.trim(), parentElement);
    }
    for (const element of root.querySelectorAll('[aria-label]'))
      keep(element.getAttribute('aria-label') ?? '', element);
    return { outside, inside };
  };
  const placesOf = (root: Element) => {
    const places: { [id: string]: string } = {};
    for (const element of root.querySelectorAll('[data-testid]')) {
      const around = element.parentElement?.closest('[data-testid]');
      if (around == null || element.closest(SCENES) !== null || !isSeen(element)) continue;
      // A scene that comes pushes down what stands below it on the page, and a message a hint; a piece moves within its part.
      if (['board-scroll', 'floats'].includes(around.getAttribute('data-testid') ?? '')) continue;
      const [here, there] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
      places[`${around.getAttribute('data-testid')}/${element.getAttribute('data-testid')}`] =
        `${Math.round(here.x - there.x)},${Math.round(here.y - there.y)}`;
    }
    return places;
  };
  const sample = () => {
    requestAnimationFrame(sample);
    const step = document.querySelector<HTMLElement>('[data-revision]');
    if (step === null) return;
    const { revision, scene } = step.dataset;
    const now = {
      shown: Number(revision),
      scene: scene === undefined || scene === '' ? null : Number(scene),
      ...readOf(document.body),
      places: placesOf(step),
    };
    const text = JSON.stringify(now);
    if (text === last) return;
    last = text;
    samples.push({ at: Date.now(), ...now });
  };
  requestAnimationFrame(sample);
}

export const sampleFrames = async ({ context }: BrowserPhone): Promise<void> =>
  void (await context.addInitScript(look));

export const samplesOf = ({ page }: BrowserPhone): Promise<readonly Sample[]> =>
  page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);

/** Puts words into a part of the page as soon as the next scene plays, as a part would that reads the newest state. */
export const plantIn = ({ page }: BrowserPhone, part: string, words: string): Promise<void> =>
  page.evaluate(
    ([selector = '', text = '']) => {
      const spoil = () => {
        const isPlaying =
          (document.querySelector<HTMLElement>('[data-revision]')?.dataset['scene'] ?? '') !== '';
        const found = document.querySelector(selector);
        if (!isPlaying || found === null) return void requestAnimationFrame(spoil);
        const planted = document.createElement('span');
        planted.textContent = text;
        // It pushes nothing aside: what moves because of it is no spoiler.
        planted.style.position = 'absolute';
        found.append(planted);
      };
      spoil();
    },
    [part, words],
  );

export type Spoiler = { readonly scene: number; readonly what: string; readonly early: number };

/** A part may tremble by a pixel; a piece that has moved is elsewhere. */
const TREMBLES = 2;
const isElsewhere = (a: string | undefined, b: string | undefined): boolean => {
  if (a === undefined || b === undefined) return false;
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [a.split(',').map(Number), b.split(',').map(Number)];
  return Math.abs(ax - bx) > TREMBLES || Math.abs(ay - by) > TREMBLES;
};

const lacks = (all: readonly string[], before: readonly string[]): readonly string[] => {
  const known = new Set(before);
  return all.filter((text) => !known.has(text));
};

/**
 * What a screen told before the scene of a step had landed. That is all that stands outside the scene while it plays,
 * stood nowhere on the page before it, and is there afterwards: what the step has brought.
 */
export function spoilersIn(samples: readonly Sample[]): readonly Spoiler[] {
  const found = new Map<string, Spoiler>();
  scenesIn(samples).forEach(({ scene, before, during, after }) => {
    const landed = during.at(-1)?.at ?? 0;
    const later = after.flatMap(({ outside, inside }) => [...outside, ...inside]);
    const news = new Set(lacks(later, [...before.outside, ...before.inside]));
    for (const { at, outside, places } of during) {
      const told = outside.filter((text) => news.has(text));
      const moved = Object.keys(places).filter(
        (id) =>
          isElsewhere(places[id], before.places[id]) &&
          after.some((one) => one.places[id] === places[id] && one.places[id] !== before.places[id]),
      );
      for (const what of [...told, ...moved.map((id) => `${id} has moved`)])
        if (!found.has(`${scene} ${what}`))
          found.set(`${scene} ${what}`, { scene, what, early: landed - at });
    }
  });
  return [...found.values()];
}

export type PlayedScene = {
  readonly scene: number;
  readonly before: Sample;
  readonly during: readonly Sample[];
  /** Until the next scene. */
  readonly after: readonly Sample[];
};

export function scenesIn(samples: readonly Sample[]): readonly PlayedScene[] {
  const scenes = [...new Set(samples.flatMap(({ scene }) => scene ?? []))];
  return scenes.flatMap((scene) => {
    const first = samples.findIndex((sample) => sample.scene === scene);
    const last = samples.findLastIndex((sample) => sample.scene === scene);
    const before = samples[first - 1];
    const next = samples.findIndex((sample, at) => at > last && sample.scene !== null);
    const after = samples.slice(last + 1, next < 0 ? undefined : next);
    // A jump shows no scene to its end.
    return before === undefined || after.length === 0
      ? []
      : [{ scene, before, during: samples.slice(first, last + 1), after }];
  });
}
