import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Direction } from '@/components/shell/Direction';

jest.mock('@/i18n', () => ({ useLanguage: () => ({ id: 'ar', direction: 'rtl' }) }));

test('everything runs the way the language is read', () => {
  render(
    <Direction>
      <Text>palaver</Text>
    </Direction>,
  );
  expect(screen.root).toHaveStyle({ direction: 'rtl' });
});
