import { fireEventAsync, renderAsync, screen } from '@testing-library/react-native';

import { Hand } from '@/components/boards/dystocratic/hand/Hand';
import { Text } from '@/components/basics/text/Text';

const handOf = (locked: boolean, onCard = jest.fn()) => (
  <Hand
    cards={['silence', 'give']}
    news={1}
    locked={locked}
    onCard={onCard}
    secrets={<Text>{'the secret'}</Text>}
    whileHeld={<Text>{'my vote'}</Text>}
  >
    {null}
  </Hand>
);

const held = () => screen.getByTestId('hand-hold');

test('a hand is closed until it is held, and closes on release', async () => {
  await renderAsync(handOf(true));
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();

  await fireEventAsync(held(), 'pressIn');
  expect(screen.getByText('Silence')).toBeTruthy();
  expect(screen.getByText('the secret')).toBeTruthy();

  await fireEventAsync(held(), 'pressOut');
  expect(screen.queryByText('Silence')).toBeNull();
  expect(screen.queryByText('the secret')).toBeNull();
});

test('a hand kept open lets its cards be read, until it is closed', async () => {
  const onCard = jest.fn();
  await renderAsync(handOf(false, onCard));
  await fireEventAsync.press(held());
  await fireEventAsync.press(screen.getByRole('button', { name: 'Read Silence' }));
  expect(onCard).toHaveBeenCalledWith('silence');
  await fireEventAsync.press(held());
  expect(screen.queryByText('Silence')).toBeNull();
});

test('a hand that was kept open closes with the lock, and the vote is seen only while it is held', async () => {
  const { rerenderAsync } = await renderAsync(handOf(false));
  await fireEventAsync.press(held());
  expect(screen.getByText('Silence')).toBeTruthy();

  await rerenderAsync(handOf(true));
  expect(screen.queryByText('Silence')).toBeNull();

  await fireEventAsync.press(held());
  expect(screen.getByText('Silence')).toBeTruthy();
  expect(screen.queryByText('my vote')).toBeNull();

  await fireEventAsync(held(), 'pressIn');
  expect(screen.getByText('my vote')).toBeTruthy();
  await fireEventAsync(held(), 'pressOut');
  expect(screen.queryByText('my vote')).toBeNull();
});
