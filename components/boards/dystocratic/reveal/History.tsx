import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { Round, View as GameView } from '@/rules/dystocratic/types';

import { Reveal } from './Reveal';

/** The rounds so far: who stood with the AI. A touch shows the whole round. */
export function History({ view, names }: { view: GameView; names: readonly string[] }) {
  const g = useGameText('dystocratic');
  const [opened, setOpened] = useState<Round | null>(null);
  return (
    <View style={styles.box}>
      <Text tone="strong">{g('board.rounds')}</Text>
      <View style={styles.rounds}>
        {view.history.map((round) => (
          <RoundButton key={round.round} round={round} names={names} onPress={() => setOpened(round)} />
        ))}
      </View>
      <Sheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={g('board.reveal', { round: opened?.round ?? 1 })}
      >
        {opened !== null && <Reveal view={view} round={opened} names={names} />}
      </Sheet>
    </View>
  );
}

type RoundButtonProps = {
  readonly round: Round;
  readonly names: readonly string[];
  readonly onPress: () => void;
};

function RoundButton({ round, names, onPress }: RoundButtonProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  const side = round.votes.flatMap((vote, seat) => (vote === round.ai ? [seat] : []));
  const who = side.map((seat) => names[seat] ?? '').join(', ');
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={g('board.rounds.label', {
        round: round.round,
        vote: g(`vote.${round.ai}`),
        names: who === '' ? t('table.nobody') : who,
      })}
      onPress={onPress}
      style={({ pressed }) => [
        styles.round,
        { borderColor: colors.line, backgroundColor: colors.sheet, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <Text size="small" tone="strong">
        {g('board.rounds.short', { round: round.round, vote: g(`vote.${round.ai}`) })}
      </Text>
      <View style={styles.marks}>
        {side.length === 0 ? (
          <Text size="small" tone="soft">
            {t('table.nobody')}
          </Text>
        ) : (
          side.map((seat) => <SeatMark key={seat} seat={seat} size={16} />)
        )}
        <Text size="small" tone="soft">
          {g('board.rounds.ai', { points: round.aiPoints })}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  rounds: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  round: {
    minHeight: TOUCH,
    flexGrow: 1,
    flexBasis: '45%',
    borderWidth: 1,
    borderRadius: RADIUS.small,
    padding: SPACE.small,
    gap: 2,
  },
  marks: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
});
