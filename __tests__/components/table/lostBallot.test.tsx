import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { LostBallot, LostBallotActions } from '@/components/table/frame/floats/LostBallot';
import type { AtTable } from '@/state/session/useTable';

const NAMES = ['Amina', 'Ben', 'Chipo'];

type Given = {
  readonly holders?: readonly number[];
  readonly lent?: readonly number[];
  readonly opening?: boolean;
  readonly held?: readonly number[];
};

/** Amina's phone is away, and her vote is due. */
function atTable({ holders = [1, 2], lent = [], opening = true, held = [1] }: Given) {
  const guests = held.map(() => ({
    ask: jest.fn(() => Promise.resolve({ ok: true })),
    lend: jest.fn(() => Promise.resolve({ ok: true })),
  }));
  const state = {
    you: { seat: held[0], steward: false },
    locked: {},
    table: {
      game: 'dystocratic',
      lent: [...lent.map((by) => ({ ballot: 'b2', seat: 0, by })), { ballot: 'b1', seat: 0, by: 2 }],
      seats: NAMES.map((name, seat) => ({ name, kind: 'phone', away: seat === 0 })),
    },
    snapshot: {
      waiting: [0],
      ballot: {
        key: 'b2',
        opening,
        trusts: holders.length === 0 ? [] : [{ from: 0, holders, box: '' }],
      },
    },
  };
  const at = {
    guest: guests[0],
    state,
    held: held.map((seat, guest) => ({ guest, seat, name: NAMES[seat] })),
    session: { guests },
  } as unknown as AtTable;
  return { at, guests };
}

/** As on the phone: the words on the board, the buttons below it. */
const show = (at: AtTable) =>
  render(
    <>
      <LostBallot at={at} />
      <LostBallotActions at={at} />
    </>,
  );

const TOGETHER = 'Open the vote of Amina together';

test('the table is asked to open a lost vote together, and told who is still to agree', () => {
  const { at, guests } = atTable({});
  show(at);
  expect(screen.getByText('Still to agree: Ben, Chipo')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: TOGETHER }));
  expect(guests[0]?.lend).toHaveBeenCalledWith(0);
});

test('one touch agrees for everyone who sits at this phone', async () => {
  const { at, guests } = atTable({ held: [1, 2] });
  show(at);
  fireEvent.press(screen.getByRole('button', { name: TOGETHER }));
  await waitFor(() => expect(guests[1]?.lend).toHaveBeenCalledWith(0));
  expect(guests[0]?.lend).toHaveBeenCalledTimes(1);
});

test('a player who has agreed is not asked again, and can still choose to go on without the vote', () => {
  const { at, guests } = atTable({ lent: [1] });
  show(at);
  expect(screen.getByText('Still to agree: Chipo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: TOGETHER })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Go on without the vote of Amina' }));
  expect(guests[0]?.ask).toHaveBeenCalledWith({ type: 'propose', strike: 0, ballot: 'b2' });
});

test('the screen says when shares do not fit, and when one is missing', async () => {
  show(atTable({ lent: [1, 2] }).at);
  expect(screen.getByText(/do not fit together/)).toBeTruthy();
  screen.unmount();
  const { at, guests } = atTable({});
  guests[0]?.lend.mockResolvedValueOnce({ ok: false, why: 'no-share' } as never);
  show(at);
  fireEvent.press(screen.getByRole('button', { name: TOGETHER }));
  expect(await screen.findByText('This phone holds no part of that vote.')).toBeTruthy();
});

test('without shares the table can only go on without the vote', () => {
  show(atTable({ holders: [] }).at);
  expect(screen.queryByRole('button', { name: TOGETHER })).toBeNull();
  expect(screen.getByText(/or go on without it/)).toBeTruthy();
});

test('nothing is offered before the votes are due', () => {
  show(atTable({ opening: false }).at);
  expect(screen.queryByRole('button')).toBeNull();
});
