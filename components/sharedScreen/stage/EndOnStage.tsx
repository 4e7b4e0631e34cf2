import { StyleSheet, View } from 'react-native';
import { G, Path, Rect } from 'react-native-svg';

import { rays } from '@/components/furniture/stage/cut';
import { Drawing } from '@/components/furniture/stage/Drawing';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { PersonFigure } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import type { TableFrame } from '@/components/table/frame/useFrame';
import type { Palette } from '@/components/theme/palettes';
import { seatColor } from '@/components/theme/seats';

const BASE = 672;
const HIGHEST = 210;
const LEAST = 26;
const TOWER = 124;
/** From the middle of a tower to what stands beside it. */
const BESIDE = TOWER / 2 + 4;
const RAYS = rays({ x: 640, y: 560, from: 150, to: 1200, count: 34, seed: 'end' });

export type EndOnStageProps = {
  readonly frame: TableFrame;
  /** Who won and why, in a sentence. */
  readonly said: string;
  readonly inks: Palette | undefined;
};

/** A game that is over: one sentence, and everyone on what they reached. Nobody is ranked. */
export function EndOnStage({ frame: { seats }, said, inks }: EndOnStageProps) {
  const most = Math.max(1, ...seats.map(({ points }) => points ?? 0));
  const width = STAGE.width / seats.length;
  const beside = width / 2 - BESIDE;
  const tower = (points: number | null) =>
    points === null ? LEAST : LEAST + (Math.max(0, points) * HIGHEST) / most;
  const size = fitting(said, 1180, 3, [66, 56, 48, 40, 34, 30]);
  return (
    <View style={[styles.ground, { backgroundColor: inks?.ink ?? INK.ink }]} testID="scores">
      <Drawing>
        <G opacity={0.16}>
          <Path d={RAYS} fill={INK.now} />
        </G>
        {seats.map(({ points, bot, away }, seat) => {
          const height = tower(points);
          const x = (seat + 0.5) * width;
          return (
            <G key={seat}>
              <Rect
                x={x - TOWER / 2}
                y={BASE - height}
                width={TOWER}
                height={height}
                fill={seatColor(seat, false).color}
                stroke={INK.onDark}
                strokeWidth={3}
              />
              <G transform={`translate(${x - 42} ${BASE - height - 93}) scale(0.84)`}>
                <PersonFigure seat={seat} state={away ? 'away' : bot ? 'bot' : 'here'} dark />
              </G>
            </G>
          );
        })}
      </Drawing>
      <View style={styles.said}>
        <Says size={size} face="display" align="center" color={INK.onDark} heading>
          {said}
        </Says>
      </View>
      {seats.map(({ name, points }, seat) => (
        <View key={seat}>
          {points !== null && (
            <View
              style={[styles.points, { left: (seat + 0.5) * width + BESIDE, width: beside, top: BASE - 54 }]}
              testID={`score-${seat}`}
            >
              <Says size={fitting(String(points), beside, 1, [46, 34, 26])} face="display" color={INK.now}>
                {points}
              </Says>
            </View>
          )}
          <View style={[styles.name, { left: seat * width + 8, width: width - 16 }]}>
            <Says size={fitting(name, width - 24, 1, [26, 24])} align="center" color={INK.onDark} lines={1}>
              {name}
            </Says>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { position: 'absolute', left: 0, top: 0, width: STAGE.width, height: STAGE.height },
  said: { position: 'absolute', left: 50, top: 104, width: 1180, height: 232, justifyContent: 'center' },
  points: { position: 'absolute' },
  name: { position: 'absolute', top: 678, height: 40, justifyContent: 'center' },
});
