import { BUDGET } from '@/rules/invest/numbers';
import type { Move } from '@/rules/invest/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import {
  beginWhatIsWanted,
  chooseTheShortGame,
  expectTheScores,
  nameTheFlood,
  playOne,
  REASON,
  seatFive,
  startWithReason,
} from '../support/browser/investTable';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors } from '../support/browser/phones';

const LONG = 400_000;
/** Five players use seventy tokens in two rounds; with all else there are never twice as many moves. */
const MOST_MOVES = 200;

const at = hostAndBrowser('--game', 'invest');

test(
  'five players on three phones play a short game to the end, with a group project, a foresight and an Unknown unknown',
  async () => {
    const table = await seatFive(at);
    const { phones, screen, now } = table;
    await chooseTheShortGame(table);
    await beginWhatIsWanted(table);
    await nameTheFlood(table);
    await expectFaultless(phones[0] as BrowserPhone, 'the disasters are named');

    const looked = new Set<string>();
    const kinds = new Set<Move['type']>();
    for (let count = 0, state = now(); state.phase !== 'over'; count += 1, state = now()) {
      expect(count).toBeLessThan(MOST_MOVES);
      const { phase, round, tokens } = state;
      if (phase === 'turn' && round === 1 && tokens.every((left) => left === BUDGET)) {
        await startWithReason(table);
        continue;
      }
      const lookAt = `${phase} ${round}`;
      if (!looked.has(lookAt) && (round === 2 || phase === 'losses')) {
        looked.add(lookAt);
        await expectFaultless(phones[2] as BrowserPhone, lookAt);
      }
      kinds.add((await playOne(table, kinds.has('foresee'))).type);
    }

    const { history, reasons } = now();
    expect(kinds).toContain('support');
    expect(kinds).toContain('foresee');
    expect(history.map(({ card }) => card)).toContain('unknown');
    expect(reasons).toContainEqual(expect.objectContaining({ text: REASON }));
    await expectTheScores(table, ['costs', 'reasons']);
    await phones[2]?.page.getByText(REASON).first().waitFor();
    expectNoErrors([...phones, screen]);
  },
  LONG,
);
