import { SHELF } from '@/rules/shelf';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectNoErrors } from '../support/browser/phones';
import { PHASES } from '../support/browser/stagePhases';
import { faultsOnStage, putAt, seatOnOnePhone } from '../support/browser/stageTable';

const LONG = 600_000;

describe.each(Object.keys(PHASES))('%s on a stage', (game) => {
  const at = hostAndBrowser('--game', game);

  test(
    'every phase is large enough for a room, whole, and the same in every size of screen',
    async () => {
      const table = await seatOnOnePhone(at, SHELF[game]?.seats.max ?? 0);
      for (const [where, until] of PHASES[game] ?? []) {
        await putAt(table, until);
        expect(await faultsOnStage(table.screen, `${game} ${where}`)).toEqual([]);
      }
      expectNoErrors([table.screen]);
    },
    LONG,
  );
});
