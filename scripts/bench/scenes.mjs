import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { bundle, bundleFile } from '../build/bundle.mjs';
import { galleryBuild } from '../build/webBuild.mjs';
import { findChromium } from '../test/chromium.mjs';
import { serveFolder } from './serveFolder.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A cheap phone's processor is so many times slower than this machine's. */
const SLOWER = 4;
const TIMES = 10;
/** The scenes of a game have many beats. */
const GAME_TIMES = 3;
const FRAME = 1000 / 60;
const TARGET = 8;
/** The scenes that are furniture, and what begins each in the gallery. */
const SCENES = {
  dice: 'shake-to-roll',
  coin: 'flip-coin',
  bag: 'draw',
  flip: 'turn-card',
  deal: 'deal',
  flight: 'fly',
  'points-land': 'gain',
};

/** Games' own scenes, in the frame of a phone whose bots have played that far. */
async function gameScenes() {
  const entry = '__tests__/support/browser/frame/preparedScenes.ts';
  const file = await bundle(entry, bundleFile('bench-scenes'));
  const { preparedScenes } = await import(pathToFileURL(file).href);
  return preparedScenes();
}

/** Everything Chromium did on the page's main thread while one scene was played again and again. */
async function trace(page, { times, lasts }) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => wire.once('Tracing.tracingComplete', done));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing';
  await wire.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  for (let count = 0; count < times; count += 1) await playUnseen(page, lasts);
  await wire.send('Tracing.end');
  await complete;
  await wire.detach();
  return events;
}

/** A touch begins a piece of the gallery. */
const readyPiece = (page, begins) =>
  page.evaluate((id) => {
    const touch = () => document.querySelector(`[data-testid="${id}"]`).click();
    Object.assign(window, { scene: { prepare: () => undefined, play: touch } });
  }, begins);

/** A table as it was, and the same table with the scene. */
const readyGame = (page, { before, during }) =>
  page.evaluate(
    ([was, plays]) => {
      const scene = { prepare: () => window.showFrame(was), play: () => window.goOnInFrame(plays) };
      Object.assign(window, { scene });
    },
    [before, during],
  );

/** With nobody looking: to ask a page for its animations makes it work, too. */
const playUnseen = (page, lasts) =>
  page.evaluate(async (ms) => {
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    window.scene.prepare();
    await rest(600);
    performance.mark('scene-begins');
    window.scene.play();
    await rest(ms);
    performance.mark('scene-ends');
    await rest(300);
  }, lasts);

/** From the touch until nothing moves any more. Says what moved, and for how long. */
const playOnce = (page) =>
  page.evaluate(async () => {
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const properties = new Set();
    const rest = (ms) => new Promise((done) => setTimeout(done, ms));
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    window.scene.prepare();
    await rest(1_000);
    const began = performance.now();
    window.scene.play();
    // A scene has beats: something may begin to move long after something else has come to rest.
    for (let quiet = 0; quiet < 30; quiet += 1) {
      const all = moving();
      if (all.length > 0) quiet = 0;
      for (const each of all)
        for (const frame of each.effect.getKeyframes())
          for (const property of Object.keys(frame)) if (!own.has(property)) properties.add(property);
      await rest(100);
    }
    const lasts = performance.now() - began - 2_500;
    await rest(300);
    return { animated: [...properties].sort(), lasts };
  });

/** Whole tasks, so that nothing inside one is counted twice. */
const isTask = ({ name, ph }) => ph === 'X' && name === 'RunTask';

const ms = (micros) => micros / 1000;

/**
 * Milliseconds of work in each sixtieth of a second of each scene; a frame in which nothing ran counts as zero. The touch,
 * and what is built for it, come in the first ones.
 */
function workPerFrame(events) {
  const marks = events.filter(({ name, ph }) => /^scene-/.test(name) && /[RI]/.test(ph));
  const [first] = marks;
  if (first === undefined) throw new Error('no scene was seen');
  const tasks = events
    .filter((event) => isTask(event) && event.pid === first.pid && event.tid === first.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({
      from: ms(ts),
      to: ms(ts + dur),
      busy: dur > 0 ? tdur / dur : 0,
    }));
  const begins = marks.filter(({ name }) => name === 'scene-begins').map(({ ts }) => ms(ts));
  const ends = marks.filter(({ name }) => name === 'scene-ends').map(({ ts }) => ms(ts));
  return begins.flatMap((begin, at) =>
    Array.from({ length: Math.ceil(((ends[at] ?? begin) - begin) / FRAME) }, (_, index) => {
      const [from, to] = [begin + index * FRAME, begin + (index + 1) * FRAME];
      return tasks.reduce(
        (sum, task) => sum + Math.max(0, Math.min(to, task.to) - Math.max(from, task.from)) * task.busy,
        0,
      );
    }),
  );
}

const rounded = (value) => Math.round(value * 100) / 100;

function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** What each scene costs the main thread of a page on a slow phone, per frame, in milliseconds, and what moves. */
export async function benchScenes() {
  const served = await serveFolder(await galleryBuild());
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  const scenes = {};
  const measure = async (name, path, times, ready) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 640 },
      reducedMotion: 'no-preference',
    });
    await page.goto(`${served.url}${path}`);
    await ready(page);
    // What is fetched for the first time is fetched ahead in a game.
    await playOnce(page);
    const { animated, lasts } = await playOnce(page);
    const work = workPerFrame(await trace(page, { times, lasts }));
    const perFrame = spread(work);
    scenes[name] = { frames: work.length, msPerFrame: perFrame, met: perFrame.p95 < TARGET, animated };
    await page.close();
  };
  try {
    for (const [piece, begins] of Object.entries(SCENES))
      await measure(piece, `/dev/gallery?piece=${piece}&bare=1`, TIMES, async (page) => {
        await page.waitForSelector(`[data-testid="${begins}"]`);
        await readyPiece(page, begins);
      });
    for (const scene of await gameScenes())
      await measure(scene.name, '/dev/frame', GAME_TIMES, async (page) => {
        await page.waitForFunction(() => 'showFrame' in window);
        await readyGame(page, scene);
      });
    return { slower: SLOWER, target: { p95: TARGET }, scenes };
  } finally {
    await browser.close();
    served.close();
  }
}
