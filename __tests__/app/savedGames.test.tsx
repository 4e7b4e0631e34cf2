import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { HomePage } from '@/components/home/HomePage';
import { FinishedGamePage } from '@/components/table/FinishedGamePage';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { knownTables, leaveTable, returnToTable } from '@/state/session/connectToTable';
import { deviceValues } from '@/state/store/values';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { exportTable, importTable } from '@/state/files/moveTable';
import { playAlone } from '@/state/session/playAlone';
import { currentSession } from '@/state/session/tableSession';
import { sealTable, unsealTable } from '@/table/log/files/tableFile';
import { saveFinishedGame, saveGame, finishedGame } from '@/state/store/savedGames';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }),
}));

afterEach(() => {
  cleanup();
  forgetEverything();
});

const STANDING = {
  players: ['Amina', 'Ben'],
  stage: 'playing',
  heading: 'Round 2 of 4',
  waiting: ['Ben'],
} as const;

test('a game on this phone is listed with its players, where it stands and whose turn it is', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  leaveTable();
  saveGame(tableId, STANDING);
  render(<HomePage />);
  await act(async () => undefined);
  expect(screen.getByText('Amina, Ben')).toBeTruthy();
  expect(screen.getByText('Round 2 of 4, waiting for Ben · played today')).toBeTruthy();
});

test('a finished game opens as this phone saw it, without its host', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  const state = currentSession()?.guests[0]?.state();
  if (state === undefined) throw new Error('nobody sits here');
  saveFinishedGame(tableId, state);
  saveGame(tableId, { ...STANDING, stage: 'over' });
  leaveTable();
  render(<HomePage />);
  await act(async () => undefined);
  fireEvent.press(screen.getByRole('button', { name: 'Go on: Dystocratic Process' }));
  expect(mockPush).toHaveBeenLastCalledWith(`/finished/${tableId}`);
  screen.unmount();
  render(
    <SuspenseScreen>
      <FinishedGamePage id={tableId} onHome={() => undefined} />
    </SuspenseScreen>,
  );
  expect(await screen.findByText(/A finished game of Amina/)).toBeTruthy();
});

test('a table goes to another phone as a file, with its hands, its seats and its bots', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  const before = currentSession()?.guests[0]?.state().snapshot?.view;
  const made = exportTable(tableId);
  leaveTable();
  expect(await importTable(made?.text ?? '', made?.code ?? '')).toEqual({ problem: 'already-here' });
  forgetEverything();
  expect(await importTable(made?.text ?? '', 'wrongwrong22')).toEqual({ problem: 'wrong-code' });
  expect(deviceValues.keys().filter((key) => key.startsWith('table/'))).toEqual([]);
  expect(await importTable(made?.text ?? '', made?.code ?? '')).toEqual({ tableId });
  expect(knownTables().map((table) => table.tableId)).toEqual([tableId]);
  await returnToTable(tableId);
  await waitFor(() => expect(currentSession()?.guests[0]?.state().you.seat).toBe(0));
  expect(currentSession()?.guests[0]?.state().snapshot?.view).toEqual(before);
});

test("a file cannot change what is not of its table's seats", async () => {
  await playAlone('dystocratic', 'Amina');
  const made = exportTable(currentSession()?.tableId ?? '');
  const read = unsealTable(made?.text ?? '', made?.code ?? '');
  if (!('table' in read)) throw new Error(read.problem);
  forgetEverything();
  deviceValues.set('settings', '{"name":"Ben"}');
  const values = { ...read.table.values, settings: '{"name":"Mallory"}', 'at/other': '{}' };
  const text = sealTable({ ...read.table, values }, 'abcdefghjkmn', tableCrypto.randomBytes);
  expect(await importTable(text, 'abcdefghjkmn')).toEqual({ tableId: read.table.tableId });
  expect(deviceValues.get('settings')).toBe('{"name":"Ben"}');
  expect(deviceValues.get('at/other')).toBeNull();
});

test('a file writes over nothing that this phone has, not even for seats that it names', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  const made = exportTable(tableId);
  const bot = deviceValues.keys().find((key) => key.startsWith('bot/')) as 'bot/x';
  forgetEverything();
  deviceValues.set(bot, '0d'.repeat(32));
  expect(await importTable(made?.text ?? '', made?.code ?? '')).toEqual({ tableId });
  expect(deviceValues.get(bot)).toBe('0d'.repeat(32));
});

test('a phone that is full says so and keeps nothing of the file', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  const made = exportTable(tableId);
  forgetEverything();
  const set = jest.spyOn(deviceValues, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  expect(await importTable(made?.text ?? '', made?.code ?? '')).toEqual({ problem: 'full' });
  set.mockRestore();
  expect(knownTables()).toEqual([]);
});

test('forgetting a game, or everything, leaves nothing of it', async () => {
  const tableId = await playAlone('dystocratic', 'Amina');
  const state = currentSession()?.guests[0]?.state();
  if (state !== undefined) saveFinishedGame(tableId, state);
  saveGame(tableId, STANDING);
  forgetTable(tableId);
  expect(finishedGame(tableId)).toBeNull();
  expect(deviceValues.keys()).toEqual([]);
  await playAlone('dystocratic', 'Amina');
  forgetEverything();
  expect(deviceValues.keys()).toEqual([]);
});
