import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import { numbersOf } from '@/i18n/rulebook';

/** A box on the shelf that can be opened. */
export function GameCard({ game, onPress }: { game: string; onPress: () => void }) {
  const g = useGameText(game);
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={g('name')}
      onPress={onPress}
      testID={`game-${game}`}
      style={({ pressed }) => [
        styles.card,
        { backgroundColor: colors.sheet, borderColor: colors.ink, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <Text size="title" tone="strong">
        {g('name')}
      </Text>
      <Text>{g('blurb')}</Text>
      <Text size="small" tone="soft">
        {`${g('players', numbersOf(game))} · ${g('time')}`}
      </Text>
    </Pressable>
  );
}

/** A box that is still being made. */
export function ComingCard({ title }: { title: string }) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={[styles.card, styles.coming, { borderColor: colors.line }]}>
      <View style={styles.words}>
        <Text tone="soft">{title}</Text>
      </View>
      <Text size="small" tone="soft">
        {t('shelf.coming')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.large, gap: SPACE.small },
  coming: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: TOUCH,
    paddingVertical: SPACE.small,
    borderStyle: 'dashed',
  },
  words: { flex: 1 },
});
