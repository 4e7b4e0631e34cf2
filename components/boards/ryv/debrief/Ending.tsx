import { SeatMark } from '@/components/basics/marks/SeatMark';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { goalOf } from '@/rules/ryv/text/numbers';
import type { Ending as GameEnding, View as GameView } from '@/rules/ryv/types';

import { winWords } from '@/components/boards/ryv/text/lines';
import { goalText, outcomeName, roleName } from '@/components/boards/ryv/text/say';

export type EndingProps = {
  readonly view: GameView;
  readonly result: GameEnding;
  readonly names: readonly string[];
  readonly still: boolean;
  readonly touchable: boolean;
};

/** Goals one by one, then the future, then a bad name. */
export function Ending({ view, result, names, still, touchable }: EndingProps) {
  const g = useGameText('ryv');
  const theme = useTheme();
  const future = result.outcome === null ? null : outcomeName(g, view.setting, result.outcome);
  const rows = result.scores.map(({ reputation, outcome, total }, seat) => ({
    id: seat,
    mark: <SeatMark seat={seat} />,
    big: <SeatMark seat={seat} size={64} />,
    color: theme.seat(seat).color,
    name: view.players[seat] === undefined ? '' : `${names[seat] ?? ''} · ${roleName(g, view.players[seat])}`,
    total,
    won: result.winners.includes(seat),
    reasons: [
      ...(view.players[seat]?.reached ?? []).map((goal) => ({
        text: g('board.score.goals', { goal: goalText(g, goal) }),
        points: goalOf(goal).points,
      })),
      ...(future === null ? [] : [{ text: g('board.score.future', { future }), points: outcome }]),
      ...(reputation === 0 ? [] : [{ text: g('board.score.reputation'), points: reputation }]),
    ],
  }));
  const why = [
    future === null ? g('log.over.none') : g('log.over', { outcome: future }),
    ...(result.tieBroken ? [g('board.tie')] : []),
  ].join(' ');
  return (
    <ScoreSheet
      outcome={winWords(g, result.winners, names)}
      why={why}
      rows={rows}
      still={still}
      touchable={touchable}
    />
  );
}
