import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { Lobby } from '@/components/lobby/Lobby';
import { SeveralPhonesSheet } from '@/components/hosting/SeveralPhonesSheet';
import { leaveTable, openTableHere } from '@/state/session/connectToTable';
import { hostingProblem } from '@/state/hosting/hosting';
import type { HostTable } from '@/state/hosting/hostingTypes';
import { currentSession } from '@/state/session/tableSession';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn(), push: jest.fn() }) }));

type Hosting = Parameters<HostTable>[0];
const mockWays: { place: string; kind: 'hotspot'; hasWorked: boolean }[] = [];
const mockClose = jest.fn(() => Promise.resolve());
let mockAsked: Hosting | null = null;
jest.mock('@/state/hosting/hosting', () => ({
  ...jest.requireActual('@/state/hosting/hosting'),
  hostTable: (of: Hosting) => {
    mockAsked = of;
    return Promise.resolve({ port: 8788, ways: () => mockWays, close: mockClose });
  },
}));

test('an app without sockets of its own says why it cannot be the host, and what it can do', () => {
  expect(hostingProblem).toBe('expoGo');
  render(<SeveralPhonesSheet open onClose={() => undefined} />);
  expect(screen.getByText(/^Expo Go cannot be the host/)).toBeTruthy();
});

test('a table for other phones waits for a network, warns of an empty battery, says that its address is new, and is not left by mistake', async () => {
  await openTableHere('dystocratic', true);
  render(<Lobby />);
  await screen.findByText(/^This phone is on no network yet/);
  expect(screen.getByText('Touch a free seat to sit down.')).toBeTruthy();

  await act(async () => {
    mockWays.push({ place: '192.168.43.1:8788', kind: 'hotspot', hasWorked: false });
    mockAsked?.onMoved();
  });
  expect(screen.queryByText(/^This phone is on no network yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the code to others' })).toBeTruthy();

  await act(async () => {
    mockWays.splice(0, 1, { place: '192.168.77.1:8788', kind: 'hotspot', hasWorked: false });
    mockAsked?.onMoved();
  });
  expect(screen.getByText(/^This phone has a new address/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/^This phone has a new address/)).toBeNull();

  await act(async () => mockAsked?.onBattery(true));
  expect(screen.getByText(/^The battery is low/)).toBeTruthy();
  await act(async () => mockAsked?.onBattery(false));
  expect(screen.queryByText(/^The battery is low/)).toBeNull();

  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(currentSession()).not.toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Leave' }));
  expect(currentSession()).toBeNull();
  expect(mockClose).toHaveBeenCalledTimes(1);
  act(leaveTable);
});
