import { type ReactNode, useEffect, useState } from 'react';
import { AppState, Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { HoldToSee } from '@/components/basics/HoldToSee';
import { Icon } from '@/components/basics/Icon';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import type { Card } from '@/rules/dystocratic/types';

export type HandProps = {
  readonly cards: readonly Card[];
  /** How many things others have shown me this round. */
  readonly news: number;
  /** My ballot is locked and can be looked at with the hand. */
  readonly locked: boolean;
  readonly onCard: (card: Card) => void;
  /** Above the cards; makes room for them when the text is large. */
  readonly above?: ReactNode;
  /** Seen with the cards and hidden with them. */
  readonly secrets?: ReactNode;
};

/** My action cards: closed, open while held, or kept open on purpose. */
export function Hand({ cards, news, locked, onCard, above, secrets }: HandProps) {
  const t = useText();
  const { height } = useWindowDimensions();
  const { isLarge } = useTheme();
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);

  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setKept(false);
    });
    return () => watching.remove();
  }, []);

  const isOpen = held || kept;
  const label = [
    t('table.hand.hold', { count: cards.length }),
    locked && t('table.hand.vote'),
    news > 0 && t('table.hand.news', { count: news }),
  ].filter((part) => part !== false);

  return (
    <View style={styles.hand} testID="hand">
      {!(isLarge && isOpen) && above}
      {isOpen && (
        <ScrollView
          style={{ maxHeight: height * 0.4 }}
          contentContainerStyle={styles.inside}
          testID="hand-open"
        >
          {cards.length === 0 && <Text tone="soft">{t('table.hand.empty')}</Text>}
          <View style={styles.cards}>
            {cards.map((card, at) => (
              <HandCard key={at} card={card} onPress={() => onCard(card)} />
            ))}
          </View>
          {secrets}
        </ScrollView>
      )}
      <View style={styles.row}>
        <View style={styles.grow}>
          <HoldToSee
            label={label.join(' · ')}
            hint={t('table.hand.hint')}
            seen={held}
            onSeen={setHeld}
            icon={<Icon name="cards" />}
            testID="hand-hold"
          />
        </View>
        <View style={isLarge && styles.whole}>
          <Button
            label={t(kept ? 'table.hand.close' : 'table.hand.keep')}
            onPress={() => setKept(!kept)}
            testID="hand-keep"
          />
        </View>
      </View>
    </View>
  );
}

function HandCard({ card, onPress }: { card: Card; onPress: () => void }) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors, isLarge } = useTheme();
  const name = g(`card.${card}`);
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={t('table.hand.card', { card: name })}
      testID={`card-${card}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        isLarge && styles.whole,
        { borderColor: colors.ink, backgroundColor: colors.sheet, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <Text tone="strong" align="center">
        {name}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  hand: { gap: SPACE.small },
  inside: { gap: SPACE.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  card: {
    minHeight: TOUCH + 8,
    flexGrow: 1,
    flexBasis: '45%',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  whole: { flexBasis: '100%' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
