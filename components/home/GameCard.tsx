import { Pressable, StyleSheet, View } from 'react-native';

import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useLid } from '@/i18n';

import { CoverArt } from './CoverArt';
import { GameFacts } from './GameFacts';

/** One game in the list on the home page. A touch opens its page. */
export function GameCard({ game, onPress }: { game: string; onPress: () => void }) {
  const lid = useLid(game);
  const { colors } = useTheme();
  const isWide = useHasTwoColumns();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={lid('name')}
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
          {lid('name')}
        </Text>
        <Text>{lid('blurb')}</Text>
        <GameFacts game={game} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  solid: { borderBottomWidth: 5 },
  beside: { flexDirection: 'row' },
  lid: { width: '52%', justifyContent: 'center' },
  words: { padding: SPACE.large, gap: SPACE.small },
  under: { borderTopWidth: 2 },
  right: { flex: 1, borderStartWidth: 2, justifyContent: 'center' },
});
