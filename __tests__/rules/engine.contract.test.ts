import { CONTRACT, describeGameContract } from '../support/gameContract';
import { type Plant, toyGame } from '../support/toyGame';

describeGameContract(toyGame());

const caughtBy = (plant: Plant): string[] =>
  Object.entries(CONTRACT).flatMap(([rule, check]) => {
    try {
      check(toyGame(plant));
      return [];
    } catch {
      return [rule.slice(0, 4)];
    }
  });

describe('the contract bites', () => {
  test('a card that shows through the deck is caught', () => {
    expect(caughtBy('leak')).toContain('[C4]');
  });

  test('Math.random is caught', () => {
    expect(caughtBy('chance')).toEqual(expect.arrayContaining(['[C2]', '[C5]']));
  });

  test('a dead end is caught', () => {
    expect(caughtBy('dead-end')).toEqual(expect.arrayContaining(['[C1]', '[C7]']));
  });

  test('a new deal that depends on how the hidden cards lay is caught', () => {
    expect(caughtBy('remembers')).toEqual(['[C11']);
  });

  test('state that JSON would change is caught', () => {
    expect(caughtBy('undefined')).toContain('[C3]');
  });
});
