import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { AllTables } from '@/components/control/AllTables';
import { CloseTable } from '@/components/control/setUp/CloseTable';
import { SessionName } from '@/components/control/setUp/SessionName';
import { needsOf } from '@/components/control/needs';
import { SetUp } from '@/components/control/setUp/SetUp';
import type { AtTable, GuestState } from '@/state/session/useTable';

const said = (key: string, values: object = {}) => `${key} ${Object.values(values).join()}`;
const NOTHING = { isLed: true, isPaused: false, isHidden: false, message: null, hands: [], clock: null };

const stateOf = (given: { away?: boolean; hands?: object[]; quiet?: number[] } = {}) =>
  ({
    table: {
      stage: 'playing',
      seats: [
        { name: 'Amina', away: given.away === true },
        { name: 'Ben', away: false },
      ],
      guidance: { ...NOTHING, hands: given.hands ?? [] },
    },
    snapshot: { waiting: [0] },
    you: { seat: null, steward: true, quiet: given.quiet },
  }) as unknown as GuestState;

describe('a table needs whoever leads', () => {
  const needs = (state: GuestState, minutes: number) => needsOf(state, minutes * 60_000, said as never);

  test('when somebody calls, the quiet call first', () => {
    const state = stateOf({ hands: [{ seat: 1, about: 'stuck' }], quiet: [0] });
    expect(needs(state, 0)).toEqual(['guide.hand.quiet Amina', 'guide.hand.stuck Ben']);
  });

  test('when the phone that is waited for has been away for two minutes, and not before', () => {
    expect(needs(stateOf({ away: true }), 3)).toEqual(['table.away Amina']);
    expect(needs(stateOf({ away: true }), 1)).toEqual([]);
    expect(needs(stateOf(), 9)).toEqual([]);
  });

  test('when nothing has happened for ten minutes, and nobody has stopped it', () => {
    expect(needs(stateOf(), 12)).toEqual(['control.slow 12']);
    const paused = stateOf();
    const table = { ...paused.table, guidance: { ...NOTHING, isPaused: true } };
    expect(needs({ ...paused, table } as unknown as GuestState, 12)).toEqual([]);
  });
});

test('as many tables of each game as were asked for are opened, one after another', async () => {
  const open = jest.fn(() => Promise.resolve(true));
  render(<SetUp games={['chile', 'ryv']} room={3} open={open} />);
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  const more = screen.getAllByRole('button', { name: /^One more table of/ });
  fireEvent.press(more[0] as never);
  for (let touched = 0; touched < 5; touched += 1) fireEvent.press(more[1] as never);
  fireEvent.press(screen.getByRole('button', { name: 'Open 3 tables' }));
  await waitFor(() => expect(open.mock.calls).toEqual([['chile'], ['ryv'], ['ryv']]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull());
});

test('a disk that is full is said, and nothing more is opened', async () => {
  const open = jest.fn(() => Promise.resolve(false));
  render(<SetUp games={['chile']} room={8} open={open} />);
  for (let touched = 0; touched < 2; touched += 1)
    fireEvent.press(screen.getByRole('button', { name: /^One more table of/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Open 2 tables' }));
  await screen.findByTestId('notice');
  expect(open).toHaveBeenCalledTimes(1);
});

test('all tables are paused, told and let go on at once', () => {
  const tables = [false, false].map(() => ({
    guest: { ask: jest.fn(() => Promise.resolve({ ok: true })) },
    state: { table: { guidance: NOTHING } },
  }));
  const at = tables as unknown as readonly AtTable[];
  render(<AllTables tables={at} />);
  fireEvent.press(screen.getByRole('button', { name: 'Pause all games' }));
  fireEvent.press(screen.getByRole('button', { name: 'Message or clock for all' }));
  fireEvent.press(screen.getByRole('button', { name: 'Take a break' }));
  for (const { guest } of tables)
    expect(guest.ask.mock.calls).toEqual([
      [{ type: 'pause', on: true }],
      [{ type: 'message', ready: 'break' }],
    ]);
  screen.unmount();
  const paused = tables.map((table) => ({
    ...table,
    state: { table: { guidance: { ...NOTHING, isPaused: true } } },
  }));
  render(<AllTables tables={paused as unknown as readonly AtTable[]} />);
  fireEvent.press(screen.getByRole('button', { name: 'All go on' }));
  for (const { guest } of tables) expect(guest.ask).toHaveBeenLastCalledWith({ type: 'pause', on: false });
});

test('the evening is named, and a name that is not kept is said', async () => {
  const keep = jest.fn((name: string) => Promise.resolve(name !== 'Friday'));
  render(<SessionName name="Thursday" keep={keep} />);
  const field = screen.getByLabelText('Name of this evening');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.changeText(field, 'Friday');
  fireEvent.press(screen.getByRole('button', { name: 'Keep this name' }));
  await screen.findByTestId('notice');
  fireEvent.changeText(field, ' Saturday ');
  fireEvent.press(screen.getByRole('button', { name: 'Keep this name' }));
  await waitFor(() => expect(screen.queryByTestId('notice')).toBeNull());
  expect(keep.mock.calls).toEqual([['Friday'], ['Saturday']]);
});

test('a table is closed for good by the second touch, not by the first', async () => {
  const close = jest.fn(() => Promise.resolve(false));
  render(<CloseTable table="2 · Mango" close={close} />);
  fireEvent.press(screen.getByRole('button', { name: 'Close table 2 · Mango for good' }));
  expect(close).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'No, keep it' }));
  fireEvent.press(screen.getByRole('button', { name: 'Close table 2 · Mango for good' }));
  fireEvent.press(screen.getByRole('button', { name: 'Yes, close table 2 · Mango' }));
  await screen.findByTestId('notice');
  expect(close).toHaveBeenCalledTimes(1);
});
