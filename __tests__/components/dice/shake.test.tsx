import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { createShakeDetector } from '@/components/dice/shake/shakeDetector';
import type { Jolt } from '@/components/motion/useAccelerometer';
import { ShakeToRoll } from '@/components/dice/shake/ShakeToRoll';

type Hear = (force: { x: number; y: number; z: number }) => void;
const mockHears = new Set<Hear>();
jest.mock('expo-sensors', () => ({
  Accelerometer: {
    isAvailableAsync: () => Promise.resolve(true),
    setUpdateInterval: () => undefined,
    addListener: (hear: Hear) => {
      mockHears.add(hear);
      return { remove: () => mockHears.delete(hear) };
    },
  },
}));

const jolt = (at: number, x = 0): Jolt => ({ x, y: 0, z: 1, at });

test('the player holds the button to shake, and lets go to roll', () => {
  const onRoll = jest.fn();
  render(<ShakeToRoll label="Roll 3 dice" onRoll={onRoll} />);
  const button = screen.getByRole('button', { name: 'Roll 3 dice' });
  fireEvent(button, 'pressIn');
  expect(screen.getByText('Let go to roll')).toBeTruthy();
  expect(onRoll).not.toHaveBeenCalled();
  fireEvent(button, 'pressOut');
  fireEvent.press(button);
  expect(onRoll).toHaveBeenCalledTimes(1);
});

test('dice that may not be rolled now cannot be shaken', () => {
  const onRoll = jest.fn();
  render(<ShakeToRoll disabled label="Roll 3 dice" onRoll={onRoll} />);
  fireEvent.press(screen.getByRole('button', { name: 'Roll 3 dice' }));
  expect(onRoll).not.toHaveBeenCalled();
  expect(mockHears.size).toBe(0);
});

test('shaking the phone rolls when the shaking stops, and nobody listens to the sensor afterwards', async () => {
  jest.useFakeTimers();
  const onRoll = jest.fn();
  const { unmount } = render(<ShakeToRoll label="Roll 3 dice" onRoll={onRoll} />);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(mockHears.size).toBe(1);
  const feel = (x: number) =>
    act(() => {
      jest.advanceTimersByTime(100);
      mockHears.forEach((hear) => hear({ x, y: 0, z: 1 }));
    });
  for (const x of [2, -2, 2, -2]) feel(x);
  expect(onRoll).not.toHaveBeenCalled();
  for (const x of [0, 0, 0, 0]) feel(x);
  expect(onRoll).toHaveBeenCalledTimes(1);
  unmount();
  expect(mockHears.size).toBe(0);
  jest.useRealTimers();
});

test('one knock on the table is no shake', () => {
  const hear = createShakeDetector();
  const said = [jolt(0), jolt(50, 3), jolt(100), jolt(500), jolt(2000, 3), jolt(2500)].map(hear);
  expect(new Set(said)).toEqual(new Set(['still']));
});

test('a shake is a few hard jolts together, and ends once', () => {
  const hear = createShakeDetector();
  const said = [jolt(0, 3), jolt(100, -3), jolt(200, 3), jolt(300), jolt(600), jolt(700)].map(hear);
  expect(said).toEqual(['still', 'still', 'shaking', 'shaking', 'thrown', 'still']);
});
