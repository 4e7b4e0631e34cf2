import { StyleSheet, View } from 'react-native';
import Svg, { G as Group, Path, Rect } from 'react-native-svg';

import { invest as icons } from '@/components/boards/invest/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Report, View as GameView } from '@/rules/invest/types';

import { cardName, disasterTitle } from '@/components/boards/invest/text/cardWords';
import { DISASTER_ART, useDisasterInks } from '@/components/boards/invest/art/inks';

export type CostPictureProps = {
  readonly history: readonly Report[];
  /** What the table calls its disasters. */
  readonly called: GameView['names'];
  readonly names: readonly string[];
};

/** One column for each disaster: houses that fell, shields that held. A row for each district. */
export function CostPicture({ history, called, names }: CostPictureProps) {
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  return (
    <View style={styles.box} testID="costs">
      <Text size="title" heading>
        {g('board.costs')}
      </Text>
      <View style={[styles.table, lies, { backgroundColor: colors.sheet, borderColor: colors.ink }]}>
        <View style={styles.row}>
          <View style={styles.name} />
          {history.map((report) => (
            <View key={report.round} style={styles.column}>
              <Sign report={report} />
              <Text size="tiny" align="center" tone="strong">
                {disasterTitle(g, called, report.card)}
              </Text>
              {report.level !== null && (
                <Text size="tiny" align="center">
                  {g('board.level', { level: report.level })}
                </Text>
              )}
            </View>
          ))}
        </View>
        {names.map((name, seat) => (
          <View key={seat} style={[styles.row, styles.seat, { borderTopColor: colors.line }]}>
            <View style={styles.name}>
              <SeatMark seat={seat} size={18} />
              <View style={styles.words}>
                <Text size="small" tone="strong" lines={2}>
                  {name}
                </Text>
              </View>
            </View>
            {history.map((report) => (
              <Cell key={report.round} report={report} seat={seat} name={name} />
            ))}
          </View>
        ))}
        <View style={styles.legend}>
          <Legend art="lost" />
          <Legend art="saved" />
        </View>
      </View>
    </View>
  );
}

function Sign({ report: { card } }: { report: Report }) {
  const { ground, ink } = useDisasterInks()(card);
  return (
    <Svg width={34} height={34} viewBox="0 0 34 34" aria-hidden>
      <Rect width={34} height={34} rx={6} fill={ground} />
      <Path d={DISASTER_ART[card].join('')} fill={ink} fillRule="evenodd" transform="translate(5 5)" />
    </Svg>
  );
}

/** Houses and shields stand in rows of three. */
const ACROSS = 3;
const STEP = 20;

function Cell({ report, seat, name }: { report: Report; seat: number; name: string }) {
  const g = useGameText('invest');
  const lost = report.lost.filter((loss) => loss.seat === seat);
  const hit = report.hits?.[seat];
  const saved = hit === undefined ? 0 : Math.min(hit.level, hit.cardShields + hit.sheetShields);
  const signs = [
    ...lost.map(() => 'lost' as const),
    ...Array.from({ length: saved }, () => 'saved' as const),
  ];
  const cards = lost.map(({ card }) => cardName(g, card)).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={[
        g('board.costs.seat', { name, count: lost.length, cards: cards === '' ? '–' : cards }),
        g('board.costs.saved', { count: saved }),
      ].join('. ')}
      style={styles.column}
    >
      <Svg
        width={ACROSS * STEP}
        height={Math.max(1, Math.ceil(signs.length / ACROSS)) * STEP}
        viewBox={`0 0 ${ACROSS * STEP} ${Math.max(1, Math.ceil(signs.length / ACROSS)) * STEP}`}
        aria-hidden
      >
        {signs.map((sign, at) => (
          <Group
            key={at}
            transform={`translate(${(at % ACROSS) * STEP + 1} ${Math.floor(at / ACROSS) * STEP + 1})`}
          >
            <SignPath art={sign} />
          </Group>
        ))}
      </Svg>
    </View>
  );
}

function SignPath({ art }: { art: 'lost' | 'saved' }) {
  const { colors } = useTheme();
  const isLost = art === 'lost';
  return (
    <>
      <Path
        d={(isLost ? icons.project : icons.shield).join('')}
        fill={isLost ? colors.danger : colors.good}
        fillRule="evenodd"
        transform="scale(0.75)"
      />
      {isLost && <Path d="M1 17 17 1" stroke={colors.ink} strokeWidth={2.5} />}
    </>
  );
}

function Legend({ art }: { art: 'lost' | 'saved' }) {
  const g = useGameText('invest');
  return (
    <View style={styles.legendOne}>
      <Svg width={18} height={18} viewBox="0 0 18 18" aria-hidden>
        <SignPath art={art} />
      </Svg>
      <Text size="small">{g(`board.costs.legend.${art}`)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  table: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  seat: { borderTopWidth: 1, paddingVertical: SPACE.tiny },
  name: { flex: 1.2, flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  words: { flex: 1 },
  column: { flex: 1, alignItems: 'center', gap: 2, paddingVertical: 2 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.middle, paddingTop: SPACE.small },
  legendOne: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
