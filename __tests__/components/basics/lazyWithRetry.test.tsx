import { act, render, screen } from '@testing-library/react-native';
import { Suspense } from 'react';
import { Text, View } from 'react-native';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { fetchWithRetry } from '@/i18n/resources';

type Fetch = () => Promise<{ default: () => React.JSX.Element }>;
const HERE: Awaited<ReturnType<Fetch>> = { default: () => <Text>Here</Text> };

function showing(fetch: Fetch): void {
  const Page = lazyWithRetry(fetch);
  render(
    <View>
      <Suspense fallback={<Text>Soon</Text>}>
        <Page />
      </Suspense>
    </View>,
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a failed load is tried again until it succeeds', async () => {
  const fetch = jest.fn<ReturnType<Fetch>, []>().mockResolvedValue(HERE);
  fetch.mockRejectedValueOnce(new Error('the host is starting again'));
  showing(fetch);
  expect(screen.getByText('Soon')).toBeOnTheScreen();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Here')).toBeOnTheScreen();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a module that does not exist is not tried for ever', async () => {
  const fetch = jest.fn().mockRejectedValue(new Error('gone'));
  const given = expect(fetchWithRetry(fetch, 3)).rejects.toThrow('gone');
  await jest.advanceTimersByTimeAsync(10_000);
  await given;
  expect(fetch).toHaveBeenCalledTimes(3);
});
