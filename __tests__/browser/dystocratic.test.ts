import {
  dealEveryKind,
  expectTheScores,
  killAndRestart,
  playRound,
  reload,
  ROUNDS,
  seatFour,
} from '../support/browser/dystocraticTable';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import type { BrowserPhone } from '../support/browser/phones';

const LONG = 180_000;

const at = hostAndBrowser();

test(
  'four phones and a shared screen play the last two rounds, with cards, a reload and a killed host',
  async () => {
    const table = await seatFour(at);
    const { phones, screen, used } = table;
    await dealEveryKind(table, ({ round }) => round === ROUNDS - 1);
    for (let round = ROUNDS - 1; round <= ROUNDS; round += 1) {
      await playRound(table, async (voter, number) => {
        if (round === ROUNDS - 1 && number === 1) await reload(voter);
        if (round === ROUNDS && number === 2) await killAndRestart(table);
      });
      for (const phone of [phones[0] as BrowserPhone, screen]) await expectFaultless(phone, `round ${round}`);
    }
    expect(used.size).toBeGreaterThan(3);
    await expectTheScores(table);
  },
  LONG,
);
