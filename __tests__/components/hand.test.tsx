import { fireEvent, render, screen } from '@testing-library/react-native';

import { Hand } from '@/components/boards/dystocratic/Hand';
import { Text } from '@/components/basics/Text';

const show = (onCard = jest.fn()) =>
  render(
    <Hand
      cards={['silence', 'give']}
      news={1}
      locked
      onCard={onCard}
      secrets={<Text>{'the secret'}</Text>}
    />,
  );

test('a hand is closed until it is held, and closes on release', () => {
  show();
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();

  fireEvent(screen.getByTestId('hand-hold'), 'pressIn');
  expect(screen.getByText('Silence')).toBeTruthy();
  expect(screen.getByText('the secret')).toBeTruthy();

  fireEvent(screen.getByTestId('hand-hold'), 'pressOut');
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();
});

test('a hand kept open lets its cards be read, until it is closed', () => {
  const onCard = jest.fn();
  show(onCard);
  fireEvent.press(screen.getByRole('button', { name: 'Keep open' }));
  fireEvent.press(screen.getByRole('button', { name: 'Read Silence' }));
  expect(onCard).toHaveBeenCalledWith('silence');
  fireEvent.press(screen.getByRole('button', { name: 'Close cards' }));
  expect(screen.queryByText('Silence')).toBeNull();
});

test('the handle says how much there is to see, never what', () => {
  show();
  expect(screen.getByRole('button', { name: 'Hold: 2 cards · my vote · 1 shown to me' })).toBeTruthy();
});
