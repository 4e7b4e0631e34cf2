import { StyleSheet, View } from 'react-native';

import { CardFace } from '@/components/art/CardFace';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { DisasterCard, View as GameView } from '@/rules/invest/types';

import { disasterTitle } from '@/components/boards/invest/text/cardWords';
import { DISASTER_ART, useDisasterInks } from '@/components/boards/invest/art/inks';

export function DisasterFace({ card, width }: { card: DisasterCard; width: number }) {
  const { ground, ink } = useDisasterInks()(card);
  return <CardFace of={DISASTER_ART[card]} inks={{ ground, ink, accent: ink }} width={width} />;
}

type ForeseenProps = {
  readonly cards: readonly DisasterCard[];
  /** What the table calls its disasters. */
  readonly called: GameView['names'];
};

/** What I saw on top of the disaster deck, the next one first. */
export function Foreseen({ cards, called }: ForeseenProps) {
  const g = useGameText('invest');
  return (
    <View style={styles.box} testID="foreseen">
      <Text size="small" tone="strong">
        {g('board.foresight.seen', { cards: cards.map((card) => disasterTitle(g, called, card)).join(', ') })}
      </Text>
      <View style={styles.row}>
        {cards.map((card, at) => (
          <DisasterFace key={at} card={card} width={48} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  row: { flexDirection: 'row', gap: SPACE.small },
});
