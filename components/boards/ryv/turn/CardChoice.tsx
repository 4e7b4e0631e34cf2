import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { spaceToPress } from '@/components/basics/input/spaceToPress';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';

import { CardText } from '@/components/boards/ryv/mat/CardText';
import { cardName } from '@/components/boards/ryv/text/say';

export type CardChoiceProps = {
  readonly title: string;
  readonly cards: readonly string[];
  readonly labelFor: (card: string) => string;
  readonly missing: string;
  readonly busy: boolean;
  readonly onChoose: (card: string) => Promise<string | null>;
  readonly onClose: () => void;
};

/** One of several AI cards, each to be read in full. */
export function CardChoice({ title, cards, labelFor, missing, busy, onChoose, onClose }: CardChoiceProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const [picked, setPicked] = useState<string | null>(null);
  const { send, problem } = useSend(onChoose, onClose);
  const card = cards.length === 1 ? (cards[0] ?? null) : picked;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        card === null ? (
          <Text align="center">{missing}</Text>
        ) : (
          <Button kind="main" label={labelFor(card)} disabled={busy} onPress={() => send(card)} />
        )
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <View role="radiogroup" aria-label={title} style={styles.cards}>
        {cards.map((each) => (
          <Pressable
            key={each}
            accessibilityRole="radio"
            accessibilityLabel={cardName(g, each)}
            aria-checked={each === card}
            onPress={() => setPicked(each)}
            {...spaceToPress(() => setPicked(each))}
            testID={`choose-${each}`}
            style={[
              styles.card,
              {
                borderColor: each === card ? colors.ink : colors.line,
                backgroundColor: each === card ? colors.glowGround : 'transparent',
              },
            ]}
          >
            <Text size="large" heading>
              {cardName(g, each)}
            </Text>
            <CardText card={each} />
          </Pressable>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  cards: { gap: SPACE.small },
  card: { gap: SPACE.tiny, borderWidth: 3, borderRadius: RADIUS.large, padding: SPACE.small },
});
