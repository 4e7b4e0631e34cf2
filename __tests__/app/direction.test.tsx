import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { ReadingDirection } from '@/components/basics/text/ReadingDirection';

jest.mock('@/i18n', () => ({ useLanguage: () => ({ id: 'ar', direction: 'rtl' }) }));

test('everything runs the way the language is read', () => {
  render(
    <ReadingDirection>
      <Text>palaver</Text>
    </ReadingDirection>,
  );
  expect(screen.root).toHaveStyle({ direction: 'rtl' });
});
