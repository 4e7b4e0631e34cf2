import { act, render } from '@testing-library/react-native';

import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { type Guest, type GuestState, setSession } from '@/state/session/tableSession';

const mockPlay = jest.fn();
jest.mock('@/components/feedback/useFeedback', () => ({ useFeedback: () => ({ play: mockPlay }) }));

/** This phone, with one guest for each of these seats; `null` is a guest who only looks on. */
function sitHere(seats: readonly (number | null)[]): void {
  const guests = seats.map(
    (seat) =>
      ({
        state: () => ({ you: { seat, steward: false } }) as GuestState,
        subscribe: () => () => undefined,
      }) as unknown as Guest,
  );
  setSession({ tableId: 'table', guests, invitation: null, host: null });
}

const rowsWonBy = (winners: readonly (number | string)[]) =>
  ['ai', 0, 1, 2].map((id) => ({
    id,
    name: `Player ${id}`,
    total: 3,
    won: winners.includes(id),
    reasons: [],
  }));

const end = (winners: readonly (number | string)[], still = false) =>
  render(<ScoreSheet outcome="It is over." rows={rowsWonBy(winners)} still={still} />);

/** A row comes only after the one before it was drawn. */
const unfold = () => {
  for (let row = 0; row < 8; row += 1) act(() => jest.advanceTimersByTime(200));
};

beforeEach(() => {
  jest.useFakeTimers();
  mockPlay.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => setSession(null));
});

test.each([
  ['the winner', [1], [1], 'win'],
  ['one of two winners', [1], [0, 1], 'win'],
  ['someone who lost', [0], [1], 'lose'],
  ['everyone, when the AI wins', [0], ['ai'], 'lose'],
  ['two players of one phone, one of whom won', [0, 2], [2], 'win'],
  ['two players of one phone who lost', [0, 2], [1], 'lose'],
  ['the shared screen, when a player won', [null], [2], 'win'],
  ['the shared screen, when the AI won', [null], ['ai'], 'lose'],
] as const)('the end sounds right to %s', (_who, seats, winners, heard) => {
  sitHere(seats);
  end(winners);
  expect(mockPlay).not.toHaveBeenCalled();
  unfold();
  expect(mockPlay.mock.calls).toEqual([[heard]]);
});

test('the ending sounds when the winner is shown, not before, and only once', () => {
  sitHere([1]);
  const { rerender } = end([1]);
  act(() => jest.advanceTimersByTime(300));
  expect(mockPlay).not.toHaveBeenCalled();
  unfold();
  rerender(<ScoreSheet outcome="It is over." rows={rowsWonBy([1])} />);
  unfold();
  expect(mockPlay).toHaveBeenCalledTimes(1);
});

test('a player who comes back after the end hears nothing', () => {
  sitHere([1]);
  end([1], true);
  unfold();
  expect(mockPlay).not.toHaveBeenCalled();
});
