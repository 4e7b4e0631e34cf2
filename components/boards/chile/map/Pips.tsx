import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Appear } from '@/components/motion/Appear';
import { useTheme } from '@/components/theme';
import { REGION } from '@/rules/chile/text/numbers';
import type { RegionView, Side } from '@/rules/chile/types';

import type { SidePrint } from '@/components/boards/chile/art/prints';

export type PipsProps = {
  readonly region: RegionView;
  readonly sides: { readonly [S in Side]: SidePrint };
  readonly size: number;
};

/** The track: squares of Sí from one end, circles of No from the other, free spaces between. */
export function Pips({ region: { id, tokens }, sides, size }: PipsProps) {
  const { colors } = useTheme();
  // Tokens that lay there when this screen opened do not come flying in.
  const [before] = useState(tokens);
  const free = Math.max(0, REGION[id].track - tokens.si - tokens.no);
  const box = { width: size, height: size };
  const placed = (side: Side) =>
    Array.from({ length: tokens[side] }, (_, at) => (
      <Appear key={`${side}-${at}`} still={at < before[side]}>
        <View
          style={[
            styles.pip,
            box,
            { backgroundColor: sides[side].color, borderColor: colors.ink },
            side === 'no' && { borderRadius: size },
          ]}
        />
      </Appear>
    ));
  const no = placed('no');
  return (
    <View style={styles.track} aria-hidden importantForAccessibility="no-hide-descendants">
      {placed('si')}
      {Array.from({ length: free }, (_, at) => (
        <View key={at} style={[styles.pip, styles.free, box, { borderColor: colors.softInk }]} />
      ))}
      {no.reverse()}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
  pip: { borderWidth: 1.5, borderRadius: 1 },
  free: { borderStyle: 'dotted', borderRadius: 3 },
});
