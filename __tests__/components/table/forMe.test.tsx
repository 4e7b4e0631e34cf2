import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { words as ryvWords } from '@/components/boards/ryv/text/words';
import { words } from '@/components/boards/dystocratic/text/words';
import type { Happened, Words } from '@/components/boards/types';
import { Notice } from '@/components/basics/page/Notice';
import { useForMe } from '@/components/table/frame/floats/useForMe';
import { useMessage } from '@/components/table/frame/floats/useMessage';
import { translator } from '@/i18n/fill';
import { en as ryv } from '@/rules/ryv/text/en';
import { en } from '@/rules/dystocratic/text/en';

const NAMES = ['Amina', 'Bongani', 'Citlali', 'Jomo'];
const g = translator('en', en);
const of = words({ g, t: g, names: NAMES }) as Words;

const played = (rev: number, seat: number, target: number): Happened => ({
  rev,
  event: { type: 'played', seat, card: 'silence', target } as Happened['event'],
});

function ForMe({ events, words: said, me }: { events: readonly Happened[]; words: Words; me: number }) {
  const told = useForMe(events, said, me);
  return told === null ? null : <Notice text={told.text} onClose={told.read} testID="for-me" />;
}

test('a card that was played on me is told to me until I have read it, and one on another is not', () => {
  const shown = (events: readonly Happened[]) => <ForMe events={events} words={of} me={1} />;
  render(shown([played(1, 0, 1)]));
  // It was there before this phone looked.
  expect(screen.queryByTestId('for-me')).toBeNull();
  screen.rerender(shown([played(1, 0, 1), played(2, 0, 2)]));
  expect(screen.queryByTestId('for-me')).toBeNull();
  screen.rerender(shown([played(1, 0, 1), played(2, 0, 2), played(3, 2, 1)]));
  expect(screen.getByTestId('for-me')).toHaveTextContent(/Citlali.*Bongani/);
  fireEvent.press(screen.getByRole('button', { name: /^(Got it|Close)/ }));
  expect(screen.queryByTestId('for-me')).toBeNull();
});

test('a card taken from me is told to me, and not which one it was', () => {
  const gave = { rev: 2, event: { type: 'gave', from: 1, to: 3, empty: false } as Happened['event'] };
  const which = {
    rev: 2,
    event: { type: 'gave-card', from: 1, to: 3, card: 'silence' } as Happened['event'],
  };
  render(<ForMe events={[]} words={of} me={1} />);
  screen.rerender(<ForMe events={[gave, which]} words={of} me={1} />);
  expect(screen.getByTestId('for-me')).toHaveTextContent(/Bongani.*Jomo|Jomo.*Bongani/);
  expect(screen.getByTestId('for-me')).not.toHaveTextContent(new RegExp(g('card.silence')));
});

const r = translator('en', ryv);
const said = ryvWords({ g: r, t: r, names: NAMES }) as Words;
const rolled = (faces: readonly number[], need: 1 | 6, success: boolean) =>
  said.line({
    type: 'rolled',
    seat: null,
    faces,
    need,
    success,
    why: 'new-needs',
    at: null,
    card: null,
  } as never);

test('where only a 1 matters, dice without one go well and a 1 is a 1', () => {
  expect(rolled([4, 5, 5, 6], 1, true)).toBe('Dice: 4, 5, 5, 6. All goes well.');
  expect(rolled([3, 6, 1], 1, false)).toBe('Dice: 3, 6, 1. A 1!');
});

function Messages({ all }: { readonly all: Parameters<typeof useMessage>[0] }) {
  const message = useMessage(all);
  return message === null ? null : <Notice {...message} />;
}

describe('messages over the board', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('come one at a time, and one that concerns me waits until I have read it', () => {
    render(<Messages all={[{ text: 'taken', stays: true }, false, { text: 'back' }]} />);
    later(60_000);
    expect(screen.getByTestId('notice')).toHaveTextContent('taken');
    fireEvent.press(screen.getByRole('button'));
    expect(screen.getByTestId('notice')).toHaveTextContent('back');
    later(9_000);
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  test('are told again when the same happens again', () => {
    render(<Messages all={[{ text: 'back' }]} />);
    later(9_000);
    expect(screen.queryByTestId('notice')).toBeNull();
    screen.rerender(<Messages all={[]} />);
    screen.rerender(<Messages all={[{ text: 'back' }]} />);
    expect(screen.getByTestId('notice')).toHaveTextContent('back');
  });
});
