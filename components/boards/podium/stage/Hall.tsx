import { StyleSheet, View } from 'react-native';
import { Circle, G, Path } from 'react-native-svg';

import { podium as icons } from '@/components/boards/podium/art/icons';
import { POLICY_ART, policyInk } from '@/components/boards/podium/art/inks';
import { palette } from '@/components/boards/podium/art/palette';
import { policyIn } from '@/components/boards/podium/turn/seats';
import type { StageProps } from '@/components/boards/types';
import { gouges } from '@/components/furniture/stage/cut';
import { type Cut, Drawing, Sign } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { PersonFigure } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { POLICIES } from '@/rules/podium/text/numbers';
import type { Podium, Policy, View as GameView } from '@/rules/podium/types';

export const { light: inks } = palette;

/** The wall of the hall. */
export const WALL: readonly Cut[] = [
  { fill: inks.ground, d: 'M0 0H1280V720H0Z' },
  {
    fill: '#ecd3cb',
    d: gouges({
      x: 0,
      y: 100,
      width: 1280,
      height: 480,
      count: 150,
      length: 60,
      angle: Math.PI / 2,
      wide: 1.5,
      seed: 'hall',
    }),
  },
];

const BASE = 664;
/** A column that has not grown yet still bears its number. */
const FOOT = 34;
const ROOM = 118;

/** The five in the order of the chairs; while players choose, those nobody leads yet come after. */
export const allPolicies = (view: GameView): readonly Policy[] => [
  ...view.policies.map(({ policy }) => policy),
  ...POLICIES.filter((policy) => policyIn(view, policy) === undefined),
];

export type CoinProps = {
  readonly policy: Policy | null;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
};

/** A Fund, with whose it was. */
export function Coin({ policy, x, y, radius }: CoinProps) {
  const color = policy === null ? inks.ink : policyInk(policy, false).color;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Circle r={radius} fill={color} stroke={INK.ink} strokeWidth={3} />
      <Circle r={radius * 0.78} fill="none" stroke={INK.onDark} strokeWidth={1.8} />
      <Sign
        of={policy === null ? icons.fund : POLICY_ART[policy]}
        x={0}
        y={0}
        size={radius * 1.15}
        color={INK.onDark}
      />
    </G>
  );
}

/** The five columns of the cover: each grows towards the Goal, and whoever leads it stands on top. */
export function Columns({ view, names, people }: Pick<StageProps<Podium>, 'view' | 'names' | 'people'>) {
  const policies = allPolicies(view);
  const highest = Math.max(view.goal, 12, ...view.policies.map(({ track }) => track));
  const height = (track: number) => FOOT + (track * ROOM) / highest;
  const goal = BASE - height(view.goal);
  const firstOf = (seat: number) => view.policies.find((each) => each.seat === seat)?.policy;
  return (
    <>
      <Drawing>
        <Path d={`M0 ${goal}H1280`} stroke={INK.ink} strokeWidth={4} strokeDasharray="14 9" />
        <Path d={`M0 ${BASE}H1280V720H0Z`} fill={inks.ink} />
        {policies.map((policy, at) => {
          const of = policyIn(view, policy);
          const x = 128 + at * 256;
          const top = BASE - height(of?.track ?? 0);
          const person = of === undefined ? undefined : people[of.seat];
          return (
            <G key={policy}>
              <Path
                d={`M${x - 64} ${BASE}L${x - 61} ${top}L${x + 61} ${top + 1.5}L${x + 64} ${BASE}Z`}
                fill={of === undefined ? 'none' : policyInk(policy, false).color}
                stroke={INK.ink}
                strokeWidth={4}
                {...(of === undefined && { strokeDasharray: '9 7' })}
              />
              <Sign
                of={POLICY_ART[policy]}
                x={x - 30}
                y={BASE - 20}
                size={34}
                color={of === undefined ? INK.soft : INK.onDark}
              />
              {of !== undefined && firstOf(of.seat) === policy && (
                <G transform={`translate(${x - 34} ${top - 75}) scale(0.68)`}>
                  <PersonFigure
                    seat={of.seat}
                    state={person?.state ?? 'here'}
                    look={[0, -0.6]}
                    hand={view.turn?.policy === policy}
                  />
                </G>
              )}
              {of !== undefined && firstOf(of.seat) !== policy && (
                <G transform={`translate(${x - 22} ${top - 50}) scale(0.44)`} opacity={0.85}>
                  <PersonFigure seat={of.seat} state={person?.state ?? 'here'} look={[0, -0.6]} />
                </G>
              )}
              {of !== undefined && <Coin policy={policy} x={x + 94} y={BASE - 24} radius={20} />}
            </G>
          );
        })}
        <Sign of={icons.goal} x={24} y={goal - 22} size={32} color={INK.ink} />
      </Drawing>
      <View style={[styles.goal, { top: goal - 42 }]}>
        <Says size={32} face="display" testID="stage-goal">
          {view.goal}
        </Says>
      </View>
      {policies.map((policy, at) => {
        const of = policyIn(view, policy);
        const x = 128 + at * 256;
        const name = of === undefined ? '' : (names[of.seat] ?? '');
        return (
          <View key={policy}>
            {of !== undefined && (
              <>
                <View style={[styles.track, { left: x - 10, top: BASE - 44 }]} testID={`track-${policy}`}>
                  <Says size={34} face="display" align="center" color={INK.onDark}>
                    {of.track}
                  </Says>
                </View>
                <View style={[styles.funds, { left: x + 68, top: BASE - 84 }]}>
                  <Says size={30} face="display" align="center">
                    {of.funds}
                  </Says>
                </View>
              </>
            )}
            <View style={[styles.name, { left: at * 256 + 6 }]}>
              <Says size={fitting(name, 236, 1, [25, 24])} align="center" color={INK.onDark} lines={1}>
                {name}
              </Says>
            </View>
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({
  goal: { position: 'absolute', left: 46, width: 80 },
  track: { position: 'absolute', width: 70 },
  funds: { position: 'absolute', width: 52 },
  name: { position: 'absolute', top: 672, width: 244, height: 44, justifyContent: 'center' },
});
