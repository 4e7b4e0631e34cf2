import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { JoinPage } from '@/components/connect/JoinPage';
import { appLink, joinLink } from '@/net/links/joinLink';
import { leaveTable } from '@/state/session/connectToTable';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: jest.fn(), canGoBack: () => false }),
}));
jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

type Permission = { granted: boolean; canAskAgain: boolean };
let mockPermission: Permission;
let mockSee: (code: { data: string }) => void;
const mockAsk = jest.fn();
jest.mock('expo-camera', () => ({
  useCameraPermissions: () => [mockPermission, mockAsk],
  CameraView: ({ onBarcodeScanned }: { onBarcodeScanned: (code: { data: string }) => void }) => {
    mockSee = onBarcodeScanned;
    return null;
  },
}));

const invitation = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};

async function openCamera(permission: Permission) {
  mockPermission = permission;
  render(<JoinPage />);
  fireEvent.press(screen.getByRole('button', { name: 'Scan with the camera' }));
  await screen.findByRole('button', { name: 'Close the camera' });
}

beforeEach(() => {
  mockReplace.mockClear();
  mockAsk.mockClear();
});
afterEach(() => act(leaveTable));

test('the page says what the camera is for before the phone asks for permission', () => {
  mockPermission = { granted: false, canAskAgain: true };
  render(<JoinPage />);
  expect(screen.getByText(/takes no picture and keeps nothing/)).toBeTruthy();
  expect(mockAsk).not.toHaveBeenCalled();
});

test('the button asks for permission, once', async () => {
  await openCamera({ granted: false, canAskAgain: true });
  expect(mockAsk).toHaveBeenCalledTimes(1);
});

test('a refusal leaves the other ways open, and the way to the settings', async () => {
  await openCamera({ granted: false, canAskAgain: false });
  expect(mockAsk).not.toHaveBeenCalled();
  expect(screen.getByText(/type the short code or paste the link/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Allow the camera in the settings' })).toBeTruthy();
  fireEvent.changeText(screen.getByLabelText('The whole link'), joinLink(invitation));
  fireEvent.press(screen.getByRole('button', { name: 'Join with this link' }));
  expect(mockReplace).toHaveBeenCalledWith('/table/abcd1234');
});

test.each([
  ['the code for browsers', joinLink(invitation)],
  ['the code for the app', appLink(invitation)],
])('%s leads to the table', async (_name, data) => {
  await openCamera({ granted: true, canAskAgain: true });
  act(() => mockSee({ data }));
  expect(mockReplace).toHaveBeenCalledWith('/table/abcd1234');
});

test('a foreign code is explained, and the camera goes on scanning', async () => {
  await openCamera({ granted: true, canAskAgain: true });
  act(() => mockSee({ data: 'https://example.org/menu' }));
  expect(screen.getByText(/This is not the code of a table/)).toBeTruthy();
  act(() => mockSee({ data: joinLink(invitation) }));
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

test('one code seen many times is followed once', async () => {
  await openCamera({ granted: true, canAskAgain: true });
  for (let time = 0; time < 5; time += 1) act(() => mockSee({ data: joinLink(invitation) }));
  expect(mockReplace).toHaveBeenCalledTimes(1);
});
