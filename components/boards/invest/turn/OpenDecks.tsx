import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { DeckView, Placed, Sector } from '@/rules/invest/types';

import { Tile } from '@/components/boards/invest/districts/Tile';
import { Fit, ShortFacts } from '@/components/boards/invest/hand/Facts';
import { cardLabel, cardName, cardText } from '@/components/boards/invest/text/cardWords';

import { Decks, DeckBack } from './Decks';

export type OpenDecksProps = {
  readonly decks: readonly DeckView[];
  /** Mine, to say what would fit into it. */
  readonly district: readonly Placed[];
  readonly can: readonly Sector[];
  readonly chosen: Sector | null;
  readonly onDeck: (sector: Sector) => void;
};

/** The decks to draw from. Once they are open, each top card can be read whole before it is drawn. */
export function OpenDecks({ decks, district, can, chosen, onDeck }: OpenDecksProps) {
  if (decks.every(({ top }) => top === null))
    return <Decks decks={decks} can={can} chosen={chosen} onDeck={({ sector }) => onDeck(sector)} />;
  return (
    <View style={styles.rows}>
      {decks.map((deck) => (
        <OpenDeck
          key={deck.sector}
          deck={deck}
          district={district}
          isOpen={can.includes(deck.sector)}
          isChosen={chosen === deck.sector}
          onPress={() => onDeck(deck.sector)}
        />
      ))}
    </View>
  );
}

type OpenDeckProps = {
  readonly deck: DeckView;
  readonly district: readonly Placed[];
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

function OpenDeck({ deck: { sector, left, top }, district, isOpen, isChosen, onPress }: OpenDeckProps) {
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  const deck = g('board.deck', { sector: g(`sector.${sector}`), left });
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={[
        deck,
        ...(top === null ? [g('board.deck.empty')] : [cardLabel(g, top), cardText(g, top)]),
      ].join('. ')}
      aria-disabled={!isOpen}
      aria-pressed={isChosen}
      disabled={!isOpen}
      testID={`deck-${sector}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        lies,
        {
          backgroundColor: isChosen ? colors.glowGround : colors.sheet,
          borderColor: isOpen ? colors.glow : colors.line,
          borderWidth: isChosen ? 4 : 2,
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      {top === null ? <DeckBack sector={sector} isThere={false} size={76} /> : <Tile card={top} size={76} />}
      <View style={styles.words}>
        <Text size="small" tone="soft">
          {deck}
        </Text>
        {top !== null && (
          <>
            <Text tone="strong">{cardName(g, top)}</Text>
            <Text size="small">{cardText(g, top)}</Text>
            <ShortFacts card={top} />
            <Fit card={top} district={district} />
          </>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  rows: { gap: SPACE.tiny },
  row: {
    minHeight: TOUCH,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: SPACE.small,
    borderRadius: RADIUS.small,
    padding: SPACE.tiny,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 190, gap: 2 },
});
