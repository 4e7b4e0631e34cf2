import { render } from '@testing-library/react-native';
import { BackHandler } from 'react-native';

import { useBackAsks } from '@/components/table/back/useBackAsks';

function Table(props: Parameters<typeof useBackAsks>[0]) {
  useBackAsks(props);
  return null;
}

test('the back button asks before it leaves a table, and leaves everything else alone', () => {
  const heard: Parameters<typeof BackHandler.addEventListener>[1][] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, handler) => {
    heard.push(handler);
    return { remove: () => void heard.splice(heard.indexOf(handler), 1) };
  });
  const ask = jest.fn();
  const { rerender, unmount } = render(<Table isWanted={false} isInFront ask={ask} />);
  expect(heard).toEqual([]);
  rerender(<Table isWanted isInFront ask={ask} />);
  expect(heard.map((press) => press({} as never))).toEqual([true]);
  expect(ask).toHaveBeenCalledTimes(1);
  // From a page above the table, back leads to the table.
  rerender(<Table isWanted isInFront={false} ask={ask} />);
  expect(heard).toEqual([]);
  rerender(<Table isWanted isInFront ask={ask} />);
  expect(heard).toHaveLength(1);
  unmount();
  expect(heard).toEqual([]);
});
