import { KINDS } from '../support/browser/dystocraticHands';
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

const LONG = 300_000;

const at = hostAndBrowser();

test(
  'four phones and a shared screen play four rounds, with every kind of card, a reload and a killed host',
  async () => {
    const table = await seatFour(at);
    await dealEveryKind(table);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await playRound(table, async (voter, number) => {
        if (round === 2 && number === 1) await reload(voter);
        if (round === 3 && number === 2) await killAndRestart(table);
      });
      if (round === 1 || round === ROUNDS)
        for (const phone of [table.phones[0] as BrowserPhone, table.screen])
          await expectFaultless(phone, `round ${round}`);
    }
    expect([...table.used].sort()).toEqual([...KINDS].sort());
    await expectTheScores(table);
  },
  LONG,
);
