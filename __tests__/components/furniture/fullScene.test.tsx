import { render } from '@testing-library/react-native';
import { Text } from 'react-native';

import { FullScene } from '@/components/furniture/cards/FullScene';
import { BoardPlaceContext, FillsBoardContext } from '@/components/motion/boardPlace';

const PLACE = { width: 360, height: 420 };

test('a scene that fills the board says so for as long as it does, so that no hint lies over what came of it', () => {
  const told: boolean[] = [];
  const tell = (fills: boolean) => told.push(fills);
  const shown = (isFull: boolean) => (
    <FillsBoardContext value={tell}>
      <BoardPlaceContext value={PLACE}>
        <FullScene ground="#fff" line="#000" isFull={isFull} testID="scene">
          <Text>dice</Text>
        </FullScene>
      </BoardPlaceContext>
    </FillsBoardContext>
  );
  const { rerender, unmount } = render(shown(false));
  expect(told).toEqual([]);
  rerender(shown(true));
  expect(told).toEqual([true]);
  rerender(shown(false));
  expect(told).toEqual([true, false]);
  rerender(shown(true));
  unmount();
  expect(told).toEqual([true, false, true, false]);
});
