import { act, render, screen } from '@testing-library/react-native';

import { LazyDice } from '@/components/dice/LazyDice';

const hidden = { includeHiddenElements: true };

test('dice that are fetched say nothing before they have landed, and then show their faces', async () => {
  jest.useFakeTimers();
  render(<LazyDice faces={[6, 2]} rollId={1} />);
  expect(screen.queryByText('Rolled 6, 2')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Rolled 6, 2')).toBeTruthy();
  expect(screen.getAllByTestId(/^die-face-/, hidden)).toHaveLength(2);
  jest.useRealTimers();
});
