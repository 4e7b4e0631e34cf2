import { type DystocraticProps, selection } from '@/components/boards/dystocratic/selection';
import type { SeatView, View } from '@/rules/dystocratic/types';
import type { LockChoice } from '@/rules/engine';

import { quietBoard } from './quietBoard';

export const NAMES = ['Amina', 'Duc', 'Itzel', 'Jomo'];

const seatView: SeatView = {
  hand: 3,
  locked: false,
  forced: null,
  silenced: false,
  claim: null,
  words: 6,
  total: 0,
};

/** A table in the middle of the first round's talk, seen by Amina, who deals. */
export const viewOf = (of: Partial<View> = {}): View => ({
  phase: 'talk',
  round: 1,
  dealer: 0,
  turn: 0,
  ai: 'black',
  seats: NAMES.map(() => seatView),
  hand: ['silence', 'give', 'peek-vote'],
  seen: [],
  used: [],
  history: [],
  aiTotal: 0,
  deck: 30,
  options: { lockTimer: 0, firstDealer: 'random', multipliers: 'standard' },
  result: null,
  ...of,
});

export const withSeat = (seat: number, of: Partial<SeatView>): readonly SeatView[] =>
  NAMES.map((_, at) => (at === seat ? { ...seatView, ...of } : seatView));

export const locks = (votes: readonly string[] = ['black', 'white']): readonly LockChoice[] =>
  votes.flatMap((vote) =>
    ['none', 'majority', 'minority', 'alone'].map((prediction) => ({
      type: 'lock' as const,
      choice: { vote, prediction },
    })),
  );

export const boardProps = (of: Partial<DystocraticProps> = {}): DystocraticProps => ({
  ...quietBoard,
  selection: selection.empty,
  view: viewOf(),
  names: NAMES,
  ...of,
});
