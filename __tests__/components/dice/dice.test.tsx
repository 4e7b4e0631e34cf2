import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';

import { Dice, type DiceProps } from '@/components/dice/Dice';
import { type Settings, settingsAtom } from '@/state/store/settings';

const hidden = { includeHiddenElements: true };

function show(props: Partial<DiceProps> = {}, settings: Partial<Settings> = {}) {
  const store = createStore();
  store.set(settingsAtom, { reducedMotion: false, ...settings });
  const dice = (more: Partial<DiceProps> = {}) => (
    <Provider store={store}>
      <Dice faces={[6, 2, 1]} rollId="roll 1" {...props} {...more} />
    </Provider>
  );
  const { rerender } = render(dice());
  return { again: (more: Partial<DiceProps>) => rerender(dice(more)) };
}

const facesUp = () =>
  screen
    .getAllByTestId(/^die-face-/, hidden)
    .map((face) => Number(String(face.props['testID']).replace('die-face-', '')));

/** The styles of everything that moves, as they are handed to reanimated. */
function animatedKeys(): Set<string> {
  const moving = screen.UNSAFE_root.findAll(({ props }) =>
    [props['style']].flat(3).some((style) => style?.animationName),
  );
  const frames = moving.flatMap(({ props }) =>
    [props['style']].flat(3).flatMap((style) => Object.values(style?.animationName ?? {})),
  );
  return new Set(frames.flatMap((frame) => Object.keys(frame as object)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the dice end on the faces they were given, whatever the throw looks like', () => {
  const faces = [1, 2, 3, 4, 5, 6, 6, 1];
  show({ faces });
  act(() => jest.advanceTimersByTime(1200));
  expect(screen.getByTestId('dice-settled')).toBeTruthy();
  expect(facesUp()).toEqual(faces);
});

test('a throw lasts at most 1.2 s, says nothing before, and then tells once that it has settled', () => {
  const onSettled = jest.fn();
  show({ onSettled });
  expect(screen.getByTestId('dice-rolling')).toBeTruthy();
  expect(screen.queryByText(/Rolled/)).toBeNull();
  act(() => jest.advanceTimersByTime(1200));
  expect(screen.getByText('Rolled 6, 2, 1')).toBeTruthy();
  act(() => jest.advanceTimersByTime(5000));
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('a touch skips the throw', () => {
  const onSettled = jest.fn();
  show({ onSettled });
  fireEvent.press(screen.getByRole('button', { name: 'Skip to the result' }));
  expect(screen.getByTestId('dice-settled')).toBeTruthy();
  expect(facesUp()).toEqual([6, 2, 1]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(animatedKeys().size).toBe(0);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('with reduced motion the faces are there at once, and nothing is animated', () => {
  const onSettled = jest.fn();
  show({ onSettled }, { reducedMotion: true });
  expect(screen.getByText('Rolled 6, 2, 1')).toBeTruthy();
  expect(facesUp()).toEqual([6, 2, 1]);
  expect(animatedKeys().size).toBe(0);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('a new roll is a new throw; the same roll is not thrown twice', () => {
  const onSettled = jest.fn();
  const { again } = show({ onSettled });
  act(() => jest.advanceTimersByTime(1200));
  again({ label: 'Amina' });
  expect(screen.getByTestId('dice-settled')).toBeTruthy();
  again({ rollId: 'roll 2', faces: [3, 3, 3] });
  expect(screen.getByTestId('dice-rolling')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1200));
  expect(facesUp()).toEqual([3, 3, 3]);
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a roll from before the screen was shown is not animated', () => {
  show({ still: true });
  expect(screen.getByTestId('dice-settled')).toBeTruthy();
  expect(facesUp()).toEqual([6, 2, 1]);
});

test.each([
  [{ success: 6, failure: 1 }, 'Rolled 6, 2, 1: one success, one failure'],
  [{ success: 2 }, 'Rolled 6, 2, 1: one success'],
  [{ success: 5, failure: 4 }, 'Rolled 6, 2, 1: no success, no failure'],
])('what the faces mean is read out: %j', (meaning, words) => {
  show({ meaning, still: true });
  expect(screen.getByText(words)).toBeTruthy();
});

test('the words say whose roll it is, and count successes and failures', () => {
  show({ faces: [6, 6, 1, 1, 1], meaning: { success: 6, failure: 1 }, label: 'Amina', still: true });
  expect(screen.getByText('Amina. Rolled 6, 6, 1, 1, 1: 2 successes, 3 failures')).toBeTruthy();
});

test('a success and a failure are drawn, and only where the game says so', () => {
  const { again } = show({ still: true });
  expect(screen.queryByTestId('die-success', hidden)).toBeNull();
  expect(screen.queryByTestId('die-failure', hidden)).toBeNull();
  again({ meaning: { success: 6, failure: 1 } });
  expect(screen.getAllByTestId('die-success', hidden)).toHaveLength(1);
  expect(screen.getAllByTestId('die-failure', hidden)).toHaveLength(1);
});

test('a throw of six dice animates transform and opacity, and nothing else', () => {
  show({ faces: [6, 5, 4, 3, 2, 1], meaning: { success: 6, failure: 1 } });
  expect([...animatedKeys()].sort()).toEqual(['opacity', 'transform']);
});
