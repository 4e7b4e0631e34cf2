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
const THROWS = 10;
const FRAME = 1000 / 60;
const THROW = 1200;
const TARGET = 4;

/** Everything Chromium did on the page's main thread, as one throw after another was made. */
async function trace(page) {
  const wire = await page.context().newCDPSession(page);
  const events = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((done) => wire.once('Tracing.tracingComplete', done));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing';
  await wire.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  for (let count = 0; count < THROWS; count += 1) await throwOnce(page);
  await wire.send('Tracing.end');
  await complete;
  return events;
}

/** The marks are made by the page itself: when the dice begin to move, and when they lie still. */
async function throwOnce(page) {
  await page.evaluate(() => document.querySelector('[data-testid="shake-to-roll"]').click());
  await page.waitForSelector('[data-testid="dice-settled"]', { timeout: 5000 });
  await page.waitForTimeout(300);
}

/** Runs in the page. A throw begins when its testID appears in the tree, and so includes the building of it. */
function markThrows() {
  let rolling = false;
  new MutationObserver(() => {
    const now = document.querySelector('[data-testid="dice-rolling"]') !== null;
    if (now !== rolling) performance.mark(now ? 'throw-begins' : 'throw-ends');
    rolling = now;
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-testid'],
  });
}

/** The page's own thread: the one on which its marks were made. */
function mainThread(events) {
  const mark = events.find(({ name }) => name === 'throw-begins');
  if (mark === undefined) throw new Error('no throw was seen');
  return ({ pid, tid }) => pid === mark.pid && tid === mark.tid;
}

/** Whole tasks, so that nothing inside one is counted twice. */
const isTask = ({ name, ph }) => ph === 'X' && name === 'RunTask';

const ms = (micros) => micros / 1000;

/**
 * Milliseconds of work in each sixtieth of a second of each throw; a frame in which nothing ran counts as zero.
 * `ran` counts what the thread ran, `passed` also the time it waited for another program to leave the processor.
 */
function workPerFrame(events) {
  const onMain = mainThread(events);
  const tasks = events
    .filter((event) => isTask(event) && onMain(event))
    .map(({ ts, dur = 0, tdur = dur }) => ({
      from: ms(ts),
      to: ms(ts + dur),
      busy: dur > 0 ? tdur / dur : 0,
    }));
  const begins = events
    .filter(({ name, ph }) => name === 'throw-begins' && /[RI]/.test(ph))
    .map(({ ts }) => ms(ts));
  // The click itself, and what React does for it, come just before the mark: they are part of the throw.
  const starts = begins.map(
    (begin) => tasks.find(({ from, to }) => from <= begin && begin <= to)?.from ?? begin,
  );
  return starts.flatMap((start) =>
    Array.from({ length: Math.ceil(THROW / FRAME) }, (_, index) => {
      const [from, to] = [start + index * FRAME, start + (index + 1) * FRAME];
      const within = tasks.map((task) => ({
        passed: Math.max(0, Math.min(to, task.to) - Math.max(from, task.from)),
        busy: task.busy,
      }));
      return {
        passed: within.reduce((sum, { passed }) => sum + passed, 0),
        ran: within.reduce((sum, { passed, busy }) => sum + passed * busy, 0),
      };
    }),
  );
}

const rounded = (value) => Math.round(value * 100) / 100;

function spread(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (part) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** What six dice cost the page's main thread, per frame, in milliseconds. */
export async function benchDice() {
  const served = await serveFolder(await galleryBuild());
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 640 },
      reducedMotion: 'no-preference',
    });
    await page.goto(`${served.url}/dev/gallery?piece=dice&bare=1`);
    await page.waitForSelector('[data-testid="dice-settled"]');
    await page.evaluate(markThrows);
    await throwOnce(page);
    const animated = await animatedProperties(page);
    const frames = workPerFrame(await trace(page));
    const mainThreadMsPerFrame = spread(frames.map(({ ran }) => ran));
    return {
      dice: 6,
      throws: THROWS,
      frames: frames.length,
      mainThreadMsPerFrame,
      withWaitingMsPerFrame: spread(frames.map(({ passed }) => passed)),
      target: { p95: TARGET, met: mainThreadMsPerFrame.p95 < TARGET },
      animated,
    };
  } finally {
    await browser.close();
    served.close();
  }
}

/** What really moves, asked of the browser in the middle of a throw. */
async function animatedProperties(page) {
  await page.evaluate(() => document.querySelector('[data-testid="shake-to-roll"]').click());
  await page.waitForSelector('[data-testid="dice-rolling"]');
  const properties = await page.evaluate(() => {
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const keys = document.getAnimations().flatMap((each) => each.effect.getKeyframes().flatMap(Object.keys));
    return [...new Set(keys.filter((key) => !own.has(key)))].sort();
  });
  await page.waitForSelector('[data-testid="dice-settled"]', { timeout: 5000 });
  return properties;
}
