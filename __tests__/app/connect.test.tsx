import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { ConnectHelpPage } from '@/components/connect/help/ConnectHelpPage';
import type { Probes } from '@/state/join/diagnose';

let mockProbes: Probes;
jest.mock('@/state/join/probe', () => ({ probe: () => Promise.resolve(mockProbes) }));

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

test('five things to look at, in plain words, and the way back to the table', () => {
  render(<ConnectHelpPage />);
  for (const title of [
    'Same Wi-Fi?',
    'Mobile data off?',
    '“No internet”? Stay connected',
    'No Wi-Fi? Make a hotspot',
    'Address typed right?',
  ])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try to join again' }));
  expect(mockPush).toHaveBeenCalledWith('/join');
});

test('the test says what is wrong and what to do, and can be made again', async () => {
  mockProbes = { own: ['192.168.43.77'], hasMobileData: true, target: '192.168.43.1', answer: 'silent' };
  render(<ConnectHelpPage />);
  fireEvent.press(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByRole('heading', { name: 'Mobile data is in the way' })).toBeTruthy();
  expect(screen.getByText(/Switch mobile data and any VPN off/)).toBeTruthy();
  expect(screen.getByText('The host is in the same network.')).toBeTruthy();

  mockProbes = { ...mockProbes, answer: 'yes' };
  fireEvent.press(screen.getByRole('button', { name: 'Test again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The host answers' })).toBeTruthy());
});
