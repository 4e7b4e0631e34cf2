import { fireEvent, render, screen } from '@testing-library/react-native';
import { getDefaultStore, useAtomValue } from 'jotai';

import Index from '@/app/index';
import { LanguageProvider } from '@/i18n';
import { DEFAULTS, settingsAtom } from '@/state/store/settings';

jest.mock('expo-router', () => ({
  Redirect: () => null,
  useRouter: () => ({ push: jest.fn(), canGoBack: () => false, replace: jest.fn() }),
}));

const settings = () => getDefaultStore().get(settingsAtom);

function App() {
  return (
    <LanguageProvider chosen={useAtomValue(settingsAtom).language}>
      <Index />
    </LanguageProvider>
  );
}

beforeEach(() => getDefaultStore().set(settingsAtom, DEFAULTS));

test('the first start asks only for language and name, then shows the home page', async () => {
  render(<App />);
  await screen.findByText('Welcome');
  expect(screen.getAllByRole('button').map(({ props }) => props['accessibilityLabel'] as string)).toEqual([
    'To the games',
    'Skip',
  ]);
  fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
  await screen.findByText('Bienvenue');
  fireEvent.changeText(screen.getByLabelText('Votre nom'), ' Amina ');
  fireEvent.press(screen.getByRole('button', { name: 'Voir les jeux' }));
  await screen.findByRole('button', { name: 'Rejoindre une table' });
  expect(settings()).toMatchObject({ language: 'fr', name: 'Amina', welcomed: true });
});

test('it can be skipped, and does not come back', async () => {
  render(<App />);
  fireEvent.press(await screen.findByRole('button', { name: 'Skip' }));
  await screen.findByRole('button', { name: 'Join a table' });
  screen.unmount();
  render(<App />);
  await screen.findByRole('button', { name: 'Join a table' });
  expect(screen.queryByText('Welcome')).toBeNull();
});
