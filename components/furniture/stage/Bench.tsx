import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { INK, STAGE } from './looks';
import { Person, type PersonProps, type PersonState } from './Person';
import { fitting, Says } from './Says';

const TOP = 612;

export type BenchPerson = {
  readonly name: string;
  readonly state: PersonState;
  readonly next: boolean;
  /** What stands beside the head: points and whatever else a game counts. */
  readonly counts?: ReactNode;
};

export type BenchProps = {
  readonly ink: string;
  readonly people: readonly BenchPerson[];
  readonly look?: PersonProps['look'];
};

/** The people of a table along the lower edge. Gold is whose turn it is. */
export function Bench({ ink, people, look = [0, -1] }: BenchProps) {
  const width = STAGE.width / people.length;
  return (
    <View style={[styles.bench, { backgroundColor: ink }]} testID="stage-bench">
      {people.map(({ name, state, next, counts }, seat) => (
        <View key={seat} testID={`seat-${seat}`} style={[styles.place, { left: seat * width, width }]}>
          {next && (
            <Svg width={width} height={140} style={styles.now} aria-hidden>
              <Rect
                x={4}
                y={3}
                width={width - 8}
                height={160}
                rx={16}
                fill={INK.nowGround}
                stroke={INK.now}
                strokeWidth={5}
              />
            </Svg>
          )}
          <View style={styles.person}>
            <Person seat={seat} state={state} size={62} look={look} dark />
          </View>
          <View style={styles.counts}>{counts}</View>
          <View style={styles.name}>
            <Says color={INK.onDark} size={fitting(name, width - 24, 1, [26, 24])} lines={1}>
              {name}
            </Says>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bench: { position: 'absolute', left: 0, top: TOP, width: STAGE.width, height: STAGE.height - TOP },
  place: { position: 'absolute', top: 0, height: STAGE.height - TOP, overflow: 'visible' },
  now: { position: 'absolute', left: 0, top: 0 },
  person: { position: 'absolute', left: 10, top: -8 },
  counts: {
    position: 'absolute',
    left: 84,
    right: 8,
    top: 14,
    height: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
  },
  name: { position: 'absolute', left: 14, right: 10, top: 71 },
});
