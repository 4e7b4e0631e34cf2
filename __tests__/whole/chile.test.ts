import type { ActionId, State } from '@/rules/chile/types';
import { seedFrom } from '@/rules/engine/random';

import { takeStep } from '../support/browser/chileHands';
import {
  expectSecrets,
  expectTheCount,
  lookAround,
  seatTwo,
  seeTheMap,
  unplayed,
} from '../support/browser/chileTable';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { stateOf } from '../support/browser/stateOf';

const LONG = 300_000;

const at = hostAndBrowser('--game', 'chile');

test(
  'two phones and a shared screen play all ten Days and see the same count',
  async () => {
    const table = await seatTwo(at);
    await at.host.beginWith({ seed: seedFrom(1) });
    await seeTheMap(table);
    const played = new Map<ActionId, number>();
    let state = stateOf<State>(at.host);
    let hasSecrets = false;
    let hasLooked = false;
    while (state.phase !== 'over') {
      state = await takeStep(at.host, table.phones, played);
      if (!hasSecrets) hasSecrets = await expectSecrets(table, state);
      if (!hasLooked && state.day === 4 && state.phase === 'plan') {
        await lookAround(table.phones[0]);
        hasLooked = true;
      }
    }
    expect({ hasSecrets, hasLooked }).toEqual({ hasSecrets: true, hasLooked: true });
    expect(unplayed(played)).toEqual([]);
    await expectTheCount(table, state);
  },
  LONG,
);
