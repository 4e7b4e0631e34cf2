import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import {
  type GameTypes,
  type LockChoice,
  legalMoves,
  type RandomState,
  same,
  waitingFor,
} from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { freePort } from '@/scripts/sim/kills/hostProcess';

import { GAMES } from '../support/games';
import { botsUntil, seedUntil } from '../support/browser/botsUntil';
import { lockVote } from '../support/browser/dystocraticHands';
import { HostProcess } from '../support/browser/hostProcess';
import {
  type BrowserPhone,
  expectNoErrors,
  launch,
  newPhone,
  sitDown,
  touch,
  watch,
} from '../support/browser/phones';
import {
  plantIn,
  type Sample,
  sampleFrames,
  samplesOf,
  scenesIn,
  spoilersIn,
} from '../support/browser/sampler';
import { caughtUp, revisionOf, stateOf } from '../support/browser/stateOf';

const LONG = 300_000;
const PATIENCE_MS = 90_000;

type State = GameTypes['state'];
type Room = { readonly host: HostProcess; readonly phone: BrowserPhone; readonly screen: BrowserPhone };

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
const hosts: HostProcess[] = [];
beforeAll(async () => void (browser = await launch()), LONG);
afterEach(async () => {
  // A page that is left open goes on dialling and drawing beside the next room.
  await Promise.all(browser.contexts().map((context) => context.close()));
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** One phone with a seat, bots on all others, and a shared screen: both with motion, and looked at picture by picture. */
async function room(game: string, bots: number): Promise<Room> {
  const host = new HostProcess(join(folder, game), await freePort());
  hosts.push(host);
  await host.start('--game', game, '--bots', String(bots));
  const phone = await newPhone(browser, 'Amina', 'usual');
  const screen = await newPhone(browser, 'screen', 'wide');
  await screen.page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const each of [phone, screen]) await sampleFrames(each);
  await sitDown(phone, host.link(), bots);
  await watch(screen, host.link());
  return { host, phone, screen };
}

/** From now on, and not while it fetches its board: that would try the machine's patience and not the bots'. */
async function slowDown({ context, page }: BrowserPhone, rate: number): Promise<void> {
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate });
}

const seedWith = (game: string, seats: number, ...wanted: ((state: State) => boolean)[]): RandomState =>
  seedUntil(GAMES[game] as never, { seats, options: {} }, ...(wanted as [(state: State) => boolean]));

const waitsFor = (game: string, state: State, seat: number) =>
  same(waitingFor(GAMES[game] as NonNullable<(typeof GAMES)[string]>, state), [seat]);

async function begin({ host, phone, screen }: Room, seed: RandomState, until: (state: State) => boolean) {
  await host.beginWith<State>({ seed, until });
  for (const { page } of [phone, screen]) await page.locator('[data-revision]').first().waitFor();
}

/** Waits until so many scenes have been played to their end on this screen. */
const scenesSeen = ({ page }: BrowserPhone, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const { samples } = window as unknown as { samples: Sample[] };
      const played = new Set(samples.flatMap(({ scene }) => scene ?? []));
      return played.size >= wanted && samples.at(-1)?.scene === null;
    },
    count,
    { timeout: PATIENCE_MS },
  );

/** After a scene has landed, long enough for all that it brought to be there. */
const settle = ({ page }: BrowserPhone) => page.waitForTimeout(600);

async function expectNoSpoilers(screens: readonly BrowserPhone[], count = 1): Promise<void> {
  for (const each of screens) {
    await scenesSeen(each, count);
    await settle(each);
    const samples = await samplesOf(each);
    expect({ on: each.name, scenes: scenesIn(samples).length >= count }).toEqual({
      on: each.name,
      scenes: true,
    });
    expect({ on: each.name, spoilers: spoilersIn(samples) }).toEqual({ on: each.name, spoilers: [] });
  }
  expectNoErrors(screens);
}

/** How long into its scene such words were first read in it. */
function firstRead(samples: readonly Sample[], words: RegExp): readonly number[] {
  return scenesIn(samples).flatMap(({ before, during }) => {
    const began = during[0]?.at ?? 0;
    const found = during.find(({ inside }) =>
      inside.some((text) => words.test(text) && !before.inside.includes(text)),
    );
    return found === undefined ? [] : [found.at - began];
  });
}

async function expectLate(screens: readonly BrowserPhone[], words: RegExp, ms: number): Promise<void> {
  for (const each of screens)
    for (const after of firstRead(await samplesOf(each), words)) expect(after).toBeGreaterThan(ms);
}

test(
  'Dystocratic Process: the last votes turn over before anything tells the points, and then the end is shown',
  async () => {
    const at = await room('dystocratic', 3);
    const { host, phone, screen } = at;
    const isThere = (state: State) => {
      const { round, phase } = state as State & { round: number };
      return round === 4 && phase === 'talk';
    };
    await begin(at, seedWith('dystocratic', 4, isThere), isThere);
    await phone.page.getByRole('button', { name: 'Choose my vote' }).waitFor({ timeout: PATIENCE_MS });
    await caughtUp(phone, host);
    const locks = legalMoves(GAMES['dystocratic'] as never, stateOf<State>(host), 3) as readonly LockChoice[];
    await lockVote(phone, locks.find(({ type }) => type === 'lock') as LockChoice);
    await expectNoSpoilers([phone, screen]);
    await expectLate([phone, screen], /^\+\d/, 3_000);
    for (const { page } of [phone, screen]) await page.getByTestId('scores').waitFor();
  },
  LONG,
);

test(
  'PODIUM: nothing moves before the Event has turned over',
  async () => {
    const at = await room('podium', 2);
    const isThere = (state: State) => state.phase === 'event' && waitsFor('podium', state, 0);
    await begin(at, seedWith('podium', 3, isThere), isThere);
    await expectNoSpoilers([at.phone, at.screen]);
  },
  LONG,
);

test(
  'Chile: the votes are counted Region by Region before anybody has won',
  async () => {
    const at = await room('chile', 1);
    const ends = (seed: RandomState): State | null => {
      let last: State | null = null;
      botsUntil(GAMES['chile'] as never, { seats: 2, options: {}, seed }, (state) => {
        if (state.phase !== 'over') last = state;
        return state.phase === 'over';
      });
      return last !== null && waitsFor('chile', last, 0) ? last : null;
    };
    const seed = Array.from({ length: 60 }, (_, number) => seedFrom(number)).find(
      (each) => ends(each) !== null,
    );
    const last = ends(seed as RandomState);
    await begin(at, seed as RandomState, (state) => same(state, last));
    await expectNoSpoilers([at.phone, at.screen]);
    for (const { page } of [at.phone, at.screen]) await page.getByTestId('scores').waitFor();
  },
  LONG,
);

/** When each step came to the disk, looked at often. */
function timesOf(host: HostProcess) {
  const times = new Map<number, number>();
  const looking = setInterval(() => {
    const now = revisionOf(host);
    if (!times.has(now)) times.set(now, Date.now());
  }, 20);
  return { times, stop: () => clearInterval(looking) };
}

test(
  '[W12.6] Invest in the Future: the disaster is turned and its coin lands first, and bots wait for a slow phone',
  async () => {
    const at = await room('invest', 2);
    const { host, phone, screen } = at;
    // After the last disaster the shared screen goes on to the debrief, and shows no steps any more.
    const isThere = (state: State) => {
      const { round, options } = state as State & { round: number; options: { rounds: number } };
      return state.phase === 'flip' && round < options.rounds && waitsFor('invest', state, 0);
    };
    // One bot turns the card, and another flips its coin.
    const seed = seedWith(
      'invest',
      3,
      isThere,
      (state) => state.phase === 'coin' && waitsFor('invest', state, 1),
    );
    await begin(at, seed, isThere);
    await slowDown(phone, 6);
    const { times, stop } = timesOf(host);
    // The card turns, and then the coin: bots have gone on at least once meanwhile.
    await expectNoSpoilers([phone, screen], 2);
    // What stands on the card is read when it turns. The first picture of a scene comes late on a slow phone, its beats do not.
    await expectLate([phone, screen], /^(Heads|Tails):/, 500);
    stop();
    const bots = new Set([0, 1]);
    const moves = host.records().flatMap((record) => (record.t === 'move' ? [record.entry] : []));
    const shown = await Promise.all([phone, screen].map(samplesOf));
    let waited = 0;
    for (const [rev, time] of times) {
      const by = (moves[rev - 1] as { seat?: number } | undefined)?.seat;
      if (by === undefined || !bots.has(by)) continue;
      for (const samples of shown) {
        const first = samples.find((sample) => sample.shown >= rev - 1);
        if (first === undefined || first.at < (times.values().next().value ?? 0)) continue;
        waited += 1;
        expect({ rev, isBefore: time < first.at - 40 }).toEqual({ rev, isBefore: false });
      }
    }
    expect(waited).toBeGreaterThan(0);
  },
  LONG,
);

/** Where words could tell too much: on whose screen, in which part, and what is planted there. */
const PLANTS = [
  ['phone', '[data-testid=rail]', 'in the header'],
  ['phone', '[data-testid=seats]', 'in the strip'],
  ['screen', '[data-testid=stage-caption]', 'in the caption'],
  ['phone', '[data-testid=country]', 'on the map'],
  ['reader', '[role=log]', 'in the log'],
] as const;

test(
  'Raise Your Voice: the dice lie still before map, log and header know; a spoiler planted anywhere is caught',
  async () => {
    const at = await room('ryv', 2);
    const { host, phone, screen } = at;
    const isThere = (state: State) =>
      state.phase === 'developments' && (state as State & { queue: readonly unknown[] }).queue.length > 3;
    const reader = await newPhone(browser, 'Bongani', 'usual');
    await sampleFrames(reader);
    await sitDown(reader, host.link(), 3);
    await begin(at, seedWith('ryv', 4, isThere), isThere);
    // The log is read on this phone all the time.
    await touch(reader, 'Menu');
    await touch(reader, 'What happened');
    await reader.page.getByRole('log').waitFor();
    /** People turn the page; not every one has dice on it. */
    const untilDice = async (count: number) => {
      for (let page = 0; page < 12; page += 1) {
        const played = new Set((await samplesOf(phone)).flatMap(({ scene }) => scene ?? [])).size;
        if (played >= count) return;
        await caughtUp(phone, host);
        const before = revisionOf(host);
        await phone.page.getByTestId('step').click({ timeout: PATIENCE_MS });
        await host.until(() => revisionOf(host) > before, 'the page is turned');
        await caughtUp(phone, host);
      }
    };
    await untilDice(1);
    const screens = { phone, screen, reader };
    await expectNoSpoilers([phone, screen, reader]);
    const clean = new Set(scenesIn(await samplesOf(phone)).map(({ scene }) => scene));
    for (const [where, part, words] of PLANTS) await plantIn(screens[where], part, words);
    await untilDice(clean.size + 1);
    for (const each of [phone, screen, reader]) await scenesSeen(each, clean.size + 1);
    await settle(screen);
    const told = await Promise.all([phone, screen, reader].map(samplesOf));
    const caught = told
      .flatMap(spoilersIn)
      .filter(({ scene }) => !clean.has(scene))
      .map(({ what }) => what);
    expect(caught.sort()).toEqual(PLANTS.map(([, , words]) => words).sort());
  },
  LONG,
);
