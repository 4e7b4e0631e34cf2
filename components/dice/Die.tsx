import { memo } from 'react';
import { StyleSheet } from 'react-native';

import { Moving } from '@/components/motion/Moving';
import { DURATION } from '@/components/motion/useMotion';

import { Crack, DieFace, Rays, useDieColors } from './DieFace';
import type { DieThrow } from './throw/throwDice';

export type DieMark = 'success' | 'failure' | null;

export type DieProps = {
  readonly way: DieThrow;
  readonly face: number;
  readonly size: number;
  readonly mark: DieMark;
  readonly moving: boolean;
};

const boxOf = (size: number) =>
  ({ position: 'absolute', width: size, height: size, left: -size / 2, top: -size / 2 }) as const;

/** What lies on the table under a die: it is drawn before all dice, so that no shadow falls on a neighbour. */
export const UnderDie = memo(function UnderDie({ way, size, mark, moving }: Omit<DieProps, 'face'>) {
  const { ink } = useDieColors();
  const going = { moving, duration: DURATION.throw };
  const wide = boxOf(size * 1.8);
  const block = { ...boxOf(size), borderRadius: size * 0.16, backgroundColor: ink };
  return (
    <>
      {mark === 'success' && (
        <Moving track={way.halo} {...going} style={wide} testID="die-success">
          <Rays size={size} />
        </Moving>
      )}
      <Moving track={way.shadow} {...going} style={block} />
    </>
  );
});

/** One die in the middle of a tray, somewhere on its way. The sides that are not up have no width. */
export const Die = memo(function Die({ way, face, size, mark, moving }: DieProps) {
  const { ink } = useDieColors();
  const going = { moving, duration: DURATION.throw };
  const block = { borderRadius: size * 0.16, backgroundColor: ink };
  return (
    <Moving track={way.body} {...going} style={boxOf(size)} testID="die">
      <Moving track={way.block} {...going} style={[styles.fill, block]} />
      {way.sides.map((side, step) => (
        <Moving
          key={step}
          track={side.track}
          {...going}
          style={styles.fill}
          testID={step === 0 ? `die-face-${face}` : undefined}
        >
          <DieFace face={side.face} size={size} />
        </Moving>
      ))}
      {mark === 'failure' && (
        <Moving track={way.mark} {...going} style={styles.fill} testID="die-failure">
          <Crack size={size} />
        </Moving>
      )}
    </Moving>
  );
});

const styles = StyleSheet.create({
  fill: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
});
