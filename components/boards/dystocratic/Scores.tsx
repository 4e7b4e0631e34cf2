import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/Icon';
import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import type { Ending, View as GameView } from '@/rules/dystocratic/types';

import { winLine } from './words';

export type ScoresProps = {
  readonly view: GameView;
  readonly result: Ending;
  readonly names: readonly string[];
};

/** The end: round by round, then the unused cards. In the order of the seats, for nobody is to be shamed. */
export function Scores({ view, result, names }: ScoresProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={styles.scores} testID="scores">
      <View style={[styles.place, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}>
        <Text size="title" heading align="center">
          {winLine(result.winners, g, names)}
        </Text>
      </View>
      <Place
        name={g('ai.name')}
        total={view.aiTotal}
        parts={view.history.map(({ aiPoints }) => aiPoints)}
        won={result.winners.includes('ai')}
      />
      {result.scores.map((score, seat) => (
        <Place
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          total={score}
          parts={view.history.map(({ points }) => points[seat] ?? 0)}
          won={result.winners.includes(seat)}
          cards={t('table.dystocratic.unused', {
            points: result.cardPoints[seat] ?? 0,
            cards:
              (result.unused[seat] ?? []).map((card) => g(`card.${card}`)).join(', ') || t('table.nothing'),
          })}
        />
      ))}
    </View>
  );
}

type PlaceProps = {
  readonly seat?: number;
  readonly name: string;
  readonly total: number;
  readonly parts: readonly number[];
  readonly won: boolean;
  readonly cards?: string;
};

function Place({ seat, name, total, parts, won, cards }: PlaceProps) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View
      testID={`score-${seat ?? 'ai'}`}
      style={[styles.place, { borderColor: won ? colors.ink : colors.line, backgroundColor: colors.sheet }]}
    >
      <View style={styles.line}>
        {seat !== undefined && <SeatMark seat={seat} />}
        <View style={styles.words}>
          <Text tone="strong">{name}</Text>
        </View>
        {won && <Icon name="crown" />}
        {won && <Text tone="strong">{t('table.wins')}</Text>}
        <Text size="title" tone="strong">
          {total}
        </Text>
      </View>
      <Text tone="soft">{t('table.dystocratic.by-round', { points: parts.join(' + ') })}</Text>
      {cards !== undefined && <Text tone="soft">{cards}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  scores: { gap: SPACE.small },
  place: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
