import { act, render, screen } from '@testing-library/react-native';

import { LazyDice } from '@/components/dice/LazyDice';

const hidden = { includeHiddenElements: true };

test('dice that take long to load show their faces, and are not thrown again when they come', async () => {
  jest.useFakeTimers();
  render(<LazyDice faces={[6, 2]} rollId={1} />);
  expect(screen.queryByText('Rolled 6, 2')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Rolled 6, 2')).toBeTruthy();
  expect(screen.getAllByTestId(/^die-face-/, hidden)).toHaveLength(2);
  jest.useRealTimers();
});
