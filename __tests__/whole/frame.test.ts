import type { Page } from 'playwright-core';

import { GAME_IDS } from '@/rules/shelf';

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

let page: Page;
beforeAll(async () => {
  page = await openFramePage(at.browser, new URL(at.host.link()).origin);
}, LONG);

/** Everything wrong with a state in a look; empty when nothing is. */
async function faultsOf(of: Prepared): Promise<readonly string[]> {
  await showState(page, of);
  return frameFaultsOf(page, of);
}

test.each(GAME_IDS)(
  '%s: in every phase the board has its room, one action is live, and nothing is cut, covered or too small',
  async (game) => {
    const states = await preparedStates([game]);
    expect(states.length).toBeGreaterThan(4);
    const wrong: string[] = [];
    for (const look of LOOKS) {
      await wearFrame(page, look);
      for (const state of states)
        for (const fault of await faultsOf(state))
          wrong.push(
            `${state.name} ${look.width}×${look.height} ${look.language} ${look.textSize}: ${fault}`,
          );
    }
    expect(wrong).toEqual([]);
  },
  LONG,
);

test(
  'a fault that is planted in the frame is found',
  async () => {
    const look: FrameLook = { width: 360, height: 640, language: 'en', textSize: 1 };
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
