import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { RegionId } from '@/rules/chile/types';

import { SLICE, SLICE_ART } from './coast';
import { useInks } from '@/components/boards/chile/art/prints';

export type SliceProps = {
  readonly region: RegionId;
  readonly width: number;
  /** The ink of whoever controls it. */
  readonly color: string | null;
  /** It is not what is being chosen from. */
  readonly faint: boolean;
};

/** One part of the long country, as high as what stands beside it: sea, land, mountains. */
export function Slice({ region, width, color, faint }: SliceProps) {
  const inks = useInks();
  const { land, coast, border, peaks, waves } = SLICE_ART[region];
  return (
    <View
      style={[styles.slice, { width }, faint && styles.faint]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      <Svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${SLICE.width} ${SLICE.height}`}
        preserveAspectRatio="none"
      >
        <Path d={land} fill={color ?? inks.accent2} />
        <Path d={coast} fill="none" stroke={inks.ink} strokeWidth={2} strokeLinejoin="round" />
        {border !== null && (
          <Path d={border} fill="none" stroke={inks.ink} strokeWidth={1.5} strokeDasharray="2 2" />
        )}
        <Path d={peaks} fill={inks.ink} />
        <Path
          d={waves}
          fill="none"
          stroke={inks.ink}
          strokeWidth={1.4}
          strokeLinecap="round"
          opacity={0.55}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  slice: { position: 'absolute', top: 0, bottom: 0, start: 0 },
  faint: { opacity: 0.4 },
});
