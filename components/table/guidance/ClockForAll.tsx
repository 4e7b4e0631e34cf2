import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { secondsLeft, timeOf } from './clockTime';

const TICK_MS = 500;

export type ClockForAllProps = {
  readonly ends: number;
  /** Where another one on this screen is heard. */
  readonly isSilent?: boolean;
};

/** A clock that whoever leads shows to everybody. It is heard once when it runs out, and stops nothing. */
export function ClockForAll({ ends, isSilent = false }: ClockForAllProps) {
  const t = useText();
  const { colors, lies } = useTheme();
  const { play } = useFeedback();
  const [left, setLeft] = useState(() => secondsLeft(ends));
  const isOut = left === 0;
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(ends));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [ends]);
  useEffect(() => {
    if (isOut && !isSilent) play('reveal');
  }, [isOut, isSilent, play]);
  const time = isOut ? t('table.timer.out') : timeOf(left);
  return (
    <View
      accessible
      role="timer"
      aria-label={t('clock.left', { time })}
      testID="clock-for-all"
      style={[styles.pill, lies, { backgroundColor: colors.sheet, borderColor: colors.ink }]}
    >
      <Icon name="timer" size={20} />
      <Text size="small" tone={isOut ? 'danger' : 'strong'}>
        {time}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    alignSelf: 'flex-start',
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.round,
  },
});
