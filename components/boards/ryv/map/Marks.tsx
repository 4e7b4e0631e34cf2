import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { usePrintScale } from '@/components/theme';

export type Held = { readonly seat: number; readonly many: number };

/** How many of each seat's cubes lie somewhere. What it stands on says the same in words. */
export function Marks({ of, size = 16 }: { of: readonly Held[]; size?: number }) {
  const scale = usePrintScale();
  return (
    <View style={styles.row} aria-hidden importantForAccessibility="no-hide-descendants">
      {of.map(({ seat, many }) => (
        // A new number comes softly, so that everyone sees where something changed.
        <Appear key={`${seat}-${many}`}>
          <View style={styles.mark}>
            <SeatMark seat={seat} size={size * scale} />
            <Text size={size < 16 ? 'tiny' : 'small'} tone="strong">
              {many}
            </Text>
          </View>
        </Appear>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 1 },
  mark: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
