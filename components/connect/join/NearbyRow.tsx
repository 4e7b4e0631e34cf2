import { Pressable, StyleSheet, View } from 'react-native';

import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { FRAMED_ROW, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type NearbyRowProps = {
  readonly tableId: string;
  readonly address: string;
  readonly onPress: () => void;
};

/**
 * A table found on this network. Its address has a line of its own, because nobody can compare one that is broken in
 * two.
 */
export function NearbyRow({ tableId, address, onPress }: NearbyRowProps) {
  const t = useText();
  const id = useTableName()(tableId);
  const { colors, isLarge } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={t('join.nearby.row', { id, address })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        { backgroundColor: colors.sheet, borderColor: colors.ink, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      {!isLarge && <TreeMark id={tableId} />}
      <View style={styles.words}>
        <Text tone="strong">{t('join.nearby.table', { id })}</Text>
        <Text size="small" tone="soft">
          {address}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: FRAMED_ROW,
  words: { flexShrink: 1 },
});
