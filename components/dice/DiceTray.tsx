import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { SpokenResult } from '@/components/motion/SpokenResult';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { useDieColors } from './DieFace';
import { trayFor } from './throw/tray';

/** A die in points: as large as the words are, as far as the whole tray fits on the screen. */
export function useDieSize(count: number): number {
  const { scale } = useTheme();
  const { width } = useWindowDimensions();
  const tray = trayFor(count);
  const fits = (Math.min(width, 960) - 2 * SPACE.huge) / tray.width;
  return Math.round(Math.min(54 * scale, fits));
}

export type DiceTrayProps = {
  readonly count: number;
  readonly size: number;
  /** What was rolled, in words. Screen readers announce it when it appears. */
  readonly said: string;
  /** Hides the words for now. Their space is kept, so that nothing moves under a thumb. */
  readonly hushed?: boolean | undefined;
  readonly children: ReactNode;
};

/** Where dice lie, with the words under it. */
export function DiceTray({ count, size, said, hushed = false, children }: DiceTrayProps) {
  const { colors } = useTheme();
  const { ink, tray: ground } = useDieColors();
  const tray = trayFor(count);
  return (
    <View style={styles.box}>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[
          styles.tray,
          {
            width: tray.width * size,
            height: tray.height * size,
            backgroundColor: ground,
            borderColor: colors.ink,
          },
        ]}
      >
        <View style={[styles.rim, { borderColor: ink }]} />
        <View style={styles.middle}>{children}</View>
      </View>
      <SpokenResult words={said} hushed={hushed} testID="dice-said" />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: SPACE.small },
  tray: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: RADIUS.large,
  },
  rim: {
    position: 'absolute',
    left: 4,
    right: 4,
    top: 4,
    bottom: 4,
    borderWidth: 1,
    borderRadius: RADIUS.large - 5,
    opacity: 0.35,
  },
  /** Dice are placed from the middle, so that they lie the same way in a language read from the right. */
  middle: { width: 0, height: 0 },
});
