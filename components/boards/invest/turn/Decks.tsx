import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { DeckView, Sector } from '@/rules/invest/types';

import { cardLabel, cardName } from '@/components/boards/invest/text/cardWords';
import { SECTOR_ART, useSectorInks } from '@/components/boards/invest/art/inks';
import { Tile } from '@/components/boards/invest/districts/Tile';

export type DecksProps = {
  readonly decks: readonly DeckView[];
  /** Decks from which I can draw now; `null` when a touch only reads the top card. */
  readonly can?: readonly Sector[] | null | undefined;
  readonly chosen?: Sector | null | undefined;
  /** Without it nothing can be touched. */
  readonly onDeck?: ((deck: DeckView) => void) | undefined;
};

/** So wide at 100 % that the longest word of a sector or a project is whole. */
const WORD = 104;

/** The five decks: their backs before the first round, then the card that lies on top of each. */
export function Decks({ decks, can = null, chosen = null, onDeck }: DecksProps) {
  return (
    <View style={styles.decks}>
      {decks.map((deck) => (
        <Deck
          key={deck.sector}
          deck={deck}
          isOpen={can?.includes(deck.sector) === true}
          isChosen={chosen === deck.sector}
          onPress={onDeck && (() => onDeck(deck))}
        />
      ))}
    </View>
  );
}

type DeckProps = {
  readonly deck: DeckView;
  /** I can draw from it now. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onPress: (() => void) | undefined;
};

function Deck({ deck, isOpen, isChosen, onPress }: DeckProps) {
  const g = useGameText('invest');
  const { colors, lies, scale } = useTheme();
  const { sector, left, top } = deck;
  const about = [
    g('board.deck', { sector: g(`sector.${sector}`), left }),
    top === null ? g(left === 0 ? 'board.deck.empty' : 'board.face-down') : cardLabel(g, top),
  ].join('. ');
  const look = [
    styles.deck,
    lies,
    {
      backgroundColor: isChosen ? colors.glowGround : colors.sheet,
      borderColor: isOpen ? colors.glow : colors.line,
      minWidth: WORD * scale,
      borderWidth: isChosen ? 4 : 2,
      padding: isChosen ? 2 : 4,
    },
  ];
  return (
    <TouchPicture
      label={about}
      chosen={isChosen}
      onPress={onPress ?? null}
      testID={`deck-${sector}`}
      style={look}
    >
      {top === null ? <DeckBack sector={sector} isThere={left > 0} /> : <Tile card={top} size={52} />}
      <Text size="tiny" tone="strong" align="center">
        {top === null ? g(`sector.${sector}`) : cardName(g, top)}
      </Text>
      <Text size="tiny" tone="soft" align="center">
        {left}
      </Text>
    </TouchPicture>
  );
}

/** Face down a card tells its sector and nothing else. */
export function DeckBack({
  sector,
  isThere = true,
  size = 52,
}: {
  sector: Sector;
  isThere?: boolean;
  size?: number;
}) {
  const { colors } = useTheme();
  const { ground, ink } = useSectorInks()(sector);
  return (
    <View
      style={[
        styles.back,
        { width: size, height: size },
        isThere
          ? { backgroundColor: ink, borderColor: ink }
          : { borderColor: colors.line, borderStyle: 'dashed' },
      ]}
    >
      {isThere && <Glyph of={SECTOR_ART[sector]} size={size * 0.6} color={ground} />}
    </View>
  );
}

const styles = StyleSheet.create({
  decks: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  deck: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 60,
    maxWidth: 150,
    minHeight: TOUCH,
    alignItems: 'center',
    gap: 2,
    borderRadius: RADIUS.small,
  },
  back: { alignItems: 'center', justifyContent: 'center', borderWidth: 2, borderRadius: 5 },
});
