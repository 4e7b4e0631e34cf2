import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, usePrintScale, useTheme } from '@/components/theme';

import { type SidePrint } from '@/components/boards/chile/art/prints';

export type SideTagProps = {
  readonly side: SidePrint | null;
  readonly text: string | number;
  readonly small?: boolean;
};

/** A stamp in the colour of a campaign, with its mark: who holds something, and how much it is worth. */
export function SideTag({ side, text, small = false }: SideTagProps) {
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View
      style={[
        styles.tag,
        side === null
          ? { borderColor: colors.softInk, borderStyle: 'dashed', backgroundColor: colors.sheet }
          : { borderColor: colors.ink, backgroundColor: side.color },
      ]}
    >
      {side !== null && <Glyph of={side.art} size={(small ? 12 : 16) * scale} color={side.onColor} />}
      <Text size={small ? 'small' : 'body'} tone="strong" color={side === null ? colors.ink : side.onColor}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 3,
    borderWidth: 1.5,
    borderRadius: RADIUS.small,
    paddingHorizontal: 5,
  },
});
