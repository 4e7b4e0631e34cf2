import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';

import { useHasTwoColumns } from './useIsWide';

export type ColumnsProps = {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** How much of the width the first column takes, of 10. */
  readonly share?: number;
};

/** Below each other on a phone, beside each other on a tablet. */
export function Columns({ first, second, share = 5 }: ColumnsProps) {
  const isSideBySide = useHasTwoColumns();
  return (
    <View style={isSideBySide ? styles.beside : styles.below}>
      <View style={[styles.column, isSideBySide && { flex: share }]}>{first}</View>
      <View style={[styles.column, isSideBySide && { flex: 10 - share }]}>{second}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: SPACE.large },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: 2 * SPACE.huge },
  column: { gap: SPACE.large, minWidth: 0 },
});
