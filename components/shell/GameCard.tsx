import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';

import { CoverArt } from './CoverArt';
import { GameFacts } from './GameFacts';
import { useHasTwoColumns } from './useIsWide';

/** A box on the shelf that can be opened. */
export function GameCard({ game, onPress }: { game: string; onPress: () => void }) {
  const g = useGameText(game);
  const { colors } = useTheme();
  const isWide = useHasTwoColumns();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={g('name')}
      onPress={onPress}
      testID={`game-${game}`}
      style={({ pressed }) => [
        styles.box,
        styles.solid,
        isWide && styles.beside,
        { backgroundColor: colors.sheet, borderColor: colors.ink, opacity: pressed ? 0.8 : 1 },
      ]}
    >
      <View style={[isWide && styles.lid]}>
        <CoverArt game={game} />
      </View>
      <View style={[styles.words, { borderColor: colors.ink }, isWide ? styles.right : styles.under]}>
        <Text size="title" heading>
          {g('name')}
        </Text>
        <Text>{g('blurb')}</Text>
        <GameFacts game={game} />
      </View>
    </Pressable>
  );
}

/** A box that is still being made: its lid is printed, but cannot be lifted. */
export function ComingCard({ game, title }: { game: string; title: string }) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={[styles.box, styles.open, { borderColor: colors.line }]}>
      <View style={styles.faded}>
        <CoverArt game={game} />
      </View>
      <View style={styles.below}>
        <Text tone="strong">{title}</Text>
        <Text size="small" tone="soft">
          {t('shelf.coming')}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  solid: { borderBottomWidth: 5 },
  open: { flexGrow: 1, borderStyle: 'dashed' },
  beside: { flexDirection: 'row' },
  lid: { width: '52%', justifyContent: 'center' },
  words: { padding: SPACE.large, gap: SPACE.small },
  under: { borderTopWidth: 2 },
  right: { flex: 1, borderStartWidth: 2, justifyContent: 'center' },
  faded: { opacity: 0.55 },
  below: { paddingHorizontal: SPACE.middle, paddingVertical: SPACE.small },
});
