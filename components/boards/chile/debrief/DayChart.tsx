import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path, Rect } from 'react-native-svg';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { MAJORITY } from '@/rules/chile/text/numbers';
import type { DayRecord, Side, View as GameView } from '@/rules/chile/types';

import { useInks, useSides } from '@/components/boards/chile/art/prints';
import { SideTag } from '@/components/boards/chile/campaign/SideTag';

const SIDES = ['si', 'no'] as const satisfies readonly Side[];
const HEIGHT = 110;
const EDGE = 9;
/** The names of the Regions stand before the columns of the Days, in the chart as in the table below it. */
const NAMES = 0.29;

/** How the votes and the Regions went from Day to Day. */
export function DayChart({ view }: { view: GameView }) {
  const g = useGameText('chile');
  const { colors, lies } = useTheme();
  return (
    <View
      style={[styles.box, lies, { borderColor: colors.ink, backgroundColor: colors.sheet }]}
      testID="day-chart"
    >
      <Text size="large" heading>
        {g('result.history')}
      </Text>
      <Votes view={view} />
      <Control view={view} />
    </View>
  );
}

function Votes({ view }: { view: GameView }) {
  const { history } = view;
  const g = useGameText('chile');
  const { colors, isLarge } = useTheme();
  const sides = useSides(view);
  const [width, setWidth] = useState(0);
  const before = isLarge ? 0 : NAMES * width;
  const most = Math.max(MAJORITY + 3, ...history.flatMap(({ votes }) => [votes.si, votes.no]));
  const x = (at: number) => before + ((width - before) * (at + 0.5)) / history.length;
  const y = (votes: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * votes) / most;
  const line = (side: Side) => history.map(({ votes }, at) => `${x(at)} ${y(votes[side])}`).join('L');
  const said = history.map(({ day, votes }) => g('log.day-over', { day, ...votes })).join(' ');
  return (
    <View accessible role="img" aria-label={said}>
      <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} style={styles.chart}>
        {width > 0 && (
          <Svg width={width} height={HEIGHT}>
            <Line
              x1={before}
              x2={width}
              y1={y(MAJORITY)}
              y2={y(MAJORITY)}
              stroke={colors.softInk}
              strokeWidth={1.5}
              strokeDasharray="5 4"
            />
            <Line x1={before} x2={width} y1={y(0)} y2={y(0)} stroke={colors.ink} strokeWidth={2} />
            {SIDES.map((side) => (
              <Path key={side} d={`M${line(side)}`} fill="none" stroke={sides[side].color} strokeWidth={3} />
            ))}
            {history.map(({ day, votes }, at) => (
              <Rect
                key={`si-${day}`}
                x={x(at) - 4}
                y={y(votes.si) - 4}
                width={8}
                height={8}
                fill={sides.si.color}
                stroke={colors.ink}
              />
            ))}
            {history.map(({ day, votes }, at) => (
              <Circle
                key={`no-${day}`}
                cx={x(at)}
                cy={y(votes.no)}
                r={4.5}
                fill={sides.no.color}
                stroke={colors.ink}
              />
            ))}
          </Svg>
        )}
      </View>
      <View style={styles.legend}>
        {SIDES.map((side) => (
          <SideTag key={side} side={sides[side]} text={sides[side].label} small />
        ))}
        <Text size="small" tone="soft">
          {g('result.history.mark', { majority: MAJORITY })}
        </Text>
      </View>
    </View>
  );
}

function Control({ view }: { view: GameView }) {
  const g = useGameText('chile');
  const { isLarge } = useTheme();
  const row = [styles.row, isLarge && styles.wraps];
  const name = isLarge ? styles.whole : styles.name;
  return (
    <View role="table" aria-label={g('result.history')} style={styles.grid}>
      <View role="row" style={row}>
        <View role="columnheader" style={name}>
          <Text size="small" tone="soft">
            {g('table.region')}
          </Text>
        </View>
        {view.history.map(({ day }) => (
          <View key={day} role="columnheader" style={styles.cell} aria-label={g('table.day', { day })}>
            <Text size="tiny" tone="soft" align="center">
              {day}
            </Text>
          </View>
        ))}
      </View>
      {view.regions.map(({ id }) => (
        <View key={id} role="row" style={row}>
          <View role="rowheader" style={name}>
            <Text size="small">{g(`region.${id}`)}</Text>
          </View>
          {view.history.map((record) => (
            <Cell key={record.day} view={view} record={record} region={id} />
          ))}
        </View>
      ))}
    </View>
  );
}

type CellProps = {
  readonly view: GameView;
  readonly record: DayRecord;
  readonly region: keyof DayRecord['control'];
};

function Cell({ view, record: { day, control }, region }: CellProps) {
  const g = useGameText('chile');
  const inks = useInks();
  const { colors } = useTheme();
  const sides = useSides(view);
  const side = control[region];
  const label = g('result.history.cell', {
    region: g(`region.${region}`),
    day,
    side: g(side === null ? 'side.none' : `side.${side}`),
  });
  return (
    <View role="cell" aria-label={label} style={styles.cell}>
      <View
        style={
          side === null
            ? [styles.nobody, { backgroundColor: colors.line }]
            : [
                styles.held,
                { backgroundColor: sides[side].color, borderColor: inks.ink },
                side === 'no' && styles.round,
              ]
        }
      />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  legend: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  grid: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center' },
  wraps: { flexWrap: 'wrap' },
  whole: { width: '100%' },
  name: { width: `${100 * NAMES}%` },
  chart: { minHeight: HEIGHT },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center', minHeight: 18 },
  held: { width: 15, height: 15, borderWidth: 1.5, borderRadius: 1 },
  round: { borderRadius: 8 },
  nobody: { width: 5, height: 5, borderRadius: 3 },
});
