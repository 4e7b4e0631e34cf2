import { fireEventAsync, renderAsync, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Hand } from '@/components/furniture/cards/Hand';
import { createLaidDownDetector } from '@/components/furniture/thumb/laidDown';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { FrameContext } from '@/components/furniture/thumb/frameContext';

const noop = () => undefined;
const hand = (of: { readonly opens: boolean; readonly closesOn?: string }) => (
  <Hand count={1} pile={<View />} empty="none" cards={() => <Text>{'the card'}</Text>} {...of}>
    <Primary label="Go" onPress={noop} />
  </Hand>
);

test('a hand opens by itself when a card must be chosen, and closes when that is done', async () => {
  const { rerenderAsync } = await renderAsync(hand({ opens: true }));
  expect(screen.getByText('the card')).toBeTruthy();
  await rerenderAsync(hand({ opens: false }));
  expect(screen.queryByText('the card')).toBeNull();
  await rerenderAsync(hand({ opens: true }));
  expect(screen.getByText('the card')).toBeTruthy();
});

test('what was kept open closes when something else begins', async () => {
  const { rerenderAsync } = await renderAsync(hand({ opens: false, closesOn: 'talk' }));
  await fireEventAsync.press(screen.getByTestId('hand-hold'));
  expect(screen.getByText('the card')).toBeTruthy();
  await rerenderAsync(hand({ opens: false, closesOn: 'vote' }));
  expect(screen.queryByText('the card')).toBeNull();
});

test('a touch while a move is under way does nothing, and the button is not dead', async () => {
  const onPress = jest.fn();
  const { rerenderAsync } = await renderAsync(<Primary label="Go" busy onPress={onPress} />);
  await fireEventAsync.press(screen.getByRole('button', { name: 'Go' }));
  expect(onPress).not.toHaveBeenCalled();
  await rerenderAsync(<Primary label="Go" onPress={onPress} />);
  await fireEventAsync.press(screen.getByRole('button', { name: 'Go' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a pointer brings the board into sight', async () => {
  const showBoard = jest.fn();
  await renderAsync(
    <FrameContext value={{ shape: 'upright', me: 0, turn: null, idle: null, showBoard }}>
      <Pointer label="Touch a place" />
    </FrameContext>,
  );
  await fireEventAsync.press(screen.getByRole('button', { name: 'Touch a place' }));
  expect(showBoard).toHaveBeenCalledTimes(1);
});

describe('a phone is put down', () => {
  const flat = (at: number) => ({ x: 0.02, y: -0.03, z: 1, at });
  const held = (at: number) => ({ x: 0.1, y: 0.6, z: 0.8, at });

  test('when it was held and then lies flat and still, whichever side is up', () => {
    const isDown = createLaidDownDetector();
    expect([held(0), flat(200), flat(800), flat(1_500)].map(isDown)).toEqual([false, false, false, true]);
    const other = createLaidDownDetector();
    expect([held(0), flat(200), flat(1_500)].map((jolt) => other({ ...jolt, z: -jolt.z }))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('not when it lay on the table from the beginning, nor while it is picked up again', () => {
    const lies = createLaidDownDetector();
    expect([flat(0), flat(2_000), flat(4_000)].map(lies)).toEqual([false, false, false]);
    const picked = createLaidDownDetector();
    expect([held(0), flat(200), held(900), flat(1_300), flat(2_000)].map(picked)).toEqual(
      Array(5).fill(false),
    );
  });
});
