import { SeatMark } from '@/components/basics/marks/SeatMark';
import { useSides } from '@/components/boards/chile/art/prints';
import { reasonWords, winWords } from '@/components/boards/chile/text/lines';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { useGameText } from '@/i18n';
import { MAJORITY, REGION } from '@/rules/chile/text/numbers';
import type { Ending, View as GameView } from '@/rules/chile/types';

export type ScoresProps = {
  readonly view: GameView;
  readonly result: Ending;
  readonly names: readonly string[];
  /** It was over before this phone looked: nothing unfolds again. */
  readonly still: boolean;
  readonly touchable: boolean;
};

/** The votes of both campaigns, Region by Region. */
export function Scores({ view, result, names, still, touchable }: ScoresProps) {
  const g = useGameText('chile');
  const sides = useSides(view);
  const rows = view.seats.map(({ side }, seat) => ({
    id: seat,
    mark: <SeatMark seat={seat} />,
    big: <SeatMark seat={seat} size={64} />,
    color: sides[side].color,
    name: g('table.campaign', { campaign: g(`side.${side}.long`), seat: names[seat] ?? '' }),
    total: result.votes[side],
    won: result.winner === side,
    reasons: view.regions
      .filter(({ control }) => control === side)
      .map(({ id }) => ({ text: g(`region.${id}`), points: REGION[id].votes })),
  }));
  return (
    <ScoreSheet
      outcome={winWords(result, g)}
      why={reasonWords(result, g)}
      rows={rows}
      line={MAJORITY}
      still={still}
      touchable={touchable}
    />
  );
}
