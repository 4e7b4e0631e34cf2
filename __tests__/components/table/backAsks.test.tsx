import { render } from '@testing-library/react-native';
import { BackHandler } from 'react-native';

import { useBackAsks } from '@/components/table/back/useBackAsks';

function Table({ isWanted, ask }: { readonly isWanted: boolean; readonly ask: () => void }) {
  useBackAsks(isWanted, ask);
  return null;
}

test('the back button asks before it leaves a table, and leaves everything else alone', () => {
  const heard: Parameters<typeof BackHandler.addEventListener>[1][] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, handler) => {
    heard.push(handler);
    return { remove: () => void heard.splice(heard.indexOf(handler), 1) };
  });
  const ask = jest.fn();
  const { rerender, unmount } = render(<Table isWanted={false} ask={ask} />);
  expect(heard).toEqual([]);
  rerender(<Table isWanted ask={ask} />);
  expect(heard.map((press) => press({} as never))).toEqual([true]);
  expect(ask).toHaveBeenCalledTimes(1);
  unmount();
  expect(heard).toEqual([]);
});
