import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { TableChooser } from '@/components/sharedScreen/TableChooser';
import { LanguageProvider } from '@/i18n';
import { exportLocalTable, localTables, startLocalAnew } from '@/state/hosting/localHostApi';

const mockSaved = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve());
jest.mock('@/state/files/saveFile', () => ({
  saveFile: (name: string, text: string) => mockSaved(name, text),
}));
jest.mock('@/state/hosting/localHostApi', () => ({
  localTables: jest.fn(),
  startLocalAnew: jest.fn(),
  exportLocalTable: jest.fn(),
}));

describe("on the laptop's screen", () => {
  const closed = {
    id: 'abcd1234',
    game: 'dystocratic',
    needs: 2,
    has: 1,
    app: '0.9.0',
    players: ['Amina', 'Ben'],
    matches: 1,
    moves: 34,
    at: Date.now(),
  };
  const open = {
    id: 'new',
    game: 'dystocratic',
    stage: 'lobby',
    result: null,
    link: '',
    steward: '',
  } as const;
  const show = (
    language: string,
    tables: readonly (typeof closed | (typeof closed & { has: null }))[] = [closed],
    isOpen = false,
  ) => {
    jest.mocked(localTables).mockResolvedValue({
      tables: isOpen ? [open] : [],
      closed: tables,
      troubled: [],
      games: [],
      session: '',
      recovery: null,
    });
    const onTable = jest.fn();
    const nothing = () => undefined;
    render(
      <LanguageProvider chosen={language}>
        <TableChooser
          opensOnly={isOpen}
          onTable={onTable}
          onJoin={nothing}
          onHome={nothing}
          onControl={nothing}
        />
      </LanguageProvider>,
    );
    return onTable;
  };

  test.each([
    ['en', 'Saved with other rules', /needs Palaver with version 2 of its rules\. This one has version 1\./],
    ['fr', 'Enregistrée avec d’autres règles', /version 2 des règles\. Celui-ci a la version 1\./],
    ['es', 'Guardada con otras reglas', /versión 2 de las reglas\. Este tiene la versión 1\./],
  ])('a closed table says what it needs (%s)', async (language, title, needs) => {
    show(language);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(needs)).toBeTruthy();
    expect(screen.getByText(/Amina, Ben.*34.*0\.9\.0/)).toBeTruthy();
  });

  test('it is seen although the host has opened a new table, which would be shown at once without it', async () => {
    const onTable = show('en', [closed], true);
    expect(await screen.findByText('Saved with other rules')).toBeTruthy();
    expect(screen.getByText(/It was begun with Palaver 0\.9\.0\. Played today\.$/)).toBeTruthy();
    expect(onTable).not.toHaveBeenCalled();
    screen.unmount();
    const opened = show('en', [], true);
    await waitFor(() => expect(opened).toHaveBeenCalledWith(open));
  });

  test('it is started anew, or saved as a file with a code', async () => {
    const onTable = show('en');
    jest.mocked(startLocalAnew).mockResolvedValue(open);
    jest.mocked(exportLocalTable).mockResolvedValue({ text: '{}', code: 'abcdefghjkmn' });
    fireEvent.press(
      await screen.findByRole('button', { name: /^Start anew: Dystocratic Process, table 53 · Bamboo/ }),
    );
    await waitFor(() => expect(onTable).toHaveBeenCalledWith(open));
    fireEvent.press(
      screen.getByRole('button', { name: 'Save as a file: Dystocratic Process, table 53 · Bamboo' }),
    );
    expect(await screen.findByText('abcd efgh jkmn')).toBeTruthy();
    expect(mockSaved).toHaveBeenCalledWith('dystocratic-abcd1234.palaver.json', '{}');
  });

  test('a game that this Palaver does not have can only be saved', async () => {
    show('en', [{ ...closed, game: 'go', has: null as never }]);
    expect(await screen.findByText(/^This game of go needs .* does not have that game\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Start anew/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Save as a file/ })).toBeTruthy();
  });
});
