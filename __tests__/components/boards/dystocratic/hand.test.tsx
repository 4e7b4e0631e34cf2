import { fireEventAsync, renderAsync, screen } from '@testing-library/react-native';

import { Hand } from '@/components/boards/dystocratic/hand/Hand';
import { Text } from '@/components/basics/text/Text';

const show = (onCard = jest.fn()) =>
  renderAsync(
    <Hand
      cards={['silence', 'give']}
      news={1}
      locked
      onCard={onCard}
      secrets={<Text>{'the secret'}</Text>}
    />,
  );

test('a hand is closed until it is held, and closes on release', async () => {
  await show();
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();

  await fireEventAsync(screen.getByTestId('hand-hold'), 'pressIn');
  expect(screen.getByText('Silence')).toBeTruthy();
  expect(screen.getByText('the secret')).toBeTruthy();

  await fireEventAsync(screen.getByTestId('hand-hold'), 'pressOut');
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();
});

test('a hand kept open lets its cards be read, until it is closed', async () => {
  const onCard = jest.fn();
  await show(onCard);
  await fireEventAsync.press(screen.getByRole('button', { name: 'Keep open' }));
  await fireEventAsync.press(screen.getByRole('button', { name: 'Read Silence' }));
  expect(onCard).toHaveBeenCalledWith('silence');
  await fireEventAsync.press(screen.getByRole('button', { name: 'Close cards' }));
  expect(screen.queryByText('Silence')).toBeNull();
});

test('the handle says how much there is to see, never what', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Hold: 2 cards · my vote · 1 shown to me' })).toBeTruthy();
});
