import { memo, type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { SpokenResult } from '@/components/motion/SpokenResult';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { useDieColors } from './DieFace';
import { type Tray, trayFor, trayIn } from './throw/tray';
import { EDGE, trayEdge, type TrayKind } from './trayEdge';

/** Among other things dice are as large as the words are; in a place of their own, as large as a hand holds them. */
const LARGE = { among: 54, alone: 150 } as const;
const WIDEST = 960;

/** The tray and a die in points, as far as the whole tray fits into its column; with a `height` it fills that. */
export function useTray(count: number, { width, height }: { width: number; height?: number | undefined }) {
  const { scale } = useTheme();
  return useMemo(() => {
    const room = Math.min(width, WIDEST) - 2 * EDGE - 2;
    if (height !== undefined)
      return trayIn(count, { width: room, height: height - 2 * EDGE }, LARGE.alone * scale);
    const tray = trayFor(count);
    return { tray, size: Math.floor(Math.min(LARGE.among * scale, room / tray.width)) };
  }, [count, width, height, scale]);
}

export type DiceTrayProps = {
  readonly tray: Tray;
  readonly size: number;
  readonly kind: TrayKind;
  /** What was rolled, in words; `null` where others say it. Screen readers announce it when it appears. */
  readonly said: string | null;
  /** Hides the words for now. Their space is kept, so that nothing moves under a thumb. */
  readonly hushed?: boolean | undefined;
  readonly children: ReactNode;
};

/** Where dice lie, with the words under it. */
export function DiceTray({ tray, size, kind, said, hushed = false, children }: DiceTrayProps) {
  const { colors } = useTheme();
  const { ink, trays, edges } = useDieColors();
  const ground = trays[kind];
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
          <Edge kind={kind} width={width} height={height} ground={edges[kind]} ink={colors.ink} />
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
      {said !== null && <SpokenResult words={said} hushed={hushed} testID="dice-said" />}
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
