import type { BoardProps, PlayerProps, SelectionRules } from '@/components/boards/types';
import type { Spot } from '@/rules/ryv/kinds';
import type { Ryv } from '@/rules/ryv/types';

export const VERDICTS = ['broken', 'kept'] as const;

/** What I am about to do: an action of the mat, a place on the board. Sent only by the button under the thumb. */
export type Selection = {
  readonly action: string | null;
  readonly spot: Spot | null;
  /** In the ballot on an agreement: what I would say of it. */
  readonly verdict: (typeof VERDICTS)[number] | null;
  /** The revision of my own action whose dice I have looked at. */
  readonly seenRev: number;
};

export type RyvProps = BoardProps<Ryv, Selection>;
export type MineProps = PlayerProps<RyvProps>;

const NOTHING: Selection = { action: null, spot: null, verdict: null, seenRev: -1 };

export const selection: SelectionRules<Ryv, Selection> = {
  empty: NOTHING,
  moment: ({ round, phase, turn, task, dispute, players }, me) =>
    JSON.stringify([
      round,
      phase,
      turn,
      task,
      dispute?.agreement,
      me === null ? [] : players[me]?.sheet.acted,
    ]),
  lasting: ['seenRev'],
};
