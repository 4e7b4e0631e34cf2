import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { NearbyGroup } from '@/components/connect/join/NearbyGroup';
import type { Join } from '@/components/connect/join/useJoin';
import type { NearbyTable } from '@/state/join/nearby';

let mockCan = true;
let mockFound: (tables: readonly NearbyTable[]) => void;
const mockStop = jest.fn();
jest.mock('@/state/join/nearby', () => ({
  canLookNearby: () => mockCan,
  lookNearby: jest.fn((changed: typeof mockFound) => {
    mockFound = changed;
    return mockStop;
  }),
}));

const join = { followCode: jest.fn() } as unknown as Join & { followCode: jest.Mock };
const table = { tableId: 'abcd1234', address: '192.168.43.1', port: 9000 };
const { lookNearby } = jest.requireMock<{ lookNearby: jest.Mock }>('@/state/join/nearby');

beforeEach(() => {
  mockCan = true;
  jest.clearAllMocks();
});

test('the search starts by a button, and the page says that the phone may ask for permission', () => {
  render(<NearbyGroup join={join} />);
  expect(screen.getByText(/An iPhone will ask whether it may/)).toBeTruthy();
  expect(lookNearby).not.toHaveBeenCalled();
});

test('a table that is found still needs its code', () => {
  render(<NearbyGroup join={join} />);
  fireEvent.press(screen.getByRole('button', { name: 'Look for tables' }));
  act(() => mockFound([table, { ...table, tableId: 'ef567890' }]));
  expect(screen.getAllByRole('button', { name: /at 192\.168/ })).toHaveLength(2);
  fireEvent.press(screen.getByRole('button', { name: 'Table 53 · Bamboo, at 192.168.43.1' }));
  fireEvent.changeText(screen.getByLabelText('Short code'), 'abcde');
  fireEvent.press(screen.getByRole('button', { name: 'Join with this code' }));
  expect(join.followCode).toHaveBeenCalledWith('ABCDE', '192.168.43.1:9000');
});

test('the search ends when the page is closed', () => {
  const { unmount } = render(<NearbyGroup join={join} />);
  fireEvent.press(screen.getByRole('button', { name: 'Look for tables' }));
  unmount();
  expect(mockStop).toHaveBeenCalledTimes(1);
});

test('a phone that cannot search offers no search', () => {
  mockCan = false;
  render(<NearbyGroup join={join} />);
  expect(screen.queryByText('Tables nearby')).toBeNull();
});
