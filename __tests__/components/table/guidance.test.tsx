import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { ClockForAll } from '@/components/table/guidance/ClockForAll';
import { Guidance } from '@/components/table/guidance/Guidance';
import { GuideTools } from '@/components/table/guidance/GuideTools';
import { Hand, HandInRail } from '@/components/table/guidance/Hand';
import type { TableInfo } from '@/state/session/tableSession';
import { tableTime } from '@/state/session/tableTime';
import type { AtTable } from '@/state/session/useTable';

type Told = NonNullable<TableInfo['guidance']>;
const NOTHING: Told = {
  isLed: false,
  isPaused: false,
  isHidden: false,
  message: null,
  hands: [],
  clock: null,
  hasBell: false,
};

const tableWith = (guidance?: Partial<Told>) =>
  ({
    id: 'abcdef00',
    game: 'ryv',
    stage: 'playing',
    seats: [{ name: 'Amina' }, { name: 'Ben' }],
    ...(guidance && { guidance: { ...NOTHING, ...guidance } }),
  }) as unknown as TableInfo;

function at(guidance?: Partial<Told>, you: object = { seat: 0, steward: false }) {
  const ask = jest.fn(() => Promise.resolve({ ok: true }));
  const table = tableWith(guidance);
  return { ask, table, at: { guest: { ask }, state: { table, you } } as unknown as AtTable };
}

describe('a message on a phone', () => {
  test('is said in the language of the phone, and stays until it is touched', () => {
    const { at: here, table } = at({ message: { number: 1, ready: 'five' } });
    render(<Guidance at={here} table={table} />);
    expect(screen.getByText('Five more minutes')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByTestId('message')).toBeNull();
    const next = tableWith({ message: { number: 2, words: 'Come to the map' } });
    screen.rerender(<Guidance at={here} table={next} />);
    expect(screen.getByText('Come to the map')).toBeTruthy();
  });
});

describe('a paused phone', () => {
  test('says so and that nothing is lost, and calls whoever leads', () => {
    const { at: here, table, ask } = at({ isPaused: true, isLed: true });
    render(<Guidance at={here} table={table} />);
    expect(screen.getByText('Paused')).toBeTruthy();
    expect(screen.getByText(/no clock runs/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Raise my hand' }));
    fireEvent.press(screen.getByRole('button', { name: 'Our table is stuck' }));
    expect(ask).toHaveBeenCalledWith({ type: 'hand', about: 'stuck' });
  });

  test('shows a message, too', () => {
    const { at: here, table } = at({ isPaused: true, message: { number: 1, ready: 'break' } });
    render(<Guidance at={here} table={table} />);
    expect(screen.getByText('Take a break')).toBeTruthy();
  });
});

describe('a raised hand', () => {
  test('is offered only where somebody leads, to who sits', () => {
    for (const [told, you] of [
      [undefined, { seat: 0, steward: false }],
      [{ isLed: false }, { seat: 0, steward: false }],
      [{ isLed: true }, { seat: null, steward: false }],
    ] as const) {
      render(<HandInRail at={at(told, you).at} color="#000000" />);
      expect(screen.queryByTestId('hand-raise')).toBeNull();
      screen.unmount();
    }
    render(<HandInRail at={at({ isLed: true }).at} color="#000000" />);
    expect(screen.getByTestId('hand-raise')).toBeTruthy();
  });

  test('is said to be up until it is taken down; a quiet one is only said to be sent', () => {
    const up = at({ isLed: true, hands: [{ seat: 0, about: 'question' }] });
    render(<Hand at={up.at} />);
    fireEvent.press(screen.getByRole('button', { name: 'Your hand is up' }));
    fireEvent.press(screen.getByRole('button', { name: 'Take it down' }));
    expect(up.ask).toHaveBeenCalledWith({ type: 'hand', about: null });
    screen.unmount();
    render(<Hand at={at({ isLed: true }, { seat: 0, steward: false, quiet: [0] }).at} />);
    expect(screen.getByRole('button', { name: 'Your call was sent' })).toBeTruthy();
    screen.unmount();
    render(<Hand at={at({ isLed: true }).at} />);
    expect(screen.queryByTestId('hand')).toBeNull();
  });
});

describe('the tools of whoever leads', () => {
  const show = (guidance?: Partial<Told>, quiet: readonly number[] = []) => {
    const ask = jest.fn();
    render(<GuideTools table={tableWith(guidance)} quiet={quiet} ask={ask} />);
    return ask;
  };
  const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

  test('pause and let go on, tell, and make a new link', () => {
    const ask = show();
    press('Pause the game');
    press('Look up, please');
    press('Make a new link and code');
    fireEvent.press(screen.getByRole('switch', { name: 'I lead this table' }));
    fireEvent.press(screen.getByRole('switch', { name: 'Hide the board on the shared screen' }));
    fireEvent.press(screen.getByRole('radio', { name: '5 min' }));
    expect(ask.mock.calls.map(([op]: [unknown]) => op)).toEqual([
      { type: 'pause', on: true },
      { type: 'message', ready: 'look-up' },
      { type: 'link' },
      { type: 'led', on: true },
      { type: 'hide', on: true },
      { type: 'clock', seconds: 300 },
    ]);
    expect(screen.queryByRole('button', { name: 'End the discussion' })).toBeNull();
  });

  test('say who calls and why, the quiet ones too, and take hands down', () => {
    const ask = show({ isPaused: true, hands: [{ seat: 0, about: 'stuck' }] }, [1]);
    expect(screen.getByText('Amina says that the table is stuck.')).toBeTruthy();
    expect(screen.getByText(/Ben says that something is not OK/)).toBeTruthy();
    press('I have answered Ben');
    press('Go on');
    expect(ask.mock.calls.map(([op]: [unknown]) => op)).toEqual([
      { type: 'hand', about: null, seat: 1 },
      { type: 'pause', on: false },
    ]);
  });

  test('end a discussion only where there is one to end', () => {
    const ask = show({ hasBell: true });
    press('End the discussion');
    expect(ask).toHaveBeenCalledWith({ type: 'bell' });
  });

  test('send words of one’s own, and nothing empty', () => {
    const ask = show({ message: { number: 1, words: 'Before' } });
    const field = screen.getByLabelText('Or in your own words');
    fireEvent.changeText(field, '   ');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.changeText(field, ' Come to the map ');
    press('Send');
    press('Take the message away');
    expect(ask.mock.calls.map(([op]: [unknown]) => op)).toEqual([
      { type: 'message', words: 'Come to the map' },
      { type: 'message' },
    ]);
  });
});

test('a clock for all counts down, and stays at nothing', () => {
  jest.useFakeTimers();
  render(<ClockForAll ends={tableTime() + 2_000} />);
  expect(screen.getByText('0:02')).toBeTruthy();
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByText('Time is up')).toBeTruthy();
  jest.useRealTimers();
});
