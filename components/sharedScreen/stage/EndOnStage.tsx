import { StyleSheet, View } from 'react-native';
import { G, Path, Rect } from 'react-native-svg';

import type { EndTower, StageEnd } from '@/components/boards/types';
import { rays } from '@/components/furniture/stage/cut';
import { Drawing, Sign } from '@/components/furniture/stage/Drawing';
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
/** The room of a sign at the foot of a tower. */
const FOOT = 52;
const RAYS = rays({ x: 640, y: 560, from: 150, to: 1200, count: 34, seed: 'end' });

type Tower = Omit<EndTower, 'points'> & { readonly points: number | null };

export type EndOnStageProps = {
  readonly frame: TableFrame;
  /** The last line of the log. */
  readonly told: string;
  /** What the game itself says of its end. */
  readonly end: StageEnd;
  readonly inks: Palette | undefined;
};

/** Everybody's own points; without points everybody stands on the ground. */
const seatTowers = ({ seats }: TableFrame) =>
  seats.map(({ name, points }, seat) => ({
    id: seat,
    name,
    points,
    color: seatColor(seat, false).color,
    top: { seat },
  }));

/** A game that is over: one sentence, and everyone on what they reached. Nobody is ranked. */
export function EndOnStage({ frame, told, end, inks }: EndOnStageProps) {
  const { said = told, line } = end;
  const towers: readonly Tower[] = end.towers ?? seatTowers(frame);
  const most = Math.max(1, line ?? 0, ...towers.map(({ points }) => points ?? 0));
  const width = STAGE.width / towers.length;
  const beside = width / 2 - BESIDE;
  const high = (points: number | null) =>
    points === null ? LEAST : LEAST + (Math.max(0, points) * HIGHEST) / most;
  const size = fitting(said, 1180, 3, [66, 56, 48, 40, 34, 30]);
  return (
    <View style={[styles.ground, { backgroundColor: inks?.ink ?? INK.ink }]} testID="scores">
      <Drawing>
        <G opacity={0.16}>
          <Path d={RAYS} fill={INK.now} />
        </G>
        {line !== undefined && (
          <Path
            d={`M20 ${BASE - high(line)}H1260`}
            stroke={INK.onDark}
            strokeWidth={4}
            strokeDasharray="14 10"
          />
        )}
        {towers.map(({ id, points, color, top, foot }, at) => {
          const height = high(points);
          const x = (at + 0.5) * width;
          const stands = `translate(${x - 42} ${BASE - height - 93}) scale(0.84)`;
          return (
            <G key={id}>
              <Rect
                x={x - TOWER / 2}
                y={BASE - height}
                width={TOWER}
                height={height}
                fill={color}
                stroke={INK.onDark}
                strokeWidth={3}
              />
              {foot !== undefined && height > FOOT && (
                <Sign of={foot} x={x} y={BASE - FOOT / 2} size={40} color={INK.onDark} />
              )}
              {'sign' in top ? (
                <Sign of={top.sign} x={x} y={BASE - height - 46} size={84} color={INK.onDark} />
              ) : (
                <G transform={stands}>
                  <PersonFigure seat={top.seat} state={stateOf(frame.seats[top.seat])} dark />
                </G>
              )}
            </G>
          );
        })}
      </Drawing>
      <View style={styles.said}>
        <Says size={size} face="display" align="center" color={INK.onDark} heading>
          {said}
        </Says>
      </View>
      {towers.map(({ id, name, points }, at) => (
        <View key={id}>
          {points !== null && (
            <View
              style={[styles.points, { left: (at + 0.5) * width + BESIDE, width: beside, top: BASE - 54 }]}
              testID={`score-${id}`}
            >
              <Says size={fitting(String(points), beside, 1, [46, 34, 26])} face="display" color={INK.now}>
                {points}
              </Says>
            </View>
          )}
          <View style={[styles.name, { left: at * width + 8, width: width - 16 }]}>
            <Says size={fitting(name, width - 24, 1, [26, 24])} align="center" color={INK.onDark} lines={1}>
              {name}
            </Says>
          </View>
        </View>
      ))}
    </View>
  );
}

const stateOf = (seat: TableFrame['seats'][number] | undefined) =>
  seat?.away === true ? 'away' : seat?.bot === true ? 'bot' : 'here';

const styles = StyleSheet.create({
  ground: { position: 'absolute', left: 0, top: 0, width: STAGE.width, height: STAGE.height },
  said: { position: 'absolute', left: 50, top: 104, width: 1180, height: 232, justifyContent: 'center' },
  points: { position: 'absolute' },
  name: { position: 'absolute', top: 678, height: 40, justifyContent: 'center' },
});
