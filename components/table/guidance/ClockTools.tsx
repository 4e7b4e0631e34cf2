import { useState } from 'react';

import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { useText } from '@/i18n';
import type { Ask } from '@/state/session/useTable';

const MINUTES = [0, 1, 3, 5, 10] as const;

export type ClockToolsProps = {
  /** Whether a clock runs now. */
  readonly runs: boolean;
  readonly ask: (op: Ask) => void;
};

/** A clock that everybody sees. It reminds, and stops nothing. */
export function ClockTools({ runs, ask }: ClockToolsProps) {
  const t = useText();
  const [minutes, setMinutes] = useState<number | null>(null);
  return (
    <PieceChoice<number>
      label={t('guide.clock')}
      value={runs ? minutes : 0}
      pieces={MINUTES.map((value) => ({
        value,
        label: value === 0 ? t('guide.clock.none') : t('guide.clock.minutes', { count: value }),
      }))}
      onChange={(value) => {
        setMinutes(value);
        ask({ type: 'clock', seconds: value * 60 });
      }}
    />
  );
}
