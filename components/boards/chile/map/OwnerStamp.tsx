import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import type { IconArt } from '@/components/art/iconTypes';
import { usePrintScale, useTheme } from '@/components/theme';

import { type SidePrint } from '@/components/boards/chile/art/prints';

export type OwnerStampProps = {
  readonly art: IconArt;
  readonly side: SidePrint;
  readonly size: number;
};

/** Something on the map with the mark of the campaign it belongs to. */
export function OwnerStamp({ art, side, size }: OwnerStampProps) {
  const { colors } = useTheme();
  const drawn = size * usePrintScale();
  return (
    <View style={[styles.stamp, { borderColor: colors.ink, backgroundColor: side.color }]}>
      <Glyph of={art} size={drawn} color={side.onColor} />
      <Glyph of={side.art} size={drawn} color={side.onColor} />
    </View>
  );
}

const styles = StyleSheet.create({
  stamp: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    borderWidth: 1.5,
    borderRadius: 4,
    padding: 1,
    paddingHorizontal: 2,
  },
});
