import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';

import { Tip } from '@/components/furniture/messages/Tip';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { SlideToLock } from '@/components/furniture/secrets/SlideToLock';
import { WaitingFor } from '@/components/furniture/status/WaitingFor';
import { deviceValues } from '@/state/store/values';

/** A finger that touches the knob at 0 and goes to `x`, as react-native tells it. */
function finger(x: number, time: number) {
  const touch = {
    touchActive: true,
    startPageX: 0,
    startPageY: 0,
    startTimeStamp: 0,
    currentPageX: x,
    currentPageY: 0,
    currentTimeStamp: time,
    previousPageX: 0,
    previousPageY: 0,
    previousTimeStamp: 0,
  };
  return {
    nativeEvent: { touches: [touch], changedTouches: [touch] },
    touchHistory: {
      numberActiveTouches: 1,
      indexOfSingleActiveTouch: 0,
      mostRecentTimeStamp: time,
      touchBank: [touch],
    },
  };
}

describe('slide to lock', () => {
  const slide = (to: number, disabled = false) => {
    const onLock = jest.fn();
    render(<SlideToLock label="Slide" disabled={disabled} onLock={onLock} />);
    const includeHiddenElements = true;
    fireEvent(screen.getByTestId('slide', { includeHiddenElements }), 'layout', {
      nativeEvent: { layout: { width: 300, height: 60 } },
    });
    const { props } = screen.getByTestId('slide-knob', { includeHiddenElements });
    if (props['onStartShouldSetResponder'](finger(0, 1)) as boolean)
      act(() => {
        props['onResponderGrant'](finger(0, 1));
        props['onResponderMove'](finger(to, 2));
        props['onResponderRelease'](finger(to, 3));
      });
    return onLock;
  };

  test('locks when the knob has come to the end', () => {
    expect(slide(235)).toHaveBeenCalledTimes(1);
  });

  test('does nothing when the finger lets go before', () => {
    expect(slide(120)).not.toHaveBeenCalled();
  });

  test('cannot be moved while a lock is under way', () => {
    expect(slide(235, true)).not.toHaveBeenCalled();
  });
});

describe('the tip', () => {
  const teach = (id: string) =>
    render(
      <Provider store={createStore()}>
        <Tip id={id} text="The AI votes first." />
      </Provider>,
    );

  test('is shown until somebody says "Got it", and never again on this phone', () => {
    const { unmount } = teach('a rule');
    expect(screen.getByText('The AI votes first.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('The AI votes first.')).toBeNull();
    expect(JSON.parse(deviceValues.get('tips') ?? '[]')).toContain('a rule');
    unmount();
  });

  test('folds when it has had time to be read or the board is touched; opened again, it stays', () => {
    jest.useFakeTimers();
    const { rerender } = teach('a third rule');
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.queryByText('The AI votes first.')).toBeNull();
    fireEvent.press(screen.getByTestId('tip-folded'));
    act(() => jest.advanceTimersByTime(300_000));
    expect(screen.getByText('The AI votes first.')).toBeTruthy();
    rerender(
      <Provider store={createStore()}>
        <Tip id="a third rule" text="The AI votes first." touches={1} />
      </Provider>,
    );
    expect(screen.queryByText('The AI votes first.')).toBeNull();
    jest.useRealTimers();
  });

  test('a tip that was not dismissed is shown again', () => {
    teach('another rule');
    expect(screen.getByText('The AI votes first.')).toBeTruthy();
  });
});

describe('the score sheet', () => {
  const rows = [
    { id: 0, name: 'Amina', total: 14, won: true, reasons: [{ text: 'Round 1', points: 14 }] },
    { id: 1, name: 'Duc', total: 9, won: false, reasons: [{ text: 'Round 2', points: 9 }] },
  ];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says who won and why, then the points of one player after another; a touch tells the reasons', () => {
    render(<ScoreSheet outcome="Amina wins." why="She has most." rows={rows} />);
    expect(screen.getByText('Amina wins.')).toBeTruthy();
    expect(screen.getByText('She has most.')).toBeTruthy();
    expect(screen.queryByText('14')).toBeNull();
    expect(screen.queryByText('wins')).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(within(screen.getByTestId('score-0')).getByText('14')).toBeTruthy();
    expect(screen.queryByText('9')).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText('wins')).toBeTruthy();
    expect(screen.queryByText('Round 1')).toBeNull();
    fireEvent.press(within(screen.getByTestId('score-0')).getByRole('button'));
    expect(screen.getByText('Round 1')).toBeTruthy();
    expect(screen.queryByText('Round 2')).toBeNull();
  });

  test('a touch shows the rest at once', () => {
    render(<ScoreSheet outcome="Amina wins." rows={rows} />);
    act(() => void screen.getByTestId('scores').props['onStartShouldSetResponderCapture']());
    expect(screen.getByText('9')).toBeTruthy();
  });

  test('a player who comes back later sees all of it at once', () => {
    render(<ScoreSheet outcome="Amina wins." rows={rows} still />);
    expect(screen.getByText('14')).toBeTruthy();
    expect(screen.getByText('9')).toBeTruthy();
  });
});

test('players who are ready have a tick, and words say who is ready and who is not', () => {
  const seats = [
    { name: 'Amina', done: true },
    { name: 'Duc', done: false },
    { name: 'Itzel', done: true },
  ];
  render(<WaitingFor seats={seats} />);
  expect(screen.getByLabelText('Ready: Amina, Itzel. Not yet: Duc.')).toBeTruthy();
  expect(screen.getByTestId('ready-0')).toBeTruthy();
  expect(screen.getByTestId('not-ready-1')).toBeTruthy();
  expect(screen.getByTestId('ready-2')).toBeTruthy();
});
