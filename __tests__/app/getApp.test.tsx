import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { GetAppSheet } from '@/components/lobby/invite/GetAppSheet';
import type { AppOffer } from '@/state/hosting/appOffer';

let mockOffer: AppOffer | null;
const mockAsked = jest.fn();
jest.mock('@/state/hosting/appOffer', () => ({
  appOffer: () => {
    mockAsked();
    return Promise.resolve(mockOffer);
  },
}));
const mockOpen = jest.fn();
jest.mock('expo-linking', () => ({ openURL: (url: string) => mockOpen(url) }));

const invitation = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};
const offer = { url: '/palaver.apk', size: 23_400_000, sha256: 'abcdef01'.repeat(8) };

beforeEach(() => jest.clearAllMocks());

test('size and checksum are seen before anything is loaded', async () => {
  mockOffer = offer;
  render(<GetAppSheet invitation={invitation} />);
  fireEvent.press(await screen.findByRole('button', { name: 'Get the app from the host' }));
  expect(screen.getByText(Array(8).fill('abcdef01').join(' '))).toBeTruthy();
  expect(mockOpen).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Download (23 MB)' }));
  expect(mockOpen).toHaveBeenCalledWith('/palaver.apk');
});

test('a guest who has the app can continue in it', async () => {
  mockOffer = offer;
  render(<GetAppSheet invitation={invitation} />);
  fireEvent.press(await screen.findByRole('button', { name: 'Get the app from the host' }));
  fireEvent.press(screen.getByRole('button', { name: 'I have it: open this table in the app' }));
  expect(mockOpen).toHaveBeenCalledWith(expect.stringMatching(/^palaver:\/\/join#/));
});

test('without an app to offer nothing is shown', async () => {
  mockOffer = null;
  render(<GetAppSheet invitation={invitation} />);
  await waitFor(() => expect(mockAsked).toHaveBeenCalled());
  expect(screen.toJSON()).toBeNull();
});
