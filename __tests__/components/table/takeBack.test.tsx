import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import type { Words } from '@/components/boards/types';
import { ProposalSheet } from '@/components/table/takeBack/ProposalSheet';
import { RewindSheet } from '@/components/table/takeBack/RewindSheet';
import { justTakenBack, withTakeBacks } from '@/components/table/takeBack/takeBackLines';
import { UndoButton } from '@/components/table/takeBack/UndoButton';
import type { AtTable } from '@/state/session/useTable';

const NAMES = ['Amina', 'Ben', 'Chipo'];
const words = {
  line: ({ type }: { type: string }) => `It ${type}.`,
  isWhisper: () => false,
} as unknown as Words;

type Given = {
  readonly me?: number;
  readonly undo?: boolean;
  readonly proposal?: object | null;
  readonly kinds?: readonly string[];
  readonly also?: readonly number[];
};

function atTable({ me = 0, undo = false, proposal = null, kinds = [], also = [] }: Given) {
  const ask = jest.fn(() => Promise.resolve({ ok: true }));
  const state = {
    you: { seat: me, steward: false },
    rev: 7,
    table: {
      game: 'dystocratic',
      proposal,
      seats: NAMES.map((name, seat) => ({ name, kind: kinds[seat] ?? 'phone' })),
    },
    snapshot: { undo },
    events: [
      { rev: 3, event: { type: 'rained' } },
      { rev: 5, event: { type: 'snowed' } },
    ],
  };
  const seats = [me, ...also];
  const states = seats.map((seat) => ({ ...state, you: { seat, steward: false } }));
  const guest = { ask };
  const at = {
    guest,
    state,
    states,
    holder: 0,
    held: seats.map((seat, at) => ({ guest: at, seat, name: NAMES[seat] })),
    session: { guests: seats.map(() => guest) },
  } as unknown as AtTable;
  return { at, ask };
}

describe('undo', () => {
  test('is shown only while the host offers it, and asks for the move just seen', () => {
    const { at, ask } = atTable({ undo: true });
    render(<UndoButton at={at} />);
    fireEvent.press(screen.getByRole('button', { name: 'Undo my move' }));
    expect(ask).toHaveBeenCalledWith({ type: 'undo', rev: 7 });
    screen.unmount();
    render(<UndoButton at={atTable({}).at} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says why when it comes too late', async () => {
    const { at, ask } = atTable({ undo: true });
    ask.mockResolvedValueOnce({ ok: false, why: 'no-undo' } as never);
    render(<UndoButton at={at} />);
    fireEvent.press(screen.getByRole('button', { name: 'Undo my move' }));
    await waitFor(() => expect(screen.getByText(/cannot be undone any more/)).toBeTruthy());
  });
});

describe('a rewind', () => {
  test('is chosen from the log, with its rules explained, and proposed to the table', () => {
    const { at, ask } = atTable({});
    render(<RewindSheet open onClose={() => undefined} at={at} words={words} />);
    fireEvent.press(screen.getByRole('button', { name: 'Go back to before: It snowed.' }));
    expect(screen.getByText(/Dice are thrown anew/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Ask the table' }));
    expect(ask).toHaveBeenCalledWith({ type: 'rewind', from: 5 });
  });

  test('among bots needs no consent', () => {
    const { at, ask } = atTable({ kinds: ['phone', 'bot', 'bot'] });
    render(<RewindSheet open onClose={() => undefined} at={at} words={words} />);
    fireEvent.press(screen.getByRole('button', { name: 'Go back to the start of the game' }));
    fireEvent.press(screen.getByRole('button', { name: 'Go back' }));
    expect(ask).toHaveBeenCalledWith({ type: 'rewind', from: 1 });
  });

  const proposal = { what: 'rewind', by: 1, from: 5, agreed: [], refused: null };

  test('shows who asks and what would go, and takes yes or no', () => {
    const { at, ask } = atTable({ proposal });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    expect(screen.getByText('Ben asks to go back')).toBeTruthy();
    expect(screen.getByText('It snowed.')).toBeTruthy();
    expect(screen.queryByText('It rained.')).toBeNull();
    expect(screen.getByText('Waiting for Amina, Chipo.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'No, play on' }));
    expect(ask).toHaveBeenCalledWith({ type: 'consent', from: 5, yes: false });
  });

  test('is agreed to by everyone who shares the phone', async () => {
    const { at, ask } = atTable({ proposal, also: [2] });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    fireEvent.press(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  test('can be withdrawn by the player who asked', () => {
    const { at, ask } = atTable({ me: 1, proposal });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'You asked to go back' }));
    fireEvent.press(screen.getByRole('button', { name: 'Never mind, play on' }));
    expect(ask).toHaveBeenCalledWith({ type: 'consent', from: 5, yes: false });
  });

  test('tells once that somebody refused', () => {
    const { at } = atTable({ proposal: { ...proposal, refused: 2 } });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    expect(screen.getByText('Chipo would rather play on.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Chipo would rather play on.')).toBeNull();
  });
});

describe('a proposal to go on without a vote', () => {
  const strike = { what: 'strike', by: 1, seat: 2, ballot: 'b2', agreed: [], against: [], refused: null };
  const title = 'Ben asks to go on without the vote of Chipo';

  test('is answered with one voice by a phone, whoever shares it', async () => {
    const { at, ask } = atTable({ proposal: strike, also: [2] });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(/more than half of the other phones/)).toBeTruthy();
    expect(screen.getByText('Waiting for Amina.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(ask.mock.calls).toEqual([[{ type: 'consent', strike: 2, ballot: 'b2', yes: true }]]);
  });

  test('can be met with: wait', () => {
    const { at, ask } = atTable({ proposal: strike });
    render(<ProposalSheet at={at} words={words} names={NAMES} />);
    fireEvent.press(screen.getByRole('button', { name: 'No, wait' }));
    expect(ask).toHaveBeenCalledWith({ type: 'consent', strike: 2, ballot: 'b2', yes: false });
  });

  test('asks nothing more of a phone that has spoken, or whose vote it is', () => {
    for (const given of [{ proposal: { ...strike, against: [0] } }, { me: 2, proposal: strike }]) {
      render(<ProposalSheet at={atTable(given).at} words={words} names={NAMES} />);
      expect(screen.getByRole('button', { name: title })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
      screen.unmount();
    }
  });
});

test('a take-back has its line in every game', () => {
  const told = withTakeBacks(
    words,
    ((key: string, of: object) => `${key} ${JSON.stringify(of)}`) as never,
    NAMES,
  );
  expect(told.line({ type: 'undone', seat: 2, from: 1 } as never)).toBe('table.undone {"name":"Chipo"}');
  expect(told.line({ type: 'rained' })).toBe('It rained.');
});

test('the board says what was taken back until something else happens', () => {
  const undone = { rev: 8, event: { type: 'undone', seat: 2 } } as never;
  const rained = { rev: 9, event: { type: 'rained' } } as never;
  expect(justTakenBack([rained, undone], words)).toBe('It undone.');
  expect(justTakenBack([undone, rained], words)).toBeNull();
  expect(justTakenBack([], words)).toBeNull();
});
