import { act, render, screen } from '@testing-library/react-native';

import { ryv } from '@/components/boards/ryv/gameBoard';
import type { State } from '@/rules/ryv/types';

import { Phone } from '../../../support/Phone';
import { played, seenBy } from '../../../support/ryvTable';

/** States a whole game passes through, one of each kind of moment. */
const momentOf = ({ phase, tasks, queue }: State): string =>
  `${phase} ${tasks[0]?.type ?? ''} ${tasks.length === 0 ? (queue[0]?.type ?? '') : ''}`;

function momentsOf(mode: State['mode'], number: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  let moves = 0;
  played(
    (state) => {
      const moment = momentOf(state);
      if (!seen.has(moment)) seen.set(moment, moves);
      moves += 1;
      return state.phase === 'over';
    },
    { mode },
    { number },
  );
  return seen;
}

const after = (mode: State['mode'], number: number, moves: number) => {
  let left = moves;
  return played(() => left-- === 0, { mode }, { number });
};

test.each(['first-play', 'full'] as const)(
  'whoever must do something in %s has a button for it, and no word is missing',
  async (mode) => {
    for (const [moment, moves] of momentsOf(mode, 3)) {
      const game = after(mode, 3, moves);
      const waiting = seenBy(game, 0).waiting[0] ?? 0;
      const props = seenBy(game, waiting);
      render(<Phone board={ryv} props={props} />);
      await act(async () => undefined);
      const enabled = screen.queryAllByRole('button', { disabled: false }).length;
      expect({ moment, enabled: enabled > 0 || game.state.phase === 'over' }).toEqual({
        moment,
        enabled: true,
      });
      expect(screen.queryAllByText(/\{\w+\}|undefined|^(board|reason|task|auto|log|story)\./)).toEqual([]);
      screen.unmount();
    }
  },
  60_000,
);
