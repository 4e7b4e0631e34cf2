import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Moving } from '@/components/motion/Moving';
import { SkipTouch } from '@/components/motion/SkipTouch';
import { SpokenResult, useAnnounce } from '@/components/motion/SpokenResult';
import { delayed, REST, type Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';
import { useMotionText } from '@/components/motion/useMotionText';
import { type SeatShape, SPACE, useTheme } from '@/components/theme';
import { useLanguage } from '@/i18n';

/** Filled shapes on a 24 × 24 grid: a token is known by shape as well as by colour. */
const TOKEN_SHAPES: { readonly [S in SeatShape]: string } = {
  circle: 'M12 3a9 9 0 1 1-.1 0z',
  triangle: 'M12 3 21.500 20h-19z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 2 22 12 12 22 2 12z',
  star: 'M12 2l2.900 6.500 7.100.8-5.300 4.800 1.500 7-6.200-3.600-6.200 3.600 1.500-7L2 9.300l7.100-.8z',
};

export type BagToken = {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly shape: SeatShape;
};

export type BagProps = {
  /** In the order in which they came out, as the event says. */
  readonly tokens: readonly BagToken[];
  readonly drawId: string | number;
  /** The bag and what comes out of it fill so much, in points. */
  readonly height?: number | undefined;
  readonly still?: boolean | undefined;
  readonly onSettled?: (() => void) | undefined;
};

const TOKEN = 44;
const BAG = 120;
/** With a row of tokens below it, and room for them to fly above. */
const ALL = TOKEN + BAG + SPACE.small + TOKEN;
const LARGEST = 2.2;
/** One token, from the mouth of the bag to its place. */
export const BAG_MS = DURATION.step * 2;
/** The longest time for all tokens together, however many there are. */
const LONGEST = 2000;

/** As many as fit beside each other on the smallest phone. */
const ACROSS = 5;
const GAP = SPACE.small;

/** From the middle of its row, which is under the mouth of the bag. */
function besideMouth(index: number, count: number): number {
  const inRow = Math.min(ACROSS, count - Math.floor(index / ACROSS) * ACROSS);
  return ((index % ACROSS) - (inRow - 1) / 2) * (TOKEN + GAP);
}

/** The same way in a drawing that is so many times as large. */
const larger = (track: Track, times: number): Track =>
  track.map((moment) => ({
    ...moment,
    ...(moment.x !== undefined && { x: moment.x * times }),
    ...(moment.y !== undefined && { y: moment.y * times }),
  })) as unknown as Track;

/** Out of the mouth of the bag, up, and down to its place below. */
function outOf(x: number, row: number): Track {
  const mouth = -(BAG + SPACE.small + row * (TOKEN + GAP));
  return [
    { at: 0, x, y: mouth + 24, scale: 0.3, opacity: 0 },
    { at: 0.12, x, y: mouth + 4, scale: 0.5, opacity: 1 },
    { at: 0.32, x: x * 0.9, y: mouth - 30, scale: 0.95, turn: -30, opacity: 1 },
    { at: 0.46, x: x * 0.7, y: mouth - 36, scale: 1.08, turn: -16, opacity: 1 },
    { at: 0.62, x: x * 0.4, y: mouth * 0.72, scale: 1.07, turn: -4, opacity: 1 },
    { at: 0.85, x: x * 0.06, y: -6, scale: 1.04, turn: 8, opacity: 1 },
    { at: 0.93, y: 3, scale: 0.98, turn: 2, opacity: 1 },
    { at: 1, opacity: 1 },
  ];
}

/** The bag shakes for each token. */
const shrug = (count: number): Track =>
  Array.from({ length: count * 3 + 1 }, (_, index) => ({
    at: index / (count * 3),
    turn: [0, -4, 3][index % 3] ?? 0,
    scaleY: [1, 0.95, 1.03][index % 3] ?? 1,
  })) as unknown as Track;

function bagTracks(
  count: number,
  side: 1 | -1,
  times: number,
): {
  readonly duration: number;
  readonly out: Track[];
  readonly bag: Track;
} {
  const each = BAG_MS;
  const gap = Math.min(DURATION.step, count > 1 ? (LONGEST - each) / (count - 1) : 0);
  const duration = each + gap * Math.max(0, count - 1);
  return {
    duration,
    out: Array.from({ length: count }, (_, index) =>
      delayed(larger(outOf(-side * besideMouth(index, count), Math.floor(index / ACROSS)), times), {
        after: index * gap,
        each,
        of: duration,
      }),
    ),
    bag: count === 0 ? REST : shrug(count),
  };
}

export function Bag({ tokens, drawId, height, still, onSettled }: BagProps) {
  const t = useMotionText();
  const { colors } = useTheme();
  const side = useLanguage().direction === 'rtl' ? -1 : 1;
  const times = height === undefined ? 1 : Math.max(1, Math.min(LARGEST, height / ALL));
  const tracks = useMemo(() => bagTracks(tokens.length, side, times), [tokens.length, side, times]);
  const gap = GAP * times;
  const token = { width: TOKEN * times, height: TOKEN * times };
  const row = { gap, paddingTop: gap, width: ACROSS * token.width + (ACROSS - 1) * gap };
  const { moving, skip } = useAnimationRun({
    id: drawId,
    duration: tracks.duration,
    still,
    onEnd: onSettled,
  });
  const names = tokens.map(({ label }) => label).join(t('motion.comma'));
  const said = tokens.length === 0 ? t('motion.bag.empty') : t('motion.bag.drawn', { tokens: names });
  useAnnounce(said, !moving);
  const going = { moving, duration: tracks.duration };
  return (
    <View style={styles.box} testID={moving ? 'bag-drawing' : 'bag-drawn'}>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.scene, { paddingTop: token.height }]}
      >
        <Moving track={tracks.bag} {...going} style={{ width: BAG * times, height: BAG * times }}>
          <BagDrawing size={BAG * times} />
        </Moving>
        <View style={[styles.row, row]}>
          {tokens.map(({ id, color, shape }, index) => (
            <Moving
              key={id}
              track={tracks.out[index] ?? REST}
              {...going}
              style={token}
              testID={`token-${id}`}
            >
              <Svg {...token} viewBox="0 0 24 24">
                <Path d={TOKEN_SHAPES[shape]} fill={colors.ink} transform="translate(.8 1)" />
                <Path
                  d={TOKEN_SHAPES[shape]}
                  fill={color}
                  stroke={colors.ink}
                  strokeWidth={1.4}
                  strokeLinejoin="round"
                />
              </Svg>
            </Moving>
          ))}
        </View>
      </View>
      <SpokenResult words={said} hushed={moving} />
      {moving && <SkipTouch hint={t('motion.bag.drawing')} onPress={skip} testID="bag-skip" />}
    </View>
  );
}

/** A cloth bag with a string round its neck, and a patch. */
function BagDrawing({ size }: { readonly size: number }) {
  const { colors, dark } = useTheme();
  const cloth = dark ? '#5b4a2f' : '#d9b77e';
  const ink = { stroke: colors.ink, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 120 120">
      <Path
        d="M44 34C30 48 12 66 13 90c.5 16 14 24 46 24s47-7 48-24C108 66 90 48 76 34z"
        fill={cloth}
        strokeWidth={4}
        {...ink}
      />
      <Path
        d="M41 12c5 5 8 5 11 0 3 5 6 5 9 0 3 5 6 5 9 0 3 4 6 5 10 1-1 8-3 14-5 21H44c-1-8-2-14-3-22z"
        fill={cloth}
        strokeWidth={4}
        {...ink}
      />
      <Path
        d="M42 34c11 4 24 4 35 0M76 34c8 4 10 12 7 20M77 35c9 1 15 6 16 13"
        fill="none"
        strokeWidth={4}
        {...ink}
      />
      <Path
        d="M52 46c-3 8-9 12-14 20M60 46v16M68 46c2 7 5 11 9 16M24 92c1 7 5 11 12 13"
        fill="none"
        strokeWidth={2.5}
        {...ink}
      />
      <Path
        d="M56 76l22-3 3 21-23 3z"
        fill={colors.sheet}
        strokeWidth={2.5}
        strokeDasharray="4 3.500"
        {...ink}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: SPACE.small },
  scene: { alignItems: 'center' },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
  },
});
