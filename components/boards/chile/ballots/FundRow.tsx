import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';

/** My Funds as they will be: those a plan costs, and those saved for later Days. */
export function FundRow({ funds, spent }: { funds: number; spent: number }) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View style={styles.box} aria-live="polite" testID="plan-cost">
      <View style={styles.row} aria-hidden importantForAccessibility="no-hide-descendants">
        {Array.from({ length: funds }, (_, at) => (
          <View key={at} style={at < spent && styles.spent}>
            <Glyph of={icons.fund} size={26 * scale} color={colors.ink} />
          </View>
        ))}
      </View>
      <Text tone="strong">
        {`${g('table.plan.cost', { cost: spent, funds })}. ${g('table.plan.saved', { saved: funds - spent })}.`}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  spent: { opacity: 0.25 },
});
