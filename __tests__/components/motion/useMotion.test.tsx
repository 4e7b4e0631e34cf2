import { renderHook } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { AccessibilityInfo } from 'react-native';

import { systemMotion } from '@/components/motion/systemMotion';
import { useMotion } from '@/components/motion/useMotion';
import { settingsAtom } from '@/state/store/settings';

const heardFirst = jest.mocked(AccessibilityInfo.addEventListener).mock.calls;
/** The phone's own setting is changed while the app runs. */
const phoneSays = (reduced: boolean) =>
  heardFirst
    .filter(([event]) => (event as string) === 'reduceMotionChanged')
    .forEach(([, hear]) => (hear as unknown as (now: boolean) => void)(reduced));

test.each([
  [false, null, false],
  [true, null, true],
  [true, false, false],
  [false, true, true],
])('phone %s, player %s: reduced %s', (phone, wish, reduced) => {
  phoneSays(phone);
  expect(systemMotion.isReduced()).toBe(phone);
  const store = createStore();
  store.set(settingsAtom, { reducedMotion: wish });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  expect(renderHook(() => useMotion(), { wrapper }).result.current.reduced).toBe(reduced);
});
