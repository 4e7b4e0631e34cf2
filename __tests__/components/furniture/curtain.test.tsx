import { fireEvent, render, screen } from '@testing-library/react-native';

import { Curtain } from '@/components/furniture/secrets/Curtain';
import { Text } from '@/components/basics/text/Text';

test('nothing behind a curtain is rendered before its player opens it', () => {
  const onOpen = jest.fn();
  render(
    <Curtain name="Amina" seat={1} onOpen={onOpen}>
      <Text>{'the secret'}</Text>
    </Curtain>,
  );
  expect(screen.getByText('Pass to Amina')).toBeTruthy();
  expect(screen.queryByText('the secret')).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();

  fireEvent.press(screen.getByRole('button', { name: 'I am Amina: open' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByText('the secret')).toBeTruthy();
});
