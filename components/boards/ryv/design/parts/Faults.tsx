import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Fault } from '@/state/designs/draft';

export type FaultsProps = {
  readonly faults: readonly Fault[];
  /** Nothing has been chosen yet: then it is no mistake, only the next thing to do. */
  readonly isUntouched?: boolean;
};

/** Says what is wrong or missing in this part of a design. */
export function Faults({ faults, isUntouched = false }: FaultsProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  return (
    <View aria-live="polite">
      {[...new Set(faults.map(({ why }) => why))].map((why) => (
        <View key={why} style={styles.line} testID="fault">
          <Icon name="say" size={20} color={isUntouched ? colors.softInk : colors.danger} />
          <View style={styles.words}>
            <Text tone={isUntouched ? 'soft' : 'danger'}>{g(why)}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
