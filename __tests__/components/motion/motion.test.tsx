import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

import { Text } from '@/components/basics/text/Text';
import { Bag } from '@/components/motion/pieces/Bag';
import { Coin, flipTracks } from '@/components/motion/pieces/Coin';
import { Deal } from '@/components/motion/pieces/Deal';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { lastOf } from '@/components/motion/tracks/track';
import { settingsAtom } from '@/state/store/settings';

const hidden = { includeHiddenElements: true };
const SIDES = [{ label: 'Sun' }, { label: 'Moon' }] as const;
const TOKENS = [
  { id: 'a', label: 'blue circle', color: '#14508c', shape: 'circle' },
  { id: 'b', label: 'red star', color: '#b93c0a', shape: 'star' },
] as const;

function within(reducedMotion: boolean) {
  const store = createStore();
  store.set(settingsAtom, { reducedMotion });
  return function Within({ children }: { children: ReactNode }) {
    return <Provider store={store}>{children}</Provider>;
  };
}
const moving = () => ({ wrapper: within(false) });
const reduced = () => ({ wrapper: within(true) });

function animatedKeys(): string[] {
  const styles = screen.UNSAFE_root.findAll(({ props }) =>
    [props['style']].flat(3).some((style) => style?.animationName),
  ).flatMap(({ props }) => [props['style']].flat(3));
  const frames = styles.flatMap((style) => Object.values(style?.animationName ?? {}));
  return [...new Set(frames.flatMap((frame) => Object.keys(frame as object)))].sort();
}

const card = (open: boolean) => (
  <FlipCard open={open} back={<Text>{'the back'}</Text>} front={<Text>{'the secret'}</Text>} />
);
const secret = () => screen.queryByText('the secret', hidden);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the secret side of a card is rendered only while the card is open', () => {
  const { rerender } = render(card(false), moving());
  expect(secret()).toBeNull();
  rerender(card(true));
  expect(screen.getByTestId('card-turning')).toBeTruthy();
  expect(animatedKeys()).toEqual(['opacity', 'transform']);
  act(() => jest.advanceTimersByTime(1000));
  expect(secret()).toBeTruthy();
  expect(screen.queryByText('the back', hidden)).toBeNull();

  rerender(card(false));
  expect(secret()).toBeNull();
  expect(screen.getByTestId('card-turning')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1000));
  rerender(card(true));
  expect(screen.getByTestId('card-turning')).toBeTruthy();
});

test('a card that already lay open does not turn', () => {
  render(card(true), moving());
  expect(screen.getByTestId('card-lying')).toBeTruthy();
});

test('with reduced motion a card is turned at once', () => {
  const { rerender } = render(card(false), reduced());
  rerender(card(true));
  expect(screen.getByTestId('card-lying')).toBeTruthy();
  expect(secret()).toBeTruthy();
});

test.each([0, 1] as const)('the coin lands on the side it was given: %i', (side) => {
  render(<Coin side={side} sides={SIDES} flipId={7} />, moving());
  expect(screen.getByTestId('coin-flying')).toBeTruthy();
  expect(animatedKeys()).toEqual(['opacity', 'transform']);
  expect(screen.queryByText(/The coin shows/)).toBeNull();
  act(() => jest.advanceTimersByTime(1200));
  expect(screen.getByText(`The coin shows: ${SIDES[side].label}`)).toBeTruthy();
  expect(screen.getByTestId(`coin-side-${side}`, hidden)).toBeTruthy();
  expect(screen.queryByTestId(`coin-side-${1 - side}`, hidden)).toBeNull();
});

test('however a coin turns, it ends with the given side up and the other away', () => {
  for (const flipId of Array.from({ length: 40 }, (_, flip) => flip))
    for (const side of [0, 1] as const) {
      const ends = flipTracks(flipId, side).sides.map((track) => lastOf(track).scaleY ?? 1);
      expect(ends[side]).toBeCloseTo(1);
      expect(ends[1 - side]).toBeCloseTo(0);
    }
});

test('a touch skips the coin; with reduced motion it lies there at once', () => {
  const onSettled = jest.fn();
  render(<Coin side={1} sides={SIDES} flipId={1} onSettled={onSettled} />, moving());
  fireEvent.press(screen.getByRole('button', { name: 'Skip to the result' }));
  expect(screen.getByTestId('coin-landed')).toBeTruthy();
  expect(onSettled).toHaveBeenCalledTimes(1);
  render(<Coin side={0} sides={SIDES} flipId={1} />, reduced());
  expect(screen.getByText('The coin shows: Sun')).toBeTruthy();
});

test('tokens come out of the bag and are read out in order', () => {
  render(<Bag tokens={TOKENS} drawId={1} />, moving());
  expect(screen.getByTestId('bag-drawing')).toBeTruthy();
  expect(animatedKeys()).toEqual(['opacity', 'transform']);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText('From the bag: blue circle, red star')).toBeTruthy();
  expect(screen.getAllByTestId(/^token-/, hidden)).toHaveLength(2);
});

test('an empty draw says so', () => {
  render(<Bag tokens={[]} drawId={1} />, reduced());
  expect(screen.getByText('Nothing came out of the bag')).toBeTruthy();
});

test('cards are dealt one by one, all of them at once with reduced motion', () => {
  const hand = (
    <Deal dealId={1}>
      <Text>{'one'}</Text>
      <Text>{'two'}</Text>
    </Deal>
  );
  render(hand, moving());
  expect(screen.getByTestId('deal-going')).toBeTruthy();
  expect(animatedKeys()).toEqual(['opacity', 'transform']);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByTestId('deal-done')).toBeTruthy();
  render(hand, reduced());
  expect(screen.getByTestId('deal-done')).toBeTruthy();
});

test('cards that lie in the hand already are not dealt again', () => {
  render(
    <Deal dealId={2} fresh={0}>
      <Text>{'one'}</Text>
    </Deal>,
    moving(),
  );
  expect(animatedKeys()).toEqual([]);
});
