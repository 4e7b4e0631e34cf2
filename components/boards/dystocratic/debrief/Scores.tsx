import { SeatMark } from '@/components/basics/marks/SeatMark';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { Ending, View as GameView } from '@/rules/dystocratic/types';

import { useAiInks } from '@/components/boards/dystocratic/hand/cards';
import { AiMark } from '@/components/boards/dystocratic/tableTop/AiMark';
import { reasonInShort } from '@/components/boards/dystocratic/reveal/reasons';
import { winLine } from '@/components/boards/dystocratic/text/words';

export type ScoresProps = {
  readonly view: GameView;
  readonly result: Ending;
  readonly names: readonly string[];
  readonly still: boolean;
  readonly touchable: boolean;
};

/** Round by round, then the unused cards. In the order of the seats, for nobody is to be shamed. */
export function Scores({ view, result, names, still, touchable }: ScoresProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { multipliers } = view.options;
  const inks = useAiInks();
  const theme = useTheme();
  const row = {
    id: 'ai',
    mark: <AiMark />,
    big: <AiMark size={64} />,
    color: inks.ground,
    name: g('ai.name'),
    total: view.aiTotal,
    won: result.winners.includes('ai'),
    reasons: view.history.map(({ round, ai: vote, votes, aiPoints }) => {
      const count = votes.filter((one) => one === vote).length as 0 | 1 | 2 | 3 | 4;
      const why = g(`board.with.${count}`);
      return { text: t('table.score.round', { round, why }), points: aiPoints };
    }),
  };
  const seats = result.scores.map((total, seat) => ({
    id: seat,
    mark: <SeatMark seat={seat} />,
    big: <SeatMark seat={seat} size={64} />,
    color: theme.seat(seat).color,
    name: names[seat] ?? '',
    total,
    won: result.winners.includes(seat),
    reasons: [
      ...view.history.map((round) => ({
        text: reasonInShort({ round, seat, multipliers }, { g, t }),
        points: round.points[seat] ?? 0,
      })),
      {
        text: g('board.unused', {
          cards:
            (result.unused[seat] ?? []).map((card) => g(`card.${card}`)).join(', ') || t('table.nothing'),
        }),
        points: result.cardPoints[seat] ?? 0,
      },
    ],
  }));
  const winners = result.winners.flatMap((seat) => (typeof seat === 'number' ? [seat] : []));
  const why =
    winners.length === 0
      ? g('ending.why.ai', { ai: view.aiTotal })
      : g('ending.why', {
          winners: winners.map((seat) => names[seat] ?? '').join(', '),
          points: result.scores[winners[0] ?? 0] ?? 0,
          ai: view.aiTotal,
        });
  return (
    <ScoreSheet
      outcome={winLine(result.winners, g, names)}
      why={why}
      rows={[row, ...seats]}
      line={view.aiTotal}
      still={still}
      touchable={touchable}
    />
  );
}
