import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Hand as Cards, type HandProps as CardsProps } from '@/components/furniture/cards/Hand';
import { Backs } from '@/components/furniture/thumb/Pile';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { projectOf } from '@/rules/invest/text/cards';
import type { CardId, View as GameView } from '@/rules/invest/types';

import { cardLabel, cardName } from '@/components/boards/invest/text/cardWords';
import { Foreseen } from '@/components/boards/invest/disasters/DisasterCardPicture';
import { useInks, useSectorInks } from '@/components/boards/invest/art/inks';
import { Tile } from '@/components/boards/invest/districts/Tile';

export type HandProps = Pick<CardsProps, 'second' | 'alert' | 'opens'> & {
  readonly view: GameView;
  /** Cards for which there is a place in my district now. */
  readonly playable: readonly CardId[];
  readonly onCard: (card: CardId) => void;
  readonly children: ReactNode;
};

/** My cards, and what I saw of the disasters to come. */
export function Hand({ view, playable, onCard, children, ...dock }: HandProps) {
  const g = useGameText('invest');
  const inks = useInks();
  const { hand, foresight, names } = view;
  return (
    <Cards
      {...dock}
      count={hand.length}
      pile={<Backs count={hand.length} inks={inks} />}
      notes={foresight === null ? [] : [g('board.foresight.note')]}
      empty={g('board.no-cards')}
      closesOn={`${view.round}/${view.phase}/${view.turn}`}
      secrets={foresight !== null && <Foreseen cards={foresight} called={names} />}
      cards={() =>
        hand.map((card) => (
          <HeldCard key={card} card={card} glows={playable.includes(card)} onPress={() => onCard(card)} />
        ))
      }
    >
      {children}
    </Cards>
  );
}

/** So wide at 100 % that no word of a name is broken; with less room beside the picture it stands below. */
const NAME = 90;

type HeldCardProps = { readonly card: CardId; readonly glows: boolean; readonly onPress: () => void };

function HeldCard({ card, glows, onPress }: HeldCardProps) {
  const g = useGameText('invest');
  const { colors, isLarge, lies, scale } = useTheme();
  const { ground, ink } = useSectorInks()(projectOf(card).sector);
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={cardLabel(g, card)}
      testID={`card-${card}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.card,
        isLarge ? styles.lying : styles.standing,
        lies,
        {
          backgroundColor: ground,
          borderColor: glows ? colors.glow : ink,
          borderWidth: glows ? 4 : 2,
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <Tile card={card} size={72} />
      <View style={isLarge ? [styles.words, { flexBasis: NAME * scale }] : undefined}>
        <Text size="small" tone="strong" align={isLarge ? 'start' : 'center'} color={ink}>
          {cardName(g, card)}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: RADIUS.middle, alignItems: 'center', padding: SPACE.tiny },
  standing: { flexGrow: 1, flexShrink: 1, flexBasis: 94, maxWidth: 130, gap: 2 },
  lying: { width: '100%', flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1 },
});
