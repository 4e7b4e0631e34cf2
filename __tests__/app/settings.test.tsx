import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { getDefaultStore } from 'jotai';

import { SettingsPage } from '@/components/shell/SettingsPage';
import { LanguageProvider } from '@/i18n';
import { settingsAtom } from '@/state/settings';

jest.mock('expo-router', () => ({
  useRouter: () => ({ canGoBack: () => false, replace: jest.fn(), back: jest.fn() }),
}));

test('another language is fetched when it is chosen', async () => {
  const { rerender } = render(
    <LanguageProvider chosen={null}>
      <SettingsPage />
    </LanguageProvider>,
  );
  fireEvent.press(screen.getByRole('radio', { name: 'Français' }));
  expect(getDefaultStore().get(settingsAtom).language).toBe('fr');
  rerender(
    <LanguageProvider chosen="fr">
      <SettingsPage />
    </LanguageProvider>,
  );
  await act(async () => undefined);
  expect(await screen.findByText('Réglages')).toBeTruthy();
});
