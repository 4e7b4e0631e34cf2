import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { Icon } from '@/components/basics/Icon';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import type { View as GameView } from '@/rules/dystocratic/types';

import { PointsSheet } from './PointsSheet';
import { SeatTile } from './SeatTile';
import { FaceDown, VoteCard } from './VoteCard';

export function TableTop({ view, names }: { view: GameView; names: readonly string[] }) {
  return (
    <View style={styles.top}>
      <AiPlace view={view} />
      <View style={styles.places}>
        {view.seats.map((_, seat) => (
          <SeatTile key={seat} seat={seat} name={names[seat] ?? ''} view={view} names={names} />
        ))}
      </View>
    </View>
  );
}

function AiPlace({ view }: { view: GameView }) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={[styles.ai, { borderColor: colors.ink, backgroundColor: colors.sheet }]} testID="ai">
      <View style={styles.words}>
        <Text tone="strong">{view.ai === null ? g('ai.name') : t('table.dystocratic.ai.votes')}</Text>
        <Text size="small" tone="soft">
          {t('table.seat.points', { count: view.aiTotal })}
        </Text>
      </View>
      {view.ai === null ? (
        <FaceDown label={t('table.dystocratic.face-down')} />
      ) : (
        <VoteCard vote={view.ai} size="title" />
      )}
      <Button
        label={t('table.dystocratic.points')}
        icon={<Icon name="points" size={20} />}
        onPress={() => setOpen(true)}
      />
      <PointsSheet open={isOpen} onClose={() => setOpen(false)} multipliers={view.options.multipliers} />
    </View>
  );
}

const styles = StyleSheet.create({
  top: { gap: SPACE.small },
  places: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  ai: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  words: { flexGrow: 1, flexShrink: 1, minWidth: 80 },
});
