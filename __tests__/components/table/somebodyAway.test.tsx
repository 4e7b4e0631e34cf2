import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { SomebodyAway } from '@/components/table/frame/floats/SomebodyAway';
import type { AtTable } from '@/state/session/useTable';

type Given = { readonly away?: boolean; readonly waiting?: readonly number[]; readonly seated?: boolean };

function show({ away = true, waiting = [1], seated = true }: Given = {}) {
  const ask = jest.fn(() => Promise.resolve({ ok: true }));
  const seats = ['Amina', 'Citlali'].map((name, at) => ({
    name,
    kind: 'phone',
    away: away && at === 1,
    waits: false,
  }));
  const state = {
    table: { game: 'dystocratic', stage: 'playing', seats, addresses: [] },
    snapshot: { waiting, ballot: null },
    you: { seat: seated ? 0 : null, steward: false },
  };
  const at = {
    guest: { ask },
    session: { invitation: null, host: null },
    held: seated ? [{ guest: 0, seat: 0, name: 'Amina' }] : [],
    holder: 0,
    state,
    states: [state],
  } as unknown as AtTable;
  render(<SomebodyAway at={at} />);
  return { ask };
}

const note = () => screen.queryByTestId('somebody-away');

test('whom the table waits for in vain is said in words, and a bot plays only after one more touch', async () => {
  const { ask } = show();
  expect(screen.getByText(/The table waits for Citlali, whose phone is away/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Let a bot play for Citlali' }));
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByText(/Everybody sees that a bot plays/)).toBeTruthy();
  fireEvent.press(screen.getAllByRole('button', { name: 'Let a bot play for Citlali' }).at(-1) as never);
  await waitFor(() => expect(ask).toHaveBeenCalledWith({ type: 'bot', seat: 1, on: true }));
});

test('who waits for nobody is told nothing, and who only looks on is offered nothing', () => {
  show({ away: false });
  expect(note()).toBeNull();
  show({ waiting: [0] });
  expect(note()).toBeNull();
  show({ seated: false });
  expect(note()).not.toBeNull();
  expect(screen.queryByRole('button', { name: /bot/ })).toBeNull();
});
