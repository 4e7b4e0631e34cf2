import { outcomeOf, type Rolled } from '@/components/boards/ryv/scene/told';

const rolled = (need: Rolled['need'], success: boolean) => ({ need, success }) as Rolled;

test('where a 6 helps a roll succeeds or not; where only a 1 hurts it goes well or hits', () => {
  expect(outcomeOf(rolled(6, true))).toBe('board.success');
  expect(outcomeOf(rolled(6, false))).toBe('board.no-success');
  expect(outcomeOf(rolled(1, true))).toBe('board.safe');
  expect(outcomeOf(rolled(1, false))).toBe('board.hit');
});
