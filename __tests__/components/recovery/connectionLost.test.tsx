import { render, screen } from '@testing-library/react-native';
import { Provider } from 'jotai';

import { ConnectionLost } from '@/components/recovery/ConnectionLost';

const lost = (isScreen: boolean) =>
  render(
    <Provider>
      <ConnectionLost isScreen={isScreen} />
    </Provider>,
  );

test('a lost line is said of a phone with its seat on a phone, and of the screen on a shared screen', () => {
  lost(false);
  expect(screen.getByText(/This phone keeps trying; your seat waits/)).toBeTruthy();
  screen.unmount();
  lost(true);
  expect(screen.getByText(/This screen keeps trying/)).toBeTruthy();
  expect(screen.queryByText(/phone|seat/)).toBeNull();
});
