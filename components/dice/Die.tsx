import { StyleSheet, View } from 'react-native';

import { Moving } from '@/components/motion/Moving';
import { DURATION } from '@/components/motion/useMotion';

import { Crack, DieFace, Rays, useDieColors } from './DieFace';
import type { DieThrow } from './throwDice';

export type DieMark = 'success' | 'failure' | null;

export type DieProps = {
  readonly way: DieThrow;
  readonly face: number;
  readonly size: number;
  readonly mark: DieMark;
  readonly moving: boolean;
};

/** One die in the middle of a tray, somewhere on its way. Lying still it has only the one side that is up. */
export function Die({ way, face, size, mark, moving }: DieProps) {
  const { ink } = useDieColors();
  const going = { moving, duration: DURATION.throw };
  const box = { position: 'absolute', width: size, height: size, left: -size / 2, top: -size / 2 } as const;
  const block = { ...box, left: 0, top: 0, borderRadius: size * 0.16, backgroundColor: ink };
  const last = way.sides.length - 1;
  return (
    <Moving track={way.place} {...going} style={box} testID="die">
      {mark === 'success' && (
        <Moving
          track={way.mark}
          {...going}
          style={[styles.rays, { margin: -size * 0.4 }]}
          testID="die-success"
        >
          <Rays size={size} />
        </Moving>
      )}
      <Moving track={way.shadow} {...going} style={[block, styles.shadow]} />
      <Moving track={way.body} {...going} style={styles.fill}>
        <Moving track={way.block} {...going} style={block} />
        {way.sides.map((side, index) =>
          moving || index === last ? (
            <Moving key={index} track={side.track} {...going} style={styles.fill}>
              <View testID={index === last ? `die-face-${face}` : 'die-side'}>
                <DieFace face={side.face} size={size} />
              </View>
            </Moving>
          ) : null,
        )}
        {mark === 'failure' && (
          <Moving track={way.mark} {...going} style={styles.fill} testID="die-failure">
            <Crack size={size} />
          </Moving>
        )}
      </Moving>
    </Moving>
  );
}

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
  rays: { position: 'absolute', left: 0, top: 0 },
  shadow: { opacity: 1 },
});
