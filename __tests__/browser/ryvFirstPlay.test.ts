import { seedFrom } from '@/rules/engine/random';
import type { State } from '@/rules/ryv/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors, newPhone, watch } from '../support/browser/phones';
import { expectSameScores, playOn, waitingSeats } from '../support/browser/ryvHands';
import { seated } from '../support/browser/ryvSeats';

const LONG = 240_000;
const LAST_ROUND = 3;
const at = hostAndBrowser('--game', 'ryv');

test(
  'five phones and a shared screen play the last round of First Play by touch, phase by phase',
  async () => {
    const seats = [0, 1, 2, 3, 4];
    const table = await seated(at, seats);
    const screen = await newPhone(at.browser, 'screen', 'wide');
    await watch(screen, at.host.link());
    await at.host.beginWith<State>({ seed: seedFrom(1), until: ({ round }) => round === LAST_ROUND });
    await Promise.all([...table.phones, screen].map(({ page }) => page.getByTestId('country').waitFor()));
    const looked = new Set<string>();
    for (let state = table.now(); state.phase !== 'over'; state = table.now()) {
      const [seat] = waitingSeats(state);
      const phone = table.phones[seat ?? 0];
      if (phone !== undefined && !looked.has(state.phase) && state.tasks.length === 0) {
        looked.add(state.phase);
        await expectFaultless(phone, state.phase);
        await expectFaultless(screen, state.phase);
      }
      await playOn(table, seats);
    }
    const phases = ['action', 'developments', 'discuss', 'future', 'leverage', 'market'];
    expect([...looked].sort()).toEqual(phases);
    await expectSameScores(table, [...table.phones, screen]);
    await expectFaultless(table.phones[0] as BrowserPhone, 'the end');
    expectNoErrors([...table.phones, screen]);
  },
  LONG,
);
