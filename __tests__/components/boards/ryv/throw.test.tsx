import { act, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';

import { Throw } from '@/components/boards/ryv/stage/Throw';
import { DURATION } from '@/components/motion/useMotion';
import type { Event } from '@/rules/ryv/types';
import { settingsAtom } from '@/state/store/settings';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Jomo'];

const rolled = (at: 'river' | 'hills', faces: readonly number[], success: boolean): Event =>
  ({ type: 'rolled', seat: null, faces, need: 1, success, why: 'new-needs', at, card: null }) as Event;

function show(events: readonly Event[], isPlaying: boolean) {
  const store = createStore();
  store.set(settingsAtom, { reducedMotion: false });
  return render(
    <Provider store={store}>
      <Throw
        scene={{ rev: 1, events }}
        names={NAMES}
        setting={'rising-waters' as never}
        isPlaying={isPlaying}
      />
    </Provider>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('several rolls of one step come one after the other on a stage, each with what came of it', () => {
  show([rolled('river', [4, 5], true), rolled('hills', [1, 3], false)], true);
  expect(screen.queryByText('River')).toBeNull();
  act(() => jest.advanceTimersByTime(DURATION.throw / 2));
  expect(screen.getByText('River')).toBeTruthy();
  expect(screen.getByText('All goes well')).toBeTruthy();
  expect(screen.queryByText('Hills')).toBeNull();
  act(() => jest.advanceTimersByTime(DURATION.throw / 2));
  expect(screen.getByText('Hills')).toBeTruthy();
});

test('one roll on a stage is said once, by its outcome, and not by small words on the dimmed board', async () => {
  show([rolled('river', [4, 5], true)], false);
  await act(async () => undefined);
  expect(screen.getByText('All goes well')).toBeTruthy();
  expect(screen.queryByText(/^Rolled/)).toBeNull();
});
