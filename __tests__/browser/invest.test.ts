import { BUDGET } from '@/rules/invest/numbers';
import type { Move, State } from '@/rules/invest/types';

import { hostAndBrowser } from '../support/browser/hostAndBrowser';
import {
  beginWhatIsWanted,
  chooseTheShortGame,
  expectTheScores,
  type InvestTable,
  nameTheFlood,
  playOne,
  seatFive,
  startWithReason,
} from '../support/browser/investTable';
import { expectFaultless } from '../support/browser/look';
import { type BrowserPhone, expectNoErrors } from '../support/browser/phones';
import { caughtUp } from '../support/browser/stateOf';

const LONG = 180_000;
const MOST_MOVES = 80;
/** Left over for the last turns: enough for a foresight and a project, and then the second disaster comes. */
const LAST_TOKENS = 6;

const at = hostAndBrowser('--game', 'invest');
let table: InvestTable;
beforeAll(async () => {
  table = await seatFive(at);
  await chooseTheShortGame(table);
}, LONG);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Everybody still has all tokens, in the first round. */
const isFirstTurn = ({ phase, round, tokens }: State) =>
  phase === 'turn' && round === 1 && tokens.every((left) => left === BUDGET);

test(
  'five players on three phones name the disasters, take keys and cards, and start a project with its reason',
  async () => {
    await beginWhatIsWanted(table);
    await nameTheFlood(table);
    await expectFaultless(table.phones[0] as BrowserPhone, 'the disasters are named');
    for (let count = 0; !isFirstTurn(table.now()); count += 1) {
      expect(count).toBeLessThan(MOST_MOVES);
      await playOne(table, false);
    }
    await startWithReason(table);
    expect(table.now().reasons).toHaveLength(1);
  },
  LONG,
);

test(
  'five players on three phones play the last turns with a foresight, the second disaster and its losses',
  async () => {
    await beginWhatIsWanted(
      table,
      ({ phase, round, tokens }) => phase === 'turn' && round === 2 && sum(tokens) <= LAST_TOKENS,
    );
    const looked = new Set<string>();
    const kinds = new Set<Move['type']>();
    for (let count = 0, state = table.now(); state.phase !== 'over'; count += 1, state = table.now()) {
      expect(count).toBeLessThan(MOST_MOVES);
      if (!looked.has(state.phase)) {
        looked.add(state.phase);
        const phone = table.phones[2] as BrowserPhone;
        // At first it still shows the game before, and says that its host is away.
        await caughtUp(phone, at.host);
        await expectFaultless(phone, state.phase);
      }
      kinds.add((await playOne(table, kinds.has('foresee'))).type);
    }
    expect([...looked].sort()).toEqual(['coin', 'flip', 'hold', 'losses', 'pick', 'turn']);
    expect(kinds).toContain('foresee');
    await expectTheScores(table);
    expectNoErrors([...table.phones, table.screen]);
  },
  LONG,
);
