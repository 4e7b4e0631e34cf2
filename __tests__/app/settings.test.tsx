import { fireEvent, render, screen } from '@testing-library/react-native';
import { useAtomValue } from 'jotai';

import { SettingsPage } from '@/components/settings/SettingsPage';
import { LanguageProvider } from '@/i18n';
import { openTableHere, knownTables } from '@/state/session/connectToTable';
import { deviceStorage } from '@/state/store/deviceStorage';
import { settingsAtom } from '@/state/store/settings';

jest.mock('expo-router', () => ({
  useRouter: () => ({ canGoBack: () => false, replace: jest.fn(), back: jest.fn() }),
}));

function Page() {
  return (
    <LanguageProvider chosen={useAtomValue(settingsAtom).language}>
      <SettingsPage />
    </LanguageProvider>
  );
}

test('another language is fetched when it is chosen', async () => {
  render(<Page />);
  fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
  expect(await screen.findByText('Réglages')).toBeTruthy();
  fireEvent.press(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByText('Settings')).toBeTruthy();
});

test('every setting has a control that keeps what was chosen', () => {
  render(<Page />);
  fireEvent.press(screen.getByRole('radio', { name: '200 %' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Dark' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Sound' }));
  screen.rerender(<Page />);
  for (const name of ['200 %', 'Dark']) expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
});

test('what this version cannot read is mentioned, and only then', () => {
  const { unmount } = render(<Page />);
  expect(screen.queryByText(/cannot read/)).toBeNull();
  unmount();
  deviceStorage.set('settings@9', '{}');
  deviceStorage.set('tips', '{');
  render(<Page />);
  expect(screen.getByText(/This phone keeps 2 things that this Palaver cannot read/)).toBeTruthy();
  for (const key of ['settings@9', 'tips']) deviceStorage.remove(key);
});

test('forgetting everything takes two steps and leaves nothing', async () => {
  await openTableHere('dystocratic');
  render(<Page />);
  fireEvent.press(screen.getByRole('button', { name: 'Forget everything on this phone' }));
  expect(knownTables()).toHaveLength(1);
  fireEvent.press(screen.getByRole('button', { name: 'Yes, forget everything' }));
  expect(knownTables()).toEqual([]);
  expect(screen.getByRole('radio', { name: '100 %' })).toBeChecked();
});

test('what is kept, and where, is told in eight sentences', () => {
  render(<Page />);
  expect(screen.queryByText(/no account/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'What Palaver keeps, and where' }));
  for (const said of [/no account/, /encrypted on the way/, /The host keeps/, /Your phone keeps/, /any name/])
    expect(screen.getByText(said)).toBeTruthy();
  for (const said of [/camera only reads codes/, /leaves the table/, /deletes all that this phone keeps/])
    expect(screen.getByText(said)).toBeTruthy();
});
