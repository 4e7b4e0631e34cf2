import { act, render, screen } from '@testing-library/react-native';

import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import { ShuffleProgress } from '@/components/lobby/ShuffleProgress';
import { FairPlay } from '@/components/table/ending/FairPlay';
import {
  type Guest,
  type GuestState,
  type SeatVerdict,
  setSession,
  type TableInfo,
  type TrustState,
} from '@/state/session/tableSession';

type TrustedDevice = TrustState['devices'][number];

const seat = (name: string, kind: 'phone' | 'bot' = 'phone') => ({
  name,
  kind,
  key: null,
  away: false,
  waits: false,
  device: null,
});
const seats = [seat('Amina'), seat('Bo'), seat('Chipo'), seat('Duc', 'bot')];

const table = (of: Partial<TableInfo>): TableInfo =>
  ({
    id: 'table',
    game: 'dystocratic',
    stage: 'over',
    match: 1,
    options: {},
    seats,
    shuffle: null,
    verdicts: [],
    ...of,
  }) as TableInfo;

const agrees = (at: number, from = 0, phone = `phone-${at}`): SeatVerdict => ({
  seat: at,
  phone,
  verdict: { agrees: true, from },
});

/** This phone holds a seat, and its rules are of another version than the game's. */
function withOtherRules(seatHeld: number): void {
  const state = { you: { seat: seatHeld }, verdict: null, unchecked: { agrees: null, needs: 2, has: 1 } };
  const guest = {
    state: () => state as unknown as GuestState,
    subscribe: () => () => undefined,
  } as unknown as Guest;
  setSession({ tableId: 'table', guests: [guest], invitation: null, host: null });
}

/** This phone found nothing wrong, and knows these phones. */
function holding(seatHeld: number, devices: readonly TrustedDevice[]): void {
  const verdict = { agrees: true, from: 0 };
  const state = { you: { seat: seatHeld }, verdict, unchecked: null, trust: trustOf({ devices }) };
  const guest = {
    state: () => state as unknown as GuestState,
    subscribe: () => () => undefined,
  } as unknown as Guest;
  setSession({ tableId: 'table', guests: [guest], invitation: null, host: null });
}

describe('after a game', () => {
  afterEach(() => act(() => setSession(null)));

  test('a phone with other rules says that it cannot check, and blames nobody', () => {
    withOtherRules(0);
    render(<FairPlay table={table({})} />);
    expect(screen.getByTestId('fair-play').props['role']).not.toBe('alert');
    expect(
      screen.getByText(
        'This phone cannot check the game: it was played by version 2 of the rules, and this phone has version 1.',
      ),
    ).toBeTruthy();
  });

  test('what the others found is said beside it, but not that all agree', () => {
    withOtherRules(0);
    render(<FairPlay table={table({ verdicts: [agrees(1), agrees(2)] })} />);
    expect(screen.getByText(/^2 phones agree so far\. .*This phone cannot check the game/)).toBeTruthy();
    expect(screen.queryByText(/Not heard from/)).toBeNull();
  });

  test('phones that agree are counted, bots are not', () => {
    render(<FairPlay table={table({ verdicts: [agrees(0), agrees(1), agrees(2)] })} />);
    expect(screen.getByText(/^3 phones agree: fair\./)).toBeTruthy();
  });

  test('a phone with several seats is one phone', () => {
    render(
      <FairPlay table={table({ verdicts: [agrees(0, 0, 'a'), agrees(1, 0, 'a'), agrees(2, 0, 'a')] })} />,
    );
    expect(screen.getByText(/^1 phone agrees: fair\./)).toBeTruthy();
  });

  test('the screen says who has not answered and who came late', () => {
    render(<FairPlay table={table({ verdicts: [agrees(0), agrees(1, 12)] })} />);
    expect(
      screen.getByText(
        /^2 phones agree so far\. .*Not heard from: Chipo\. The phone of Bo watched from move 12 on\.$/,
      ),
    ).toBeTruthy();
  });

  test('[A13] what the phones say themselves is told apart from what the host says of them', () => {
    holding(0, [
      trustPhone(0, { key: 'phone-0' }),
      trustPhone(1, { key: 'phone-1', saysSo: true }),
      trustPhone(2, { key: 'phone-2' }),
    ]);
    render(<FairPlay table={table({ verdicts: [agrees(1), agrees(2)] })} />);
    expect(
      screen.getByText('3 phones agree: fair. 2 of 3 say so themselves. For Chipo the host says it.'),
    ).toBeTruthy();
  });

  test('[A13] a screen that no phone vouches to has it all from the host', () => {
    render(<FairPlay table={table({ verdicts: [agrees(0), agrees(1), agrees(2)] })} />);
    expect(
      screen.getByText(
        '3 phones agree: fair. 0 of 3 say so themselves. For Amina, Bo, Chipo the host says it.',
      ),
    ).toBeTruthy();
  });

  test('a phone that disagrees is named, with the move and what is wrong', () => {
    const verdict = { agrees: false, move: 14, what: 'told' } as const;
    render(
      <FairPlay table={table({ verdicts: [agrees(0), agrees(1), { seat: 2, phone: 'c', verdict }] })} />,
    );
    expect(screen.getByTestId('fair-play').props['role']).toBe('alert');
    expect(
      screen.getByText(/^The phone of Chipo disagrees at move 14\. It was told something else then\./),
    ).toBeTruthy();
  });
});

test('a message about the shuffle is shown only when it takes long, and says whose phone is slow', () => {
  jest.useFakeTimers();
  const devices = ['a', 'b', 'c'].map((key) => ({ key, runs: 'app', here: true, out: false }) as const);
  const from = devices.map(({ key }) => ({ device: key, pledge: null, nonce: null }));
  const round = { round: '', for: 'deal', tries: 2, host: '', devices: [], from } as const;
  const shuffle = { ...round, from, devices: [], waiting: ['b'], without: ['c'] };
  const held = seats.map((each, at) => ({ ...each, device: each.kind === 'bot' ? null : at }));
  render(<ShuffleProgress table={table({ stage: 'lobby', seats: held, devices, shuffle })} />);
  expect(screen.queryByTestId('shuffling')).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('Shuffling together')).toBeTruthy();
  expect(screen.getByText('Waiting for Bo.')).toBeTruthy();
  expect(screen.getByText('Chipo did not answer. The others draw new numbers.')).toBeTruthy();
  jest.useRealTimers();
});
