import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { ReadingDirection } from '@/components/basics/text/ReadingDirection';

jest.mock('@/i18n', () => ({ useLanguage: () => ({ id: 'ar', direction: 'rtl' }) }));

test('the layout follows the direction of the language', () => {
  render(
    <ReadingDirection>
      <Text>palaver</Text>
    </ReadingDirection>,
  );
  expect(screen.root).toHaveStyle({ direction: 'rtl' });
});
