import { act, renderHook } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import { statSync } from 'node:fs';
import type { ReactNode } from 'react';

import { render, SOUND_NAMES } from '@/assets/sounds/synth';
import { useFeedback } from '@/components/feedback/useFeedback';
import { type Settings, settingsAtom } from '@/state/store/settings';

const mockPlay = jest.fn();
const mockBuzz = jest.fn((..._how: unknown[]) => Promise.resolve());
const mockLoaded = jest.fn();
jest.mock('expo-audio', () => {
  mockLoaded();
  return {
    setAudioModeAsync: () => Promise.resolve(),
    createAudioPlayer: () => ({ seekTo: () => Promise.resolve(), play: mockPlay }),
  };
});
jest.mock('expo-haptics', () => ({
  impactAsync: mockBuzz,
  notificationAsync: mockBuzz,
  selectionAsync: mockBuzz,
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium', Heavy: 'heavy' },
  NotificationFeedbackType: { Success: 'success', Error: 'error' },
}));

function feedback(settings: Partial<Settings>) {
  const store = createStore();
  store.set(settingsAtom, { sound: true, haptics: true, ...settings });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useFeedback(), { wrapper }).result.current;
}
const settled = () => act(() => new Promise<void>((done) => setImmediate(done)));

beforeEach(() => jest.clearAllMocks());

test('a player who turned sound and vibration off never loads the player; others load it at the first sound', async () => {
  feedback({ sound: false, haptics: false }).play('turn');
  const { play } = feedback({});
  await settled();
  expect(mockLoaded).not.toHaveBeenCalled();
  play('turn');
  await settled();
  expect(mockLoaded).toHaveBeenCalledTimes(1);
  expect(mockPlay).toHaveBeenCalledTimes(1);
  expect(mockBuzz).toHaveBeenCalledTimes(1);
});

test.each([
  [true, false],
  [false, true],
])('sound %s, haptics %s: only what is wanted', async (sound, haptics) => {
  feedback({ sound, haptics }).play('reveal');
  await settled();
  expect(mockPlay).toHaveBeenCalledTimes(sound ? 1 : 0);
  expect(mockBuzz).toHaveBeenCalledTimes(haptics ? 1 : 0);
});

test('a lock sounds and feels the same whatever was chosen', async () => {
  const { play } = feedback({});
  expect(play).toHaveLength(1);
  play('lock');
  play('lock');
  await settled();
  const [first, second] = mockBuzz.mock.calls;
  expect(first).toEqual(second);
});

test('a phone that can neither sound nor vibrate stays silent, and nothing breaks', async () => {
  mockPlay.mockImplementationOnce(() => {
    throw new Error('no sound here');
  });
  mockBuzz.mockImplementationOnce(() => Promise.reject(new Error('no motor here')));
  expect(() => feedback({}).play('win')).not.toThrow();
  await settled();
});

test.each(SOUND_NAMES)('%s is heard, is short, and its file is small', (name) => {
  const samples = render(name, 11_025);
  expect(samples.some((value) => Math.abs(value) > 0.1)).toBe(true);
  expect(samples.every((value) => Math.abs(value) <= 1)).toBe(true);
  expect(samples.length / 11_025).toBeLessThan(1);
  expect(statSync(`assets/sounds/${name}.wav`).size).toBe(44 + samples.length);
});

test('all sounds together are under 40 KB', () => {
  const sizes = SOUND_NAMES.map((name) => statSync(`assets/sounds/${name}.wav`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});
