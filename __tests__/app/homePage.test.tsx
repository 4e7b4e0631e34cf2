import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SHELF } from '@/rules/shelf';

import { GamePage } from '@/components/home/GamePage';
import { HomePage } from '@/components/home/HomePage';
import { leaveTable, knownTables } from '@/state/session/connectToTable';
import { currentSession } from '@/state/session/tableSession';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

/** The prints on the lids come a moment later. */
async function show(page: ReactElement) {
  render(page);
  await act(async () => undefined);
}

beforeEach(() => mockPush.mockClear());
afterEach(leaveTable);

test('the home page shows all five games', async () => {
  await show(<HomePage />);
  for (const name of [
    'Dystocratic Process',
    'Chile, 1988',
    'Invest in the Future',
    'PODIUM',
    'Raise Your Voice',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(Object.keys(SHELF)).toHaveLength(5);
});

test('joining a table is one touch away', async () => {
  await show(<HomePage />);
  fireEvent.press(screen.getByRole('button', { name: 'Join a table' }));
  expect(mockPush).toHaveBeenCalledWith('/join');
});

test('a game shows its rules section by section', async () => {
  await show(<GamePage game="dystocratic" />);
  expect(screen.getByText(/4 players vote in 4 rounds/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Read: Points of a round' }));
  expect(screen.getByText(/every player gets 4 and the AI 0/)).toBeTruthy();
  expect(screen.queryByText(/4 players vote in 4 rounds/)).toBeNull();
});

test('alone with bots the game starts at once, and can be continued from the home page', async () => {
  await show(<GamePage game="dystocratic" />);
  fireEvent.press(screen.getByRole('button', { name: 'Alone, with bots' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalled());
  const state = currentSession()?.guests[0]?.state();
  expect(state?.table?.stage).toBe('playing');
  expect(state?.table?.seats.map(({ kind }) => kind)).toEqual(['phone', 'bot', 'bot', 'bot']);
  screen.unmount();

  await show(<HomePage />);
  fireEvent.press(screen.getByRole('button', { name: 'Go on: Dystocratic Process' }));
  expect(mockPush).toHaveBeenLastCalledWith(`/table/${knownTables()[0]?.tableId}`);
  fireEvent.press(screen.getByRole('button', { name: 'Put away Dystocratic Process' }));
  fireEvent.press(screen.getByRole('button', { name: 'Yes, put it away' }));
  expect(knownTables()).toEqual([]);
});

test('alone, where a game can do with fewer, one chooses how many bots', async () => {
  mockPush.mockClear();
  await show(<GamePage game="podium" />);
  fireEvent.press(screen.getByRole('button', { name: 'Alone, with bots' }));
  fireEvent.press(screen.getByRole('radio', { name: '3 bots' }));
  fireEvent.press(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(mockPush).toHaveBeenCalled());
  const kinds = currentSession()
    ?.guests[0]?.state()
    .table?.seats.map(({ kind }) => kind);
  expect(kinds).toEqual(['phone', 'bot', 'bot', 'bot']);
});
