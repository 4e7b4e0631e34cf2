import { fireEvent, render, screen } from '@testing-library/react-native';

import { TableChooser } from '@/components/sharedScreen/TableChooser';
import { LanguageProvider } from '@/i18n';
import { localTables, newLocalTable, type Trouble } from '@/state/hosting/localHostApi';

jest.mock('@/state/hosting/localHostApi', () => ({ localTables: jest.fn(), newLocalTable: jest.fn() }));

/** A facilitator starts the laptop again, and the table of last week does not open. */
function show(troubles: readonly Trouble[], language = 'en') {
  const troubled = troubles.map((trouble, at) => ({ id: `${at}bcd1234`, trouble }));
  jest
    .mocked(localTables)
    .mockResolvedValue({ tables: [], closed: [], troubled, games: ['podium'], session: '', recovery: null });
  const onTable = jest.fn();
  const nothing = () => undefined;
  render(
    <LanguageProvider chosen={language}>
      <TableChooser opensOnly onTable={onTable} onJoin={nothing} onHome={nothing} onControl={nothing} />
    </LanguageProvider>,
  );
  return onTable;
}

test.each<[Trouble, RegExp]>([
  ['damaged', /^Table 53 · Bamboo: its file is damaged.*phones keep this game too/],
  ['newer', /^Table 53 · Bamboo was played with a newer Palaver\. Update/],
  ['read-only', /^Table 53 · Bamboo: this computer does not let Palaver write.*The game is whole/],
  ['full', /^Table 53 · Bamboo: the disk of this computer is full\. The game is whole\. Make room/],
  ['changed', /^Table 53 · Bamboo cannot be opened.*phones keep this game too/],
  ['other', /^Table 53 · Bamboo cannot be opened.*phones keep this game too/],
])('a table that cannot be opened (%s) says why, and what to do', async (trouble, words) => {
  show([trouble]);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Carry on a table whose host is gone' })).toBeTruthy();
});

test.each([
  ['fr', /^Table 53 · Bambou : son fichier est abîmé.*« Reprendre une table dont l’hôte est parti »/],
  ['es', /^Mesa 53 · Bambú: su archivo está dañado.*«Retomar una mesa cuyo anfitrión se fue»/],
])('in %s too', async (language, words) => {
  show(['damaged'], language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each<[Trouble, string]>([
  ['full', 'No new table: the disk of this computer is full. Make room, then try again.'],
  ['read-only', 'No new table: this computer does not let Palaver save one.'],
])('a new table that cannot be kept (%s) is not opened, and the screen says why', async (trouble, words) => {
  jest.mocked(newLocalTable).mockResolvedValue({ trouble });
  const onTable = show([]);
  fireEvent.press(await screen.findByRole('button', { name: /PODIUM/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onTable).not.toHaveBeenCalled();
});
