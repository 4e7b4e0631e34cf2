import { fireEvent, render, screen } from '@testing-library/react-native';

import { StewardTools } from '@/components/lobby/seats/StewardTools';
import type { TableInfo } from '@/state/session/tableSession';

const table = {
  isClosed: false,
  devices: [{ key: 'aa' }, { key: 'bb' }, { key: 'cc' }],
  seats: [
    { name: 'Amina', device: 0 },
    { name: 'Ben', device: 1 },
    { name: 'Chipo', device: 1 },
    { name: 'Bot', device: null },
  ],
} as unknown as TableInfo;

test('a phone is removed with everyone who plays on it, after one more question', () => {
  const ask = jest.fn();
  render(<StewardTools table={table} mine={[0]} ask={ask} />);
  expect(screen.queryByRole('button', { name: /Amina/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Remove Ben, Chipo from the table' }));
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByText(/nobody new can sit down/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Yes, remove Ben, Chipo' }));
  expect(ask).toHaveBeenCalledWith({ type: 'remove', device: 'bb', seat: 1 });
});

test('[A36] whoever becomes another device meanwhile is still the one who was touched', () => {
  const ask = jest.fn();
  const tools = render(<StewardTools table={table} mine={[0]} ask={ask} />);
  fireEvent.press(screen.getByRole('button', { name: 'Remove Ben, Chipo from the table' }));
  const devices = [{ key: 'aa' }, { key: 'cc' }, { key: 'dd' }];
  const seats = table.seats.map((seat) => (seat.device === 1 ? { ...seat, device: 2 } : seat));
  tools.rerender(
    <StewardTools table={{ ...table, devices, seats } as unknown as TableInfo} mine={[0]} ask={ask} />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Yes, remove Ben, Chipo' }));
  expect(ask).toHaveBeenCalledWith({ type: 'remove', device: 'bb', seat: 1 });
});

test('nobody is removed by a slip of the thumb', () => {
  const ask = jest.fn();
  render(<StewardTools table={table} mine={[]} ask={ask} />);
  fireEvent.press(screen.getByRole('button', { name: 'Remove Amina from the table' }));
  fireEvent.press(screen.getByRole('button', { name: 'No, keep playing together' }));
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Remove Amina from the table' })).toBeTruthy();
});

test('the door is closed and opened again', () => {
  const ask = jest.fn();
  render(<StewardTools table={table} mine={[0]} ask={ask} />);
  fireEvent.press(screen.getByRole('switch', { name: 'New people may sit down' }));
  expect(ask).toHaveBeenCalledWith({ type: 'door', open: false });
  screen.unmount();
  render(<StewardTools table={{ ...table, isClosed: true }} mine={[0]} ask={ask} />);
  fireEvent.press(screen.getByRole('switch', { name: 'New people may sit down' }));
  expect(ask).toHaveBeenLastCalledWith({ type: 'door', open: true });
});
