import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme';

export type PipsProps = { readonly filled: number; readonly of: number; readonly color: string };

/** Coins on a card: those that lie there, and the places for those that are missing. */
export function Pips({ filled, of, color }: PipsProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.pips} aria-hidden>
      {Array.from({ length: Math.max(filled, of) }, (_, at) => (
        <View
          key={at}
          style={[
            styles.pip,
            {
              borderColor: at < of ? colors.ink : color,
              backgroundColor: at < filled ? color : colors.paper,
            },
            at >= filled && styles.missing,
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pips: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  pip: { width: 12, height: 12, borderRadius: 6, borderWidth: 1.5 },
  missing: { borderStyle: 'dashed' },
});
