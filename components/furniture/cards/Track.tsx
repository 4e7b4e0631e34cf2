import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type TrackProps = {
  readonly label: string;
  readonly steps: number;
  readonly value: number;
  readonly color: string;
  /** What stands on a step: tokens, a goal. */
  readonly on?: ((step: number) => ReactNode) | undefined;
};

/** Steps from 1, filled up to where we are. */
export function Track({ label, steps, value, color, on }: TrackProps) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={value}
      style={styles.box}
    >
      <View style={styles.heading}>
        <View style={styles.words}>
          <Text tone="strong">{label}</Text>
        </View>
        <Text>{t('table.track', { value, steps })}</Text>
      </View>
      <View style={styles.steps}>
        {Array.from({ length: steps }, (_, at) => (
          <View
            key={at}
            style={[
              styles.step,
              { borderColor: colors.ink, backgroundColor: at < value ? color : colors.sheet },
            ]}
          >
            {on?.(at + 1)}
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  heading: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1 },
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  step: {
    flexGrow: 1,
    minWidth: 20,
    minHeight: 22,
    borderWidth: 2,
    borderRadius: RADIUS.small,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
