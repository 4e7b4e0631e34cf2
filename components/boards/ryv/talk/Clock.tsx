import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import type { RyvProps } from '@/components/boards/ryv/selection';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';

const TICK_MS = 1_000;
/** Seconds. */
const SOON = 60;
/** So often a phone says that the time is over, until the table has heard it. */
const RING_AGAIN = 3;

/** The clock of the whole table: it began when the host says so. A phone that sees it run out rings. */
export function Clock({ view, legal, me, busy, choose, since }: RyvProps) {
  const g = useGameText('ryv');
  const { play } = useFeedback();
  const [opened] = useState(() => Date.now());
  const began = since ?? opened;
  const [now, setNow] = useState(opened);
  const seconds = 60 * (view.options.discussionTimer + RULE_NUMBERS.moreMinutes * view.moreTime);
  const left = Math.max(0, Math.ceil(seconds - (now - began) / TICK_MS));
  const mayRing = canDo(legal, 'ring') && !busy;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const over = Math.floor((now - began) / TICK_MS) - seconds;
  // Counted, so that a tick that comes late rings all the same.
  const rings = over < 0 ? 0 : 1 + Math.floor(over / RING_AGAIN);
  useEffect(() => {
    if (rings === 0 || !mayRing) return;
    play('reveal');
    void choose({ type: 'ring' });
    // Only the moment at which it rings matters, not who asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rings]);
  const isSoon = left < SOON;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <View style={styles.clock} testID="clock">
      <View aria-live="polite">
        <Text size="small" tone="soft">
          {g(isSoon ? 'board.time.soon' : 'board.time')}
        </Text>
      </View>
      <View style={styles.left}>
        <Text tone={isSoon ? 'danger' : 'strong'}>{isSoon ? time : g('board.time.left', { time })}</Text>
      </View>
      {canDo(legal, 'more-time') && me !== null && (
        <Button
          kind="quiet"
          label={g('move.more-time', RULE_NUMBERS)}
          disabled={busy}
          onPress={() => void choose({ type: 'more-time' })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  clock: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.small,
  },
  left: { flexGrow: 1 },
});
