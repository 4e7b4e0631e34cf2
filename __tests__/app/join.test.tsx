import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { JoinPage } from '@/components/connect/JoinPage';
import { joinLink } from '@/net/links/joinLink';
import { leaveTable } from '@/state/session/connectToTable';
import { inviteLink } from '@/state/session/invite';
import { currentSession } from '@/state/session/tableSession';

const mockReplace = jest.fn();
const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: mockReplace, push: mockPush, canGoBack: () => false }),
}));
jest.mock('@/net/dial/webSocketDial', () => ({ dialTable: () => () => new Promise(() => undefined) }));

const invitation = {
  address: '192.168.43.1',
  port: 8787,
  tableId: 'abcd1234',
  hostKey: '07'.repeat(32),
  joinSecret: '0a'.repeat(16),
};

function join(link: string) {
  render(<JoinPage />);
  fireEvent.changeText(screen.getByLabelText('The whole link'), link);
  fireEvent.press(screen.getByRole('button', { name: 'Join with this link' }));
}

beforeEach(() => mockReplace.mockClear());
afterEach(leaveTable);

test('a link leads to its table', () => {
  join(joinLink(invitation));
  expect(mockReplace).toHaveBeenCalledWith('/table/abcd1234');
});

test.each([
  ['hello', /This is not a link to a table/],
  [joinLink(invitation).slice(0, -3), /A part of the link is missing/],
])('%s is explained', (link, words) => {
  join(link);
  expect(screen.getByText(words)).toBeTruthy();
  expect(mockReplace).not.toHaveBeenCalled();
});

test('a code of the wrong length is explained before anyone is asked', async () => {
  render(<JoinPage />);
  fireEvent.changeText(screen.getByLabelText('Short code'), 'ab');
  fireEvent.press(screen.getByRole('button', { name: 'Join with this code' }));
  await waitFor(() => expect(screen.getByText('A code has 6 letters and numbers.')).toBeTruthy());
});

test('help is one touch away', () => {
  render(<JoinPage />);
  fireEvent.press(screen.getByRole('button', { name: 'Trouble connecting?' }));
  expect(mockPush).toHaveBeenCalledWith('/help/connect');
});

test('the code that one guest shows to the next never carries the seat ticket', () => {
  join(joinLink({ ...invitation, seatTicket: '0b'.repeat(16) }));
  const mine = currentSession()?.invitation;
  expect(mine?.seatTicket).toBeDefined();
  expect(mine && inviteLink(mine)).toBe(joinLink(invitation));
  expect(mine && inviteLink(mine, '[fe80::1]:80')).toContain('http://[fe80::1]:80/join#');
});
