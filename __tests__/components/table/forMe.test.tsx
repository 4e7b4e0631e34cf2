import { fireEvent, render, screen } from '@testing-library/react-native';

import { words as ryvWords } from '@/components/boards/ryv/text/words';
import { words } from '@/components/boards/dystocratic/text/words';
import type { Happened, Words } from '@/components/boards/types';
import { ForMe } from '@/components/table/frame/floats/ForMe';
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
