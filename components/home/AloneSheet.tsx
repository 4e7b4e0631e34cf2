import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type AloneSheetProps = {
  /** The fewest and the most bots. */
  readonly least: number;
  readonly most: number;
  readonly onClose: () => void;
  readonly onPlay: (bots: number) => void;
};

/** Alone: with how many bots. */
export function AloneSheet({ least, most, onClose, onPlay }: AloneSheetProps) {
  const t = useText();
  const { colors } = useTheme();
  const [bots, setBots] = useState(Math.min(most, Math.max(least, 2)));
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('game.alone')}
      footer={
        <Button
          kind="main"
          label={t('game.alone.go')}
          icon={<Icon name="play" color={colors.onMain} />}
          onPress={() => onPlay(bots)}
        />
      }
    >
      <PieceChoice
        label={t('game.alone.many')}
        value={bots}
        pieces={counts.map((count) => ({
          value: count,
          label: t('game.alone.bots', { count }),
          picture: <SeatMark seat={count} size={28} />,
        }))}
        onChange={setBots}
      />
    </Sheet>
  );
}
