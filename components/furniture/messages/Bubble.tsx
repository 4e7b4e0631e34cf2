import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

/** A statement that a player has made. It may be false. */
export function Bubble({ text }: { text: string }) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={[styles.bubble, { backgroundColor: colors.glowGround }]}>
      <Icon name="say" size={16} />
      <View style={styles.words}>
        <Text size="small">{t('table.quote', { words: text })}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderRadius: RADIUS.middle,
    borderTopStartRadius: 2,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
  },
  words: { flex: 1 },
});
