import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { edge } from '@/components/furniture/stage/cut';
import { BAND, INK, STAGE } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';

const LOWER = [...edge({ from: 0, to: STAGE.width, y: BAND, rough: 2.2, step: 46, seed: 'band' })].reverse();
const BAND_SHAPE = `M0 0H${STAGE.width}L${LOWER.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Where the caption stands: after the place in the game, and before the corner for those who come late. */
const CAPTION = { left: 290, right: 1130, withoutCorner: 1256 } as const;
const CAPTION_SIZES = [33, 30, 27, 24] as const;
const WHERE_WIDTH = 204;

export type StageBandProps = {
  readonly ink: string;
  /** "Round 2 of 4". */
  readonly where: string;
  readonly progress: readonly [now: number, of: number] | null;
  readonly caption: string;
  /** Whoever the caption is about. */
  readonly seat: number | null;
  readonly menu: ReactNode;
  /** The code for latecomers, where it is shown. */
  readonly corner: ReactNode | null;
  readonly timer: ReactNode | null;
};

/** Along the top, for heads hide the lower edge of a projection: where we are, and one line of what just happened. */
export function StageBand({ ink, where, progress, caption, seat, menu, corner, timer }: StageBandProps) {
  const right = (corner === null ? CAPTION.withoutCorner : CAPTION.right) - (timer === null ? 0 : 118);
  const width = right - CAPTION.left - (seat === null ? 0 : 78);
  const size = fitting(caption, width, 2, CAPTION_SIZES.slice(0, -1));
  const small = fitting(caption, width, 3, [CAPTION_SIZES[3]]);
  const fitsTwo = fitting(caption, width, 2, [...CAPTION_SIZES.slice(0, -1), 0]) > 0;
  return (
    <View style={styles.band} pointerEvents="box-none">
      <Svg width={STAGE.width} height={BAND + 14} style={styles.ground} aria-hidden>
        <Path d={BAND_SHAPE} fill={ink} />
      </Svg>
      <View style={styles.menu}>{menu}</View>
      <View style={styles.where}>
        <Says color={INK.onDark} lines={2} style={styles.place} testID="stage-where">
          {where}
        </Says>
        {progress !== null && <Beads now={progress[0]} of={progress[1]} />}
      </View>
      <View style={styles.line} />
      <View
        style={[styles.caption, { width: right - CAPTION.left }]}
        aria-live="polite"
        testID="stage-caption"
      >
        {seat !== null && (
          <View style={styles.who}>
            <Person seat={seat} size={58} dark />
          </View>
        )}
        <Says size={fitsTwo ? size : small} face="display" color={INK.onDark} lines={fitsTwo ? 2 : 3} heading>
          {caption}
        </Says>
      </View>
      {timer !== null && <View style={[styles.timer, { left: right + 4 }]}>{timer}</View>}
      {corner}
    </View>
  );
}

/** One bead for each round: played, now, to come. */
function Beads({ now, of }: { readonly now: number; readonly of: number }) {
  const width = Math.min(34, (WHERE_WIDTH - 2 - (of - 1) * 6) / of);
  return (
    <Svg width={WHERE_WIDTH} height={16} aria-hidden>
      {Array.from({ length: of }, (_, at) => (
        <Rect
          key={at}
          x={at * (width + 6) + 1}
          y={2}
          width={width}
          height={12}
          rx={3}
          fill={at < now - 1 ? INK.onDark : at === now - 1 ? INK.now : 'none'}
          stroke={INK.onDark}
          strokeWidth={2}
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  band: { position: 'absolute', left: 0, top: 0, width: STAGE.width, height: BAND },
  ground: { position: 'absolute', left: 0, top: 0 },
  menu: { position: 'absolute', left: 6, top: 18 },
  place: { lineHeight: 26 },
  where: {
    position: 'absolute',
    left: 62,
    top: 4,
    width: WHERE_WIDTH,
    height: 78,
    justifyContent: 'center',
    gap: 3,
  },
  line: {
    position: 'absolute',
    left: 274,
    top: 14,
    width: 2,
    height: 56,
    backgroundColor: INK.onDark,
    opacity: 0.45,
  },
  caption: {
    position: 'absolute',
    left: CAPTION.left,
    top: 2,
    height: 82,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
  },
  who: { alignSelf: 'flex-end', marginBottom: -2 },
  timer: { position: 'absolute', top: 8, width: 110, height: 70, justifyContent: 'center' },
});
