import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';

import { invest } from '@/components/boards/invest/gameBoard';
import { Actions } from '@/components/boards/invest/Actions';
import type { InvestProps } from '@/components/boards/invest/selection';
import { whyNotStart } from '@/rules/invest/legality';
import { en } from '@/rules/invest/text/en';
import type { Move } from '@/rules/invest/types';

import { played, seenBy } from '../../../support/investTable';
import { Phone } from '../../../support/Phone';

const show = async (shown: ReactElement) => {
  render(shown);
  await act(async () => undefined);
};
const nameOf = (card: string) => en[`card.${card}.name` as 'card.biogas.name'];

/** Somebody's turn in the first round, with a district to build on and a card that fits. */
const building = played(
  ({ phase, tasks, turn, districts, tokens }) =>
    phase === 'turn' && tasks.length === 0 && (districts[turn]?.length ?? 0) > 1 && (tokens[turn] ?? 0) > 1,
  ({ type }) => ['shield', 'foresee', 'support', 'add', 'draw', 'start'].indexOf(type),
).state;
const me = building.turn;
const starts = seenBy(building, me).legal.flatMap((one) => (one.type === 'start' ? [one] : []));
const [first] = starts;

/** Out of the hand and over the district. */
async function takeFirst(choose: InvestProps['choose'] = () => Promise.resolve(null)) {
  if (first === undefined) throw new Error('no card fits');
  await show(<Phone board={invest} props={seenBy(building, me, { choose })} />);
  fireEvent.press(screen.getByTestId('hand-hold'));
  fireEvent.press(screen.getByTestId(`card-${first.card}`));
  return first;
}

test('a card from the hand shows every place where it fits, and only those take it', async () => {
  const { card } = await takeFirst();
  const offered = screen
    .getAllByRole('button', { name: /^Place at column/ })
    .map((place) => place.props['testID'] as string);
  const fits = starts.filter((one) => one.card === card).map(({ x, y }) => `cell-${x},${y}`);
  expect(offered.toSorted()).toEqual(fits.toSorted());
});

test('a place that is touched asks for one button more, which says what happens, and takes the reason along', async () => {
  const choose = jest.fn((_: unknown, __?: string) => Promise.resolve(null));
  const { card, x, y } = await takeFirst(choose);
  expect(screen.queryByTestId('confirm-start')).toBeNull();
  fireEvent.press(screen.getByTestId(`cell-${x},${y}`));
  expect(choose).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('reason-open'));
  fireEvent.changeText(screen.getByTestId('reason'), 'For the children.');
  await act(async () => fireEvent.press(screen.getByRole('button', { name: `Start ${nameOf(card)}` })));
  expect(choose).toHaveBeenCalledWith({ type: 'start', card, x, y }, 'For the children.');
});

test('a place where it does not fit says why, in the words of the rules', async () => {
  const choose = jest.fn(() => Promise.resolve(null));
  const { card } = await takeFirst(choose);
  const [closed] = screen.queryAllByRole('button', { name: /does it fit\?$/ });
  if (closed === undefined) throw new Error('every place is open');
  const [x, y] = String(closed.props['testID']).slice('cell-'.length).split(',');
  await act(async () => fireEvent.press(closed));
  const why = whyNotStart(building, me, { card, x: Number(x), y: Number(y) });
  expect(screen.getByText(en[why as keyof typeof en])).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
});

test('a card can be put back, and another choice is there again', async () => {
  await takeFirst();
  expect(screen.queryByTestId('action-sheet')).toBeNull();
  fireEvent.press(screen.getByTestId('put-back'));
  expect(screen.getByTestId('action-sheet')).toBeTruthy();
});

test('each district is one touch away, with its size and its points', async () => {
  await show(<Phone board={invest} props={seenBy(building, me)} />);
  const other = (me + 1) % 3;
  const { district, score } = seenBy(building, me).view.seats[other] ?? { district: [], score: { total: 0 } };
  fireEvent.press(screen.getByTestId(`tab-${other}`));
  expect(screen.getByTestId(`district-${other}`)).toBeTruthy();
  expect(screen.queryByTestId(`district-${me}`)).toBeNull();
  expect(screen.getByTestId(`tab-${other}`).props['accessibilityLabel']).toContain(
    `${district.length} projects, ${score.total} points`,
  );
});

test('a closed hand tells nothing of its cards', async () => {
  const props = seenBy(building, me);
  await show(<Actions {...props} />);
  for (const card of props.view.hand) expect(screen.queryByText(nameOf(card))).toBeNull();
  fireEvent.press(screen.getByTestId('hand-hold'));
  for (const card of props.view.hand) expect(screen.getByText(nameOf(card))).toBeTruthy();
});

test('on the shared screen nothing can be touched', async () => {
  await show(<Phone board={invest} props={seenBy(building, null)} />);
  // Counted, for a list of what was found would print the whole screen.
  expect(screen.queryAllByRole('button').length).toBe(0);
  expect(screen.queryAllByRole('tab').length).toBe(0);
});

test('what was foreseen is behind the hand of the one who looked, and nowhere else', async () => {
  const wish = ({ type }: Move) => ['shield', 'draw', 'add', 'start', 'foresee'].indexOf(type);
  const { state } = played(({ foresights }) => foresights.length > 0, wish);
  const seat = state.foresights[0]?.seat ?? -1;
  await show(<Actions {...seenBy(state, seat)} />);
  expect(screen.queryByTestId('foreseen')).toBeNull();
  fireEvent.press(screen.getByTestId('hand-hold'));
  expect(screen.getByTestId('foreseen')).toBeTruthy();
  screen.unmount();
  await show(<Actions {...seenBy(state, (seat + 1) % 3)} />);
  fireEvent.press(screen.getByTestId('hand-hold'));
  expect(screen.queryByTestId('foreseen')).toBeNull();
});

/** A finger that went from nothing to there, as a phone reports it. */
const fingerAt = (pageX: number, pageY: number) => ({
  nativeEvent: { touches: [], changedTouches: [] },
  touchHistory: {
    numberActiveTouches: 1,
    indexOfSingleActiveTouch: 0,
    mostRecentTimeStamp: 1,
    touchBank: [
      {
        touchActive: true,
        startPageX: 0,
        startPageY: 0,
        startTimeStamp: 0,
        previousPageX: 0,
        previousPageY: 0,
        previousTimeStamp: 0,
        currentPageX: pageX,
        currentPageY: pageY,
        currentTimeStamp: 1,
      },
    ],
  },
});

test('a card that is dragged over a place and let go lies there until it is confirmed', async () => {
  const choose = jest.fn(() => Promise.resolve(null));
  const { x, y } = await takeFirst(choose);
  const place = StyleSheet.flatten(screen.getByTestId(`cell-${x},${y}`).props['style']);
  // The district begins at 100, 200 in the window.
  const grid = screen.getByLabelText(en['board.my-district']).parent;
  grid?.instance.measureInWindow.mockImplementation((found: (left: number, top: number) => void) =>
    found(100, 200),
  );
  const card = screen.getByTestId('drag-card', { includeHiddenElements: true });
  const finger = fingerAt(100 + place.left + place.width / 2, 200 + place.top + place.height / 2);
  await act(async () => {
    for (const step of ['responderGrant', 'responderMove', 'responderRelease']) fireEvent(card, step, finger);
  });
  expect(screen.getByTestId('confirm-start')).toBeEnabled();
  expect(choose).not.toHaveBeenCalled();
});
