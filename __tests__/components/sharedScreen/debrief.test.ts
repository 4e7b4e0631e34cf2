import { act, renderHook } from '@testing-library/react-native';

import { DEBRIEF, useDebrief } from '@/components/sharedScreen/stage/useDebrief';

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const begun = (isEnd = true) =>
  renderHook((of: { isEnd: boolean }) => useDebrief({ ...of, count: 2 }), { initialProps: { isEnd } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a room sees the points, then each question in turn, then the points again', () => {
  const { result } = begun();
  expect(result.current.asked).toBeNull();
  wait(DEBRIEF.points);
  expect(result.current.asked).toBe(0);
  wait(DEBRIEF.question);
  expect(result.current.asked).toBe(1);
  wait(DEBRIEF.question);
  expect(result.current.asked).toBeNull();
});

test('nothing turns before the end was seen, nor after somebody has taken the screen over', () => {
  const { result, rerender } = begun(false);
  wait(10 * DEBRIEF.points);
  expect(result.current.asked).toBeNull();
  rerender({ isEnd: true });
  wait(DEBRIEF.points);
  expect(result.current.asked).toBe(0);
  act(() => result.current.end());
  wait(10 * DEBRIEF.question);
  expect(result.current.asked).toBeNull();
});
