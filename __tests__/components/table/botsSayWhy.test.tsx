import { fireEvent, render, screen } from '@testing-library/react-native';

import { Log } from '@/components/furniture/messages/Log';
import { reasonOf as chileReason } from '@/components/boards/chile/text/reasons';
import { reasonOf as dystocraticReason } from '@/components/boards/dystocratic/text/reasons';
import { reasonOf as investReason } from '@/components/boards/invest/text/reasons';
import { logLines } from '@/components/table/frame/logLines';
import type { Words } from '@/components/boards/types';

const words = {
  line: ({ type }: { type: string }) => `It did: ${type}`,
  reason: ({ type }: { type: string }) => (type === 'quiet' ? null : { seat: 1, text: 'It helps me.' }),
  isWhisper: () => false,
} as unknown as Words;
const happened = (type: string, rev: number) => ({ rev, event: { type } });

test('a line of a bot can be asked why, and answers only then', () => {
  const lines = logLines([happened('build', 1), happened('quiet', 2)], words, { whispers: false, bots: [1] });
  render(<Log lines={lines} />);
  expect(screen.queryByText(/It helps me/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Why?' }));
  expect(screen.getByText('Because: It helps me.')).toBeTruthy();
});

test('nobody else is asked', () => {
  const why = (bots?: readonly number[]) =>
    logLines([happened('build', 1)], words, { whispers: false, ...(bots && { bots }) }).map(
      (line) => line.why,
    );
  expect(why([0])).toEqual([undefined]);
  expect(why()).toEqual([undefined]);
});

test('the reasons of three games say nothing of what lies face down', () => {
  expect(dystocraticReason({ type: 'played', seat: 2, card: null, target: 1 })).toEqual({
    seat: 2,
    reason: 'reason.force',
  });
  expect(dystocraticReason({ type: 'drew', seat: 2, card: 'give' })).toBeNull();
  expect(
    chileReason({ type: 'looked', seat: 0, region: 'talca', popular: 'jobs', unpopular: 'health' }),
  ).toBeNull();
  expect(chileReason({ type: 'polled', seat: 0, region: 'santiago' })?.reason).toBe('reason.poll.big');
  expect(investReason({ type: 'foresaw-cards', seat: 0, cards: ['flood'], called: [''] })).toBeNull();
  expect(
    investReason({ type: 'started', seat: 0, card: 'led-bulbs' as never, x: 0, y: 0, reason: '' })?.reason,
  ).toBe('reason.start.shields');
});
