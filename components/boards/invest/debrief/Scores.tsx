import { SeatMark } from '@/components/basics/marks/SeatMark';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Outcome, Score, View as GameView } from '@/rules/invest/types';

import type { G } from '@/components/boards/invest/text/cardWords';
import { winLine } from '@/components/boards/invest/text/lines';

export type ScoresProps = {
  readonly view: GameView;
  readonly result: Outcome;
  readonly names: readonly string[];
  readonly still: boolean;
  readonly touchable: boolean;
};

/** Points of the cards, then what the bonuses made of them. In the order of the seats. */
export function Scores({ view, result, names, still, touchable }: ScoresProps) {
  const g = useGameText('invest');
  const theme = useTheme();
  const rows = view.seats.map(({ score: parts }, seat) => ({
    id: seat,
    mark: <SeatMark seat={seat} />,
    big: <SeatMark seat={seat} size={64} />,
    color: theme.seat(seat).color,
    name: names[seat] ?? '',
    total: parts.total,
    won: result.winners.includes(seat),
    reasons: reasonsOf(g, parts, view.seats[seat]?.key ?? 'energy'),
  }));
  return (
    <ScoreSheet
      outcome={winLine(result.winners, g, names)}
      why={[
        g('said', { what: g('board.score.best'), value: result.best }),
        g('said', { what: g('board.score.table'), value: result.tableTotal }),
      ].join(' · ')}
      rows={rows}
      still={still}
      touchable={touchable}
    />
  );
}

function reasonsOf(
  g: G,
  { points, keyProjects, keyBonus, sectorsBonus, times, total }: Score,
  key: NonNullable<GameView['seats'][number]['key']>,
) {
  const why = [
    keyBonus && g('board.score.key', { count: keyProjects, sector: g(`sector.${key}`) }),
    sectorsBonus && g('board.score.sectors'),
  ].filter((part) => part !== false);
  return [
    { text: g('board.score.points'), points },
    ...(times > 1
      ? [{ text: `${why.join(' · ')} ${g('board.score.times', { times })}`, points: total - points }]
      : []),
  ];
}
