import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { SuspenseScreen } from '@/components/basics/page/SuspenseScreen';
import { OpenTableFile } from '@/components/home/saved/OpenTableFile';
import { SavedGames } from '@/components/home/saved/SavedGames';
import { RecoveryHostPanel } from '@/components/recovery/RecoveryHostPanel';
import { FinishedGamePage } from '@/components/table/FinishedGamePage';
import { TableScreen } from '@/components/table/TableScreen';
import { LanguageProvider } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { exportTable, importTable } from '@/state/files/moveTable';
import { closedGame } from '@/state/session/closedGame';
import { knownTables, leaveTable, returnToTable } from '@/state/session/connectToTable';
import { playAlone } from '@/state/session/playAlone';
import type { Gathering } from '@/state/recovery/recoveryState';
import { currentSession } from '@/state/session/tableSession';
import { forgetEverything, forgetTable } from '@/state/session/forget';
import { saveFinishedGame } from '@/state/store/savedGames';
import { tableLogs } from '@/state/store/logs';
import { APP_VERSION } from '@/table/wire/version';

import { haveRules } from '../support/haveRules';
import { OLD_CODE, OLD_SEALED_TABLE } from '../support/oldLogs';

const mockPush = jest.fn();
const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  useIsFocused: () => true,
  useRouter: () => ({ push: mockPush, replace: mockReplace, canGoBack: () => false }),
}));
const mockSaved = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve());
jest.mock('@/state/files/saveFile', () => ({
  saveFile: (name: string, text: string) => mockSaved(name, text),
}));
let mockPicked = '';
jest.mock('@/state/files/pickFile', () => ({ pickFile: () => Promise.resolve(mockPicked) }));

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  mockSaved.mockClear();
  mockReplace.mockClear();
  forgetEverything();
});

const logOf = (tableId: string) => tableLogs.log(tableId).read();

/** A game alone, some moves in, by a version of the rules; then a Palaver with another one. */
async function savedBy(needs: number, has: number): Promise<{ tableId: string; log: readonly string[] }> {
  await haveRules(needs);
  const tableId = await playAlone('dystocratic', 'Amina');
  leaveTable();
  await haveRules(has);
  return { tableId, log: logOf(tableId) };
}

const showTable = (id: string, language = 'en') =>
  render(
    <LanguageProvider chosen={language}>
      <SuspenseScreen>
        <TableScreen id={id} onHome={() => undefined} />
      </SuspenseScreen>
    </LanguageProvider>,
  );

describe('a saved game of other rules on this phone', () => {
  test.each([
    ['a newer Palaver', 2, 1, /^To play on, update Palaver/],
    ['an older Palaver', 1, 2, /open it with the Palaver that it was played with\.$/],
  ])('by %s is not called damaged: its page says what it needs', async (_, needs, has, advice) => {
    const { tableId, log } = await savedBy(needs, has);
    showTable(tableId);
    expect(
      await screen.findByText(
        `This game of Dystocratic Process needs Palaver with version ${needs} of its rules. This one has version ${has}.`,
      ),
    ).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    expect(screen.getByText(/Nothing is damaged and nothing was changed/)).toBeTruthy();
    expect(
      screen.getByText(/^Amina, .*: game 1 at this table, \d+ moves?\. It was begun with Palaver/),
    ).toBeTruthy();
    expect(screen.queryByText('The saved game cannot be read')).toBeNull();
    expect(logOf(tableId)).toEqual(log);
  });

  test.each([
    [
      'fr',
      'Enregistrée avec d’autres règles',
      /version 2 des règles\. Celui-ci a la version 1\./,
      /^Recommencer/,
    ],
    [
      'es',
      'Guardada con otras reglas',
      /versión 2 de las reglas\. Este tiene la versión 1\./,
      /^Empezar de nuevo/,
    ],
  ])('says so in %s', async (language, title, needs, anew) => {
    const { tableId } = await savedBy(2, 1);
    showTable(tableId, language);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(needs)).toBeTruthy();
    expect(screen.getByRole('button', { name: anew })).toBeTruthy();
  });

  test('is marked in the list of saved games', async () => {
    const { tableId } = await savedBy(2, 1);
    await haveRules(2);
    render(<SavedGames />);
    expect(screen.queryByText('needs other rules')).toBeNull();
    screen.unmount();
    await haveRules(1);
    render(<SavedGames />);
    expect(screen.getByText('needs other rules')).toBeTruthy();
    expect(closedGame(tableId)).toMatchObject({ needs: 2, has: 1, app: APP_VERSION, matches: 1 });
  });

  test('can be started anew with its options, and stays as it was', async () => {
    await haveRules(2);
    const tableId = await playAlone('dystocratic', 'Amina');
    await act(async () => {
      await currentSession()?.guests[0]?.ask({ type: 'again' });
      await currentSession()?.guests[0]?.ask({ type: 'options', options: { lockTimer: 60 } });
      await currentSession()?.guests[0]?.ask({ type: 'start' });
    });
    await waitFor(() => expect(currentSession()?.guests[0]?.state().table?.stage).toBe('playing'));
    leaveTable();
    await haveRules(1);
    const log = logOf(tableId);
    showTable(tableId);
    const button = await screen.findByRole('button', { name: 'Start anew with the same options' });
    await act(async () => void fireEvent.press(button));
    await waitFor(() => expect(mockReplace).toHaveBeenCalled());
    const anew = currentSession()?.tableId ?? '';
    expect(mockReplace).toHaveBeenLastCalledWith(`/table/${anew}`);
    expect(anew).not.toBe(tableId);
    expect(currentSession()?.host?.table()).toMatchObject({ rules: 1, options: { lockTimer: 60 } });
    expect(logOf(tableId)).toEqual(log);
    expect(knownTables().map((known) => known.tableId)).toContain(tableId);
  });

  test('can be saved as a file, which a Palaver with its rules opens', async () => {
    const { tableId, log } = await savedBy(2, 1);
    showTable(tableId);
    fireEvent.press(await screen.findByRole('button', { name: 'Save as a file' }));
    const shown = await screen.findByTestId('table-code');
    const code = String(shown.props['children']).replaceAll(' ', '');
    const [name, text] = mockSaved.mock.calls[0] ?? ['', ''];
    expect(name).toBe(`dystocratic-${tableId}.palaver.json`);
    screen.unmount();
    forgetTable(tableId);
    await haveRules(2);
    expect(await importTable(text, code)).toEqual({ tableId });
    expect(logOf(tableId)).toEqual(log);
    expect(await returnToTable(tableId)).toBe(true);
  });

  test('shows the story of a finished game, if this phone saw its end', async () => {
    const { tableId } = await savedBy(2, 1);
    await haveRules(2);
    await returnToTable(tableId);
    const state = currentSession()?.guests[0]?.state();
    if (state !== undefined) saveFinishedGame(tableId, state);
    leaveTable();
    await haveRules(1);
    showTable(tableId);
    fireEvent.press(await screen.findByRole('button', { name: 'Look at its story' }));
    expect(mockPush).toHaveBeenLastCalledWith(`/finished/${tableId}`);
  });

  test('that was finished is told without its board, which may not understand it', async () => {
    const tableId = await playAlone('dystocratic', 'Amina');
    const state = currentSession()?.guests[0]?.state();
    leaveTable();
    if (state === undefined) throw new Error('nobody sits here');
    const strange = { rev: 1, event: { type: 'of-other-rules' } };
    saveFinishedGame(tableId, { ...state, events: [strange, ...state.events] });
    await haveRules((SHELF['dystocratic']?.rulesVersion ?? 0) + 1);
    render(
      <SuspenseScreen>
        <FinishedGamePage id={tableId} onHome={() => undefined} />
      </SuspenseScreen>,
    );
    expect(await screen.findByText(/^The board is not shown/)).toBeTruthy();
    expect(screen.getByText(/A finished game of Amina/)).toBeTruthy();
  });

  test('is played on when its rules are here again', async () => {
    const { tableId, log } = await savedBy(1, 2);
    await expect(returnToTable(tableId)).rejects.toThrow('needs Palaver with rules 1 of dystocratic');
    expect(logOf(tableId)).toEqual(log);
    await haveRules(1);
    expect(await returnToTable(tableId)).toBe(true);
    expect(currentSession()?.host?.info().stage).toBe('playing');
  });
});

describe('the file of a table', () => {
  test('of other rules is not opened, and nothing is kept of it', async () => {
    const { tableId } = await savedBy(2, 2);
    const made = exportTable(tableId);
    forgetEverything();
    await haveRules(1);
    mockPicked = made?.text ?? '';
    render(<OpenTableFile />);
    fireEvent.press(screen.getByRole('button', { name: 'Open a game from a file' }));
    fireEvent.changeText(await screen.findByLabelText('Code of the file'), made?.code ?? '');
    fireEvent.press(screen.getByRole('button', { name: 'Open the game' }));
    expect(
      await screen.findByText(
        /needs Palaver with version 2 of its rules\. This one has version 1\. The file is whole/,
      ),
    ).toBeTruthy();
    expect(knownTables()).toEqual([]);
  });

  test.each([
    ['game', '{"palaver":"game","v":2}', /the record of a game that was played/],
    ['design', '{"palaver":"design","game":"ryv","version":1}', /a design for a game/],
    ['something else', 'hello', /not a saved Palaver game/],
  ])('that is a %s is called so, before anybody types a code', async (_what, text, says) => {
    mockPicked = text;
    render(<OpenTableFile />);
    fireEvent.press(screen.getByRole('button', { name: 'Open a game from a file' }));
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.queryByLabelText('Code of the file')).toBeNull();
  });

  test('from before rules had versions is opened by version 1, and by no other', async () => {
    await haveRules(2);
    expect(await importTable(OLD_SEALED_TABLE, OLD_CODE)).toEqual({
      problem: 'other-rules',
      why: { game: 'dystocratic', needs: 1, has: 2 },
    });
    await haveRules(1);
    expect(await importTable(OLD_SEALED_TABLE, OLD_CODE)).toEqual({ tableId: 'table' });
    expect(await returnToTable('table')).toBe(true);
    expect(currentSession()?.host?.info()).toMatchObject({ stage: 'playing', match: 2 });
  });
});

test('a device that cannot carry on a table because of its rules says so', () => {
  const gathering: Gathering = {
    game: 'dystocratic',
    people: [{ seat: 0, name: 'Amina', here: true, agreed: true, forged: false }],
    threshold: 1,
    stage: 'failed',
  };
  const gatherings = [{ id: 'table', group: 'group', gathering, otherRules: { needs: 2, has: 1 } }];
  render(<RecoveryHostPanel code="ABCDE" links={[]} gatherings={gatherings} onGoOn={() => undefined} />);
  expect(
    screen.getByText(/needs Palaver with version 2 of its rules\. This one has version 1\./),
  ).toBeTruthy();
});
