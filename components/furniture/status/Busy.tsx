import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Moving } from '@/components/motion/Moving';
import type { Track } from '@/components/motion/tracks/track';
import { useMotion } from '@/components/motion/useMotion';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

const BREATHES: Track = [
  { at: 0, opacity: 0.35 },
  { at: 0.5, opacity: 1 },
  { at: 1, opacity: 0.35 },
];

export type BusyProps = {
  readonly text: string;
  /** From 0 to 1, where that is known. */
  readonly progress?: number | undefined;
};

/** Says what takes so long, and how far it is. */
export function Busy({ text, progress }: BusyProps) {
  const { colors } = useTheme();
  const { reduced } = useMotion();
  const part = progress === undefined ? null : Math.min(1, Math.max(0, progress));
  return (
    <View style={styles.box} aria-live="polite" aria-busy>
      <Text>{text}</Text>
      <View
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(part !== null && { 'aria-valuenow': Math.round(part * 100) })}
        style={[styles.rail, { borderColor: colors.ink, backgroundColor: colors.sheet }]}
      >
        <Moving track={BREATHES} moving={part === null && !reduced} duration={1400} again style={styles.fill}>
          <View
            style={[
              styles.fill,
              { backgroundColor: colors.main, width: `${Math.round((part ?? 1) * 100)}%` },
            ]}
          />
        </Moving>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  rail: { height: 16, borderWidth: 2, borderRadius: RADIUS.round, overflow: 'hidden' },
  fill: { height: '100%' },
});
