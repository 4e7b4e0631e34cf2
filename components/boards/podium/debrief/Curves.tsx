import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path, Text as SvgText } from 'react-native-svg';

import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { POLICIES, TRACK } from '@/rules/podium/text/numbers';
import type { ByPolicy, Policy, View as GameView } from '@/rules/podium/types';

import { usePolicyInk } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { policyName } from '@/components/boards/podium/text/say';

const WIDE = 320;
const HIGH = 190;
const EDGE = { start: 22, end: 10, top: 8, bottom: 20 };

/** A line of its own kind for each Policy, so that they can be told apart without colour. */
const DASHES: { readonly [P in Policy]: string | null } = {
  partnership: null,
  peace: '8 4',
  people: '2 4',
  planet: '12 3 2 3',
  prosperity: '5 2',
};

const y = (value: number) => HIGH - EDGE.bottom - (value / TRACK.top) * (HIGH - EDGE.top - EDGE.bottom);

/** The Policies Period by Period, from the start to where the bonuses left them. */
export function Curves({ view }: { view: GameView }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const ink = usePolicyInk();
  const start = Object.fromEntries(POLICIES.map((policy) => [policy, TRACK.start])) as ByPolicy<number>;
  const points = [
    start,
    ...view.history.map(({ tracks }) => tracks),
    ...(view.ending ? [view.ending.tracks] : []),
  ];
  const x = (at: number) =>
    EDGE.start + (at / Math.max(1, points.length - 1)) * (WIDE - EDGE.start - EDGE.end);
  const label = POLICIES.map((policy) =>
    g('said', { what: policyName(g, policy), value: points.map((tracks) => tracks[policy]).join(', ') }),
  );
  return (
    <View style={styles.box} testID="curves">
      <Text size="large" heading>
        {g('debrief.curves')}
      </Text>
      <View accessible role="img" aria-label={label.join('. ')} style={styles.chart}>
        <Svg width="100%" height="100%" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden>
          {[0, 5, 10, 15, 20, 25].map((value) => (
            <Line
              key={value}
              x1={EDGE.start}
              x2={WIDE - EDGE.end}
              y1={y(value)}
              y2={y(value)}
              stroke={colors.line}
              strokeWidth={0.7}
            />
          ))}
          {[5, 10, 15, 20, 25].map((value) => (
            <SvgText
              key={value}
              x={EDGE.start - 5}
              y={y(value) + 4}
              fontSize={11}
              fill={colors.softInk}
              textAnchor="end"
            >
              {value}
            </SvgText>
          ))}
          <Line
            x1={EDGE.start}
            x2={WIDE - EDGE.end}
            y1={y(view.goal)}
            y2={y(view.goal)}
            stroke={colors.ink}
            strokeWidth={2}
            strokeDasharray="3 3"
          />
          {view.history.map(({ period }) => (
            <SvgText
              key={period}
              x={x(period)}
              y={HIGH - 5}
              fontSize={11}
              fill={colors.softInk}
              textAnchor="middle"
            >
              {period}
            </SvgText>
          ))}
          {POLICIES.map((policy) => {
            const dash = DASHES[policy];
            const last = points.length - 1;
            return [
              <Path
                key={policy}
                d={points
                  .map((tracks, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(tracks[policy])}`)
                  .join('')}
                fill="none"
                stroke={ink(policy).color}
                strokeWidth={3}
                strokeLinejoin="round"
                {...(dash !== null && { strokeDasharray: dash })}
              />,
              <Circle
                key={`${policy}-end`}
                cx={x(last)}
                cy={y(points[last]?.[policy] ?? TRACK.start)}
                r={4}
                fill={ink(policy).color}
                stroke={colors.ink}
                strokeWidth={1}
              />,
            ];
          })}
        </Svg>
      </View>
      <View style={styles.legend}>
        {POLICIES.map((policy) => {
          const dash = DASHES[policy];
          return (
            <View key={policy} style={styles.one}>
              <PolicyMark policy={policy} size={20} />
              <Svg width={30} height={8} viewBox="0 0 30 8" aria-hidden>
                <Line
                  x1={0}
                  x2={30}
                  y1={4}
                  y2={4}
                  stroke={ink(policy).color}
                  strokeWidth={3}
                  {...(dash !== null && { strokeDasharray: dash })}
                />
              </Svg>
              <Text size="small">{policyName(g, policy)}</Text>
            </View>
          );
        })}
        <View style={styles.one}>
          <Svg width={30} height={8} viewBox="0 0 30 8" aria-hidden>
            <Line x1={0} x2={30} y1={4} y2={4} stroke={colors.ink} strokeWidth={2} strokeDasharray="3 3" />
          </Svg>
          <Text size="small">{g('goal.number', { goal: view.goal })}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, flexGrow: 1, flexShrink: 1, flexBasis: 300 },
  // Time runs the same way in every chart.
  chart: { width: '100%', maxWidth: 560, aspectRatio: WIDE / HIGH, direction: 'ltr' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.middle, rowGap: SPACE.tiny },
  one: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
