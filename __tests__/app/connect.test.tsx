import { fireEvent, render, screen } from '@testing-library/react-native';

import { ConnectPage } from '@/components/shell/ConnectPage';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

test('five things to look at, in plain words, and the way back to the table', () => {
  render(<ConnectPage />);
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
