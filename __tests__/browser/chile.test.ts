import { DAYS } from '@/rules/chile/content';
import type { ActionId, State } from '@/rules/chile/types';
import { seedFrom } from '@/rules/engine/random';

import { takeStep } from '../support/browser/chileHands';
import {
  type ChileTable,
  expectSecrets,
  expectTheCount,
  lookAround,
  seatTwo,
  seeTheMap,
} from '../support/browser/chileTable';
import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import { stateOf } from '../support/browser/stateOf';

const LONG = 120_000;
const SEED = seedFrom(1);

const at = hostAndBrowser('--game', 'chile');
let table: ChileTable;
beforeAll(async () => {
  table = await seatTwo(at);
}, LONG);

/** Step by step through the screens, until the game is somewhere else. */
async function playWhile(goesOn: (state: State) => boolean, each?: (state: State) => Promise<void>) {
  const played = new Map<ActionId, number>();
  let state = stateOf<State>(at.host);
  while (goesOn(state)) {
    await each?.(state);
    state = await takeStep(at.host, table.phones, played);
  }
  return { state, played };
}

test(
  'two phones keep Issues, raise Funds, plan and play the first Day; what one polled stays covered',
  async () => {
    await at.host.beginWith({ seed: SEED });
    await seeTheMap(table);
    let hasSecrets = false;
    const { state, played } = await playWhile(
      ({ day, phase }) => day === 1 || phase === 'fundraise',
      async (now) => {
        hasSecrets ||= await expectSecrets(table, now);
      },
    );
    expect(state).toMatchObject({ day: 2, phase: 'plan' });
    expect(played.size).toBeGreaterThan(2);
    expect(hasSecrets).toBe(true);
  },
  LONG,
);

test(
  'two phones and a shared screen play the last Day and see the same count',
  async () => {
    await at.host.beginWith<State>({
      seed: SEED,
      until: ({ day, phase }) => day === DAYS && phase === 'fundraise',
    });
    await seeTheMap(table);
    let hasLooked = false;
    const { state } = await playWhile(
      ({ phase }) => phase !== 'over',
      async ({ phase }) => {
        if (phase !== 'plan' || hasLooked) return;
        hasLooked = true;
        await lookAround(table.phones[0]);
      },
    );
    expect(hasLooked).toBe(true);
    await expectTheCount(table, state);
  },
  LONG,
);
