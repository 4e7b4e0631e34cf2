import { chromium } from 'playwright-core';
import { findChromium } from '../test/chromium.mjs';
import { galleryBuild } from '../build/webBuild.mjs';
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

/** Everything Chromium did on the page's main thread while one scene was played again and again. */
async function trace(page, { begins, lasts }) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => wire.once('Tracing.tracingComplete', done));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing';
  await wire.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  for (let count = 0; count < TIMES; count += 1) await playUnseen(page, begins, lasts);
  await wire.send('Tracing.end');
  await complete;
  await wire.detach();
  return events;
}

/** The same with nobody looking: to ask a page for its animations makes it work, too. */
const playUnseen = (page, begins, lasts) =>
  page.evaluate(
    async ([id, ms]) => {
      const rest = (time) => new Promise((done) => setTimeout(done, time));
      performance.mark('scene-begins');
      document.querySelector(`[data-testid="${id}"]`).click();
      await rest(ms);
      performance.mark('scene-ends');
      await rest(300);
    },
    [begins, lasts],
  );

/** From the touch until nothing moves any more. Says what moved, and for how long. */
const playOnce = (page, begins) =>
  page.evaluate(async (id) => {
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const properties = new Set();
    const rest = (ms) => new Promise((done) => setTimeout(done, ms));
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const began = performance.now();
    document.querySelector(`[data-testid="${id}"]`).click();
    // A scene has beats: something may begin to move when something else has come to rest.
    for (let quiet = 0; quiet < 5; quiet += 1) {
      const all = moving();
      if (all.length > 0) quiet = 0;
      for (const each of all)
        for (const frame of each.effect.getKeyframes())
          for (const property of Object.keys(frame)) if (!own.has(property)) properties.add(property);
      await rest(100);
    }
    const lasts = performance.now() - began;
    await rest(300);
    return { animated: [...properties].sort(), lasts };
  }, begins);

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
  try {
    for (const [piece, begins] of Object.entries(SCENES)) {
      const page = await browser.newPage({
        viewport: { width: 360, height: 640 },
        reducedMotion: 'no-preference',
      });
      await page.goto(`${served.url}/dev/gallery?piece=${piece}&bare=1`);
      await page.waitForSelector(`[data-testid="${begins}"]`);
      // What is fetched for the first time is fetched ahead in a game.
      await playOnce(page, begins);
      const { animated, lasts } = await playOnce(page, begins);
      const events = await trace(page, { begins, lasts });
      const work = workPerFrame(events);
      const perFrame = spread(work);
      scenes[piece] = { frames: work.length, msPerFrame: perFrame, met: perFrame.p95 < TARGET, animated };
      await page.close();
    }
    return { slower: SLOWER, times: TIMES, target: { p95: TARGET }, scenes };
  } finally {
    await browser.close();
    served.close();
  }
}
