import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { AiPicture, VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { View as GameView } from '@/rules/dystocratic/types';

import { useAiInks, useInks } from '@/components/boards/dystocratic/hand/cards';
import { PointsSheet } from './PointsSheet';

/** Where the AI sits: its card, face down until it is turned up, and what standing with it is worth. */
export function AiPlace({ view }: { view: GameView }) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { lies, scale } = useTheme();
  const inks = useInks();
  const ai = useAiInks();
  const [isOpen, setOpen] = useState(false);
  const width = 46 * Math.min(scale, 1.4);
  return (
    <View style={[styles.place, lies, { backgroundColor: ai.ground }]} testID="ai">
      <FlipCard
        open={view.ai !== null}
        back={<AiPicture palette={inks} width={width} />}
        front={<VotePicture vote={view.ai ?? 'black'} width={width} />}
      />
      <View style={styles.words}>
        <Text size="small" color={ai.ink}>
          {view.ai === null ? g('ai.name') : g('board.ai.votes')}
        </Text>
        <Text size="title" tone="strong" color={ai.ink}>
          {view.ai === null ? g('board.face-down') : g(`vote.${view.ai}`)}
        </Text>
        <Text size="small" color={ai.ink}>
          {t('table.seat.points', { count: view.aiTotal })}
        </Text>
      </View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={g('board.points')}
        onPress={() => setOpen(true)}
        style={({ pressed }) => [styles.points, { borderColor: ai.ink, opacity: pressed ? 0.7 : 1 }]}
      >
        <Icon name="points" size={20} color={ai.ink} />
        <Text tone="strong" color={ai.ink}>
          {g('board.points')}
        </Text>
      </Pressable>
      <PointsSheet open={isOpen} onClose={() => setOpen(false)} multipliers={view.options.multipliers} />
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: SPACE.middle,
    padding: SPACE.small,
    borderRadius: RADIUS.middle,
  },
  words: { flexGrow: 1, flexShrink: 1, minWidth: 80 },
  points: {
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
});
