import { SHELF } from '@/rules/shelf';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors, touch } from '../support/browser/phones';
import { PHASES } from '../support/browser/stagePhases';
import { faultsOnStage, putAt, seatOnOnePhone, type StageTable } from '../support/browser/stageTable';

const LONG = 600_000;

/** A story, a Plan or a question fills the screen until it is touched. */
async function expectLarge({ screen }: StageTable, game: string): Promise<void> {
  const { page } = screen;
  await touch(screen, 'Menu');
  await touch(screen, 'Show something large');
  await page.locator('[aria-modal=true]').getByRole('button').nth(1).click();
  await page.getByTestId('shown-large').waitFor();
  expect(await faultsOnStage(screen, `${game} shown large`)).toEqual([]);
  await touch(screen, 'Back to the game');
  await page.getByTestId('shown-large').waitFor({ state: 'detached' });
}

describe.each(Object.keys(PHASES))('%s on a stage', (game) => {
  const at = hostAndBrowser('--game', game);

  test(
    'lobby and every phase are large enough for a room, whole, and the same in every size of screen',
    async () => {
      const table = await seatOnOnePhone(at, SHELF[game]?.seats.max ?? 0);
      const { screen } = table;
      expect(await faultsOnStage(screen, `${game} lobby`)).toEqual([]);
      for (const [where, until] of PHASES[game] ?? []) {
        await putAt(table, until);
        expect(await faultsOnStage(screen, `${game} ${where}`)).toEqual([]);
        // The code for latecomers is gone in big moments, and nowhere else.
        const isBig = where === 'over' || (game === 'dystocratic' && where === 'reveal');
        expect([where, await screen.page.getByTestId('late-corner').count()]).toEqual([where, isBig ? 0 : 1]);
      }
      await expectLarge(table, game);
      expectNoErrors([screen]);
    },
    LONG,
  );
});

describe('a fault on a stage', () => {
  const at = hostAndBrowser();

  test(
    'that is planted is found',
    async () => {
      const { screen } = await seatOnOnePhone(at, 4);
      const plant = async (html: string) => {
        await screen.page.evaluate((given) => {
          const node = document.createElement('div');
          node.id = 'planted';
          node.innerHTML = given;
          document.querySelector('[data-testid=stage]')?.append(node);
        }, html);
        const faults = await faultsOnStage(screen, 'planted');
        await screen.page.evaluate(() => document.getElementById('planted')?.remove());
        return faults.join('\n');
      };
      const there = 'position:absolute;left:300px;top:300px';
      expect(await plant(`<div style="${there};font-size:23px">small</div>`)).toContain('too small');
      expect(
        await plant(
          `<div style="${there};font-size:24px;width:40px;height:20px;overflow:hidden">cut words</div>`,
        ),
      ).toContain('cut off');
      expect(
        await plant('<div style="position:absolute;left:1200px;top:0;font-size:30px">far outside</div>'),
      ).toContain('off the stage');
    },
    LONG,
  );
});
