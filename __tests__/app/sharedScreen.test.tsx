import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { SharedScreenLobby } from '@/components/sharedScreen/SharedScreenLobby';
import { TableChooser, type TableChooserProps } from '@/components/sharedScreen/TableChooser';
import { leaveTable, openTableHere } from '@/state/session/connectToTable';
import { localTables, newLocalTable } from '@/state/hosting/localHostApi';
import { currentSession } from '@/state/session/tableSession';

jest.mock('@/state/hosting/localHostApi', () => ({ localTables: jest.fn(), newLocalTable: jest.fn() }));

const table = {
  id: 'abcd1234',
  game: 'dystocratic',
  stage: 'lobby',
  result: null,
  link: 'link',
  steward: 'secret',
} as const;
const oneTable = {
  tables: [table],
  games: ['dystocratic'],
  session: '',
  closed: [],
  troubled: [],
  recovery: null,
};
const nothing = () => undefined;
const chooser = (given: Partial<TableChooserProps> = {}) => (
  <TableChooser
    opensOnly={false}
    onTable={nothing}
    onJoin={nothing}
    onHome={nothing}
    onControl={nothing}
    {...given}
  />
);

describe('the list of tables', () => {
  test('shows those of the host, and a new one can be opened', async () => {
    jest.mocked(localTables).mockResolvedValue(oneTable);
    jest.mocked(newLocalTable).mockResolvedValue({ ...table, id: 'new' });
    const onTable = jest.fn();
    render(chooser({ onTable }));
    fireEvent.press(
      await screen.findByRole('button', {
        name: 'Table 53 · Bamboo: Dystocratic Process, players are coming',
      }),
    );
    expect(onTable).toHaveBeenCalledWith(table);
    fireEvent.press(screen.getByRole('button', { name: 'New table: Dystocratic Process' }));
    await waitFor(() => expect(onTable).toHaveBeenLastCalledWith({ ...table, id: 'new' }));
  });

  test('opens the only table of the host by itself, once', async () => {
    jest.mocked(localTables).mockResolvedValue(oneTable);
    const onTable = jest.fn();
    render(chooser({ opensOnly: true, onTable }));
    await waitFor(() => expect(onTable).toHaveBeenCalledTimes(1));
    expect(onTable).toHaveBeenCalledWith(table);
  });

  test('puts finished tables of one game side by side: what they reached together, and their best', async () => {
    const over = (id: string, scores: readonly number[]) =>
      ({ ...table, id, stage: 'over', result: { names: ['Amina', 'Duc', 'Itzel'], scores } }) as const;
    jest.mocked(localTables).mockResolvedValue({
      tables: [over('aaaa1', [10, 12, 7]), over('bbbb2', [20, 5, 20]), table],
      games: [],
      session: '',
      closed: [],
      troubled: [],
      recovery: null,
    });
    render(chooser());
    expect(await screen.findByText('Together 29')).toBeTruthy();
    expect(screen.getByText('Best: Duc, 12')).toBeTruthy();
    expect(screen.getByText('Together 45')).toBeTruthy();
    expect(screen.getByText('Best: Amina, 20')).toBeTruthy();
    expect(screen.getByText('Best: Itzel, 20')).toBeTruthy();
  });

  test('one finished table is not compared with itself', async () => {
    const over = { ...table, id: 'over', stage: 'over', result: { names: ['Amina'], scores: [9] } } as const;
    jest.mocked(localTables).mockResolvedValue({
      ...oneTable,
      tables: [over, table],
      games: [],
    });
    render(chooser());
    await screen.findByRole('button', {
      name: /^Table 53 · Bamboo: Dystocratic Process, players are coming/,
    });
    expect(screen.queryByTestId('finished-tables')).toBeNull();
  });

  test('says which link to open where the host is, but its link was not opened', async () => {
    jest.mocked(localTables).mockResolvedValue('no-key');
    render(chooser({ opensOnly: true }));
    await screen.findByText(/open the link that the terminal of this computer shows/);
    expect(screen.queryByText('Which table shall this screen show?')).toBeNull();
  });

  test('sends a phone to join a table instead', async () => {
    jest.mocked(localTables).mockResolvedValue(null);
    const onJoin = jest.fn();
    render(chooser({ onJoin }));
    fireEvent.press(await screen.findByRole('button', { name: 'Join a table' }));
    expect(onJoin).toHaveBeenCalled();
  });
});

test('the shared screen fills seats and starts, but never sits down', async () => {
  await openTableHere('dystocratic');
  const info = () => currentSession()?.guests[0]?.state().table ?? null;
  await waitFor(() => expect(info()).not.toBeNull());
  const shown = () => {
    const now = info();
    return now === null ? <></> : <SharedScreenLobby table={now} />;
  };
  render(shown());
  expect(screen.queryByRole('button', { name: /Sit down/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  for (const number of [1, 2, 3, 4]) {
    fireEvent.press(screen.getByRole('button', { name: `Bot on seat ${number}` }));
    await waitFor(() => expect(info()?.seats[number - 1]?.kind).toBe('bot'));
    screen.rerender(shown());
  }
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(info()?.stage).toBe('playing'));
  act(leaveTable);
});
