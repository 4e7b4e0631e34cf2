import { useEffect, useState } from 'react';

import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

export type TimerProps = {
  /** When it began, by this phone's own clock. */
  readonly since: number;
  readonly seconds: number;
  readonly color?: string | undefined;
};

/** A reminder only: nothing happens when the time is up. */
export function Timer({ since, seconds, color }: TimerProps) {
  const t = useText();
  const [now, setNow] = useState(since);
  const left = Math.max(0, Math.ceil(seconds - (now - since) / 1_000));
  const isOut = left === 0;
  useEffect(() => {
    if (isOut) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [since, isOut]);
  return (
    <Text tone="strong" color={color}>
      {isOut ? t('table.timer.out') : t('table.timer', { count: left })}
    </Text>
  );
}
