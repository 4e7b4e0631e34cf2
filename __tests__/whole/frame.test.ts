import type { Page } from 'playwright-core';

import { fetchGame, GAME_IDS } from '@/rules/shelf';

import { type FrameLook, openFramePage, showState, wearFrame } from '../support/browser/frame/framePage';
import { frameFaultsOf } from '../support/browser/frame/measureFrame';
import { type Prepared, preparedStates } from '../support/browser/frame/preparedStates';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';

const LONG = 1_500_000;
const at = hostAndBrowser('--site', 'dist/gallery');

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
  { width: 800, height: 1280 },
] as const;
const LANGUAGES = ['en', 'fr', 'es'] as const;
const TEXTS = [1, 1.5] as const;

const LOOKS: readonly FrameLook[] = SIZES.flatMap((size) =>
  LANGUAGES.flatMap((language) => TEXTS.map((textSize) => ({ ...size, language, textSize }))),
);

const openPage = (): Promise<Page> => openFramePage(at.browser, new URL(at.host.link()).origin);

/**
 * Each phase and task in all looks. Moments that differ from it in nothing but what I may do are shown in all sizes with
 * the large text alone, in one language after the other: all of them in all looks would take as long again.
 */
const isShown = ({ isFullest }: Prepared, at: number, { language, textSize }: FrameLook): boolean =>
  isFullest || (textSize !== 1 && LANGUAGES[at % LANGUAGES.length] === language);

/** Everything wrong with these states; empty when nothing is. */
async function faultsOf(page: Page, states: readonly Prepared[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const look of LOOKS) {
    await wearFrame(page, look);
    for (const state of states.filter((shown, at) => isShown(shown, at, look))) {
      await showState(page, state);
      for (const fault of await frameFaultsOf(page, state))
        wrong.push(`${state.name} ${look.width}×${look.height} ${look.language} ${look.textSize}: ${fault}`);
    }
  }
  return wrong;
}

/** A dispute is about a promise in a player's own words, and bots write none: its screen is looked at in whole games. */
const UNREACHED: { readonly [game: string]: readonly string[] } = { ryv: ['dispute'] };

type Looked = { readonly phases: ReadonlySet<string>; readonly wrong: readonly string[] };
const looked = new Map<string, Looked>();

/** One game after another, on two pages at once: each keeps one core busy. */
async function lookAtAll(): Promise<void> {
  const left = [...GAME_IDS];
  const lookOn = async (page: Page) => {
    for (let game = left.shift(); game !== undefined; game = left.shift()) {
      const states = await preparedStates([game]);
      looked.set(game, {
        phases: new Set(states.map(({ at }) => at)),
        wrong: await faultsOf(page, states),
      });
    }
  };
  await Promise.all([await openPage(), await openPage()].map(lookOn));
}

beforeAll(lookAtAll, LONG);

test.each(GAME_IDS)(
  '%s: in every phase the board has its room, one action is live, and nothing is cut, covered or too small',
  async (game) => {
    const { phases, wrong } = looked.get(game) as Looked;
    const all = Object.keys((await fetchGame(game)).phases);
    expect(all.filter((phase) => !phases.has(phase))).toEqual(UNREACHED[game] ?? []);
    expect(wrong).toEqual([]);
  },
);

test(
  'a fault that is planted in the frame is found',
  async () => {
    const look: FrameLook = { width: 360, height: 640, language: 'en', textSize: 1 };
    const page = await openPage();
    await wearFrame(page, look);
    const [state] = (await preparedStates(['dystocratic'])).filter(({ acts }) => acts);
    if (state === undefined) throw new Error('nobody acts in this game');
    const planted = async (css: string, html = '') => {
      await showState(page, state);
      await page.evaluate(
        ([style, inside]) => {
          const node = document.createElement('div');
          node.id = 'planted';
          node.innerHTML = `<style>${style}</style>${inside}`;
          (document.querySelector('[data-testid=dock]') ?? document.body).append(node);
        },
        [css, html] as const,
      );
      const faults = await frameFaultsOf(page, { acts: true });
      await page.evaluate(() => document.getElementById('planted')?.remove());
      return faults.join('\n');
    };
    expect(await planted('')).toBe('');
    expect(await planted('[data-testid=rail]{height:110px}')).toContain('px above the board');
    expect(await planted('[data-testid=dock]{min-height:300px}')).toContain('% for the board');
    expect(await planted('[data-primary=true]{display:none!important}')).toContain('0 live actions');
    expect(
      await planted('', '<button data-primary="true" style="width:60px;height:60px">two</button>'),
    ).toContain('2 live actions');
    expect(
      await planted('', '<button aria-disabled="true" style="width:60px;height:60px">not yet</button>'),
    ).toContain('a dead button');
    const there = 'position:fixed;top:300px;left:20px;z-index:9';
    // Over all of the dock: what is planted there moves its buttons a little.
    expect(
      await planted('', '<div style="position:absolute;inset:0;z-index:9;background:red"></div>'),
    ).toContain('covered by');
    expect(
      await planted('', `<p style="${there};width:40px;overflow-wrap:anywhere">unbreakable</p>`),
    ).toContain('a word is broken');
    expect(await planted('', `<button style="${there};width:20px;height:20px">x</button>`)).toContain(
      'too small to touch',
    );
  },
  LONG,
);
