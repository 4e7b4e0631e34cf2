import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { SpokenResult } from '@/components/motion/SpokenResult';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { useDieColors } from './DieFace';
import { trayFor } from './throw/tray';
import { EDGE, trayEdge, type TrayKind } from './trayEdge';

/** A die in points: as large as the words are, as far as the whole tray fits into its column. */
export function useDieSize(count: number, room: number): number {
  const { scale } = useTheme();
  const fits = (Math.min(room, 960) - 2 * EDGE - 2) / trayFor(count).width;
  return Math.floor(Math.min(54 * scale, fits));
}

export type DiceTrayProps = {
  readonly count: number;
  readonly size: number;
  readonly kind: TrayKind;
  /** What was rolled, in words. Screen readers announce it when it appears. */
  readonly said: string;
  /** Hides the words for now. Their space is kept, so that nothing moves under a thumb. */
  readonly hushed?: boolean | undefined;
  readonly children: ReactNode;
};

/** Where dice lie, with the words under it. */
export function DiceTray({ count, size, kind, said, hushed = false, children }: DiceTrayProps) {
  const { colors } = useTheme();
  const { ink, trays } = useDieColors();
  const ground = trays[kind];
  const tray = trayFor(count);
  const [width, height] = [tray.width * size, tray.height * size];
  return (
    <View style={styles.box}>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        testID={`tray-${kind}`}
        style={{ padding: kind === 'plain' ? 0 : EDGE }}
      >
        {kind !== 'plain' && (
          <Edge kind={kind} width={width} height={height} ground={ground} ink={colors.ink} />
        )}
        <View
          style={[
            styles.tray,
            { width, height, backgroundColor: ground },
            kind === 'plain' && [styles.plain, { borderColor: colors.ink }],
          ]}
        >
          <View style={[styles.rim, { borderColor: kind === 'hurts' ? '#f6eedd' : ink }]} />
          <View style={styles.middle}>{children}</View>
        </View>
      </View>
      <SpokenResult words={said} hushed={hushed} testID="dice-said" />
    </View>
  );
}

type EdgeProps = {
  readonly kind: Exclude<TrayKind, 'plain'>;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
};

/** Drawn once for a size: nothing of it moves. */
const Edge = memo(function Edge({ kind, width, height, ground, ink }: EdgeProps) {
  return (
    <Svg width={width + 2 * EDGE} height={height + 2 * EDGE} style={styles.edge}>
      <Path
        d={trayEdge(kind, width, height)}
        fill={ground}
        stroke={ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </Svg>
  );
});

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: SPACE.small },
  tray: {
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.small,
  },
  plain: { borderWidth: 3, borderRadius: RADIUS.large },
  edge: { position: 'absolute', top: 0, start: 0 },
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
