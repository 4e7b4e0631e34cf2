import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/Icon';
import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import type { Round, View as GameView } from '@/rules/dystocratic/types';

import { useReasons } from './reasons';
import { VoteCard } from './VoteCard';

export type RevealProps = {
  readonly view: GameView;
  readonly round: Round;
  readonly names: readonly string[];
};

/** All votes and predictions of a round, what they earned and why. */
export function Reveal({ view, round, names }: RevealProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  const upTo = view.history.filter((one) => one.round <= round.round);
  const sum = (of: (one: Round) => number) => upTo.reduce((total, one) => total + of(one), 0);
  const withAi = round.votes.filter((vote) => vote === round.ai).length as 0 | 1 | 2 | 3 | 4;
  return (
    <View style={styles.scene} testID="reveal">
      <Text size="large" heading>
        {t('table.dystocratic.reveal', { round: round.round })}
      </Text>
      <View style={[styles.place, { borderColor: colors.ink, backgroundColor: colors.sheet }]}>
        <View style={styles.line}>
          <View style={styles.words}>
            <Text tone="strong">{g('ai.name')}</Text>
          </View>
          <VoteCard vote={round.ai} />
          <Points points={round.aiPoints} total={sum((one) => one.aiPoints)} />
        </View>
        <Text>{t(`table.dystocratic.with.${withAi}`)}</Text>
      </View>
      {round.votes.map((_, seat) => (
        <SeatReveal
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          round={round}
          multipliers={view.options.multipliers}
          total={sum((one) => one.points[seat] ?? 0)}
        />
      ))}
    </View>
  );
}

type SeatRevealProps = {
  readonly seat: number;
  readonly name: string;
  readonly round: Round;
  readonly multipliers: GameView['options']['multipliers'];
  readonly total: number;
};

function SeatReveal({ seat, name, round, multipliers, total }: SeatRevealProps) {
  const { colors } = useTheme();
  const reasons = useReasons(round, seat, multipliers);
  const vote = round.votes[seat] ?? 'black';
  return (
    <View style={[styles.place, { borderColor: colors.line, backgroundColor: colors.sheet }]}>
      <View style={styles.line}>
        <SeatMark seat={seat} />
        <View style={styles.words}>
          <Text tone="strong" lines={1}>
            {name}
          </Text>
        </View>
        <VoteCard vote={vote} />
        <Points points={round.points[seat] ?? 0} total={total} />
      </View>
      {reasons.map(({ text, hit }) => (
        <View key={text} style={styles.line}>
          {hit !== undefined && (
            <Icon name={hit ? 'tick' : 'cross'} size={18} color={hit ? colors.good : colors.danger} />
          )}
          <View style={styles.words}>
            <Text tone={hit === undefined ? 'soft' : 'strong'}>{text}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function Points({ points, total }: { points: number; total: number }) {
  const t = useText();
  return (
    <View style={styles.points}>
      <Text size="large" tone="strong" align="end">
        {t('table.plus', { points })}
      </Text>
      <Text size="small" tone="soft" align="end">
        {t('table.total', { total })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { gap: SPACE.small },
  place: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  points: { minWidth: 64 },
});
