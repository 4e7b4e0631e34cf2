import { StyleSheet, View } from 'react-native';

import type { Rounds } from '@/components/boards/types';

export type NotchesProps = {
  readonly heading: string;
  readonly rounds: Rounds | null;
  readonly ink: string;
};

/** The rounds of the game as notches: those behind us and the one we are in are filled. It is the page's heading. */
export function Notches({ heading, rounds, ink }: NotchesProps) {
  return (
    <View role="heading" aria-label={heading} testID="heading" style={styles.row}>
      {rounds !== null &&
        Array.from({ length: rounds.of }, (_, at) => (
          <View
            key={at}
            style={[styles.notch, { backgroundColor: ink, opacity: at < rounds.now ? 0.9 : 0.18 }]}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2, height: 4, paddingHorizontal: 2 },
  notch: { flexGrow: 1, flexBasis: 0, height: 4 },
});
