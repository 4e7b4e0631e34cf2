import { type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { Moving } from '@/components/motion/Moving';
import { seededRandom } from '@/components/motion/seededRandom';
import { SkipTouch } from '@/components/motion/SkipTouch';
import { SpokenResult, useAnnounce } from '@/components/motion/SpokenResult';
import type { Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';
import { useMotionText } from '@/components/motion/useMotionText';
import { SPACE, useTheme } from '@/components/theme';

import { MOON, SUN } from './coinSides';

export type CoinSide = {
  readonly label: string;
  /** Drawn in the middle of the coin; a sun and a moon unless told otherwise. */
  readonly drawing?: ReactNode;
};

export type CoinProps = {
  /** Which of the two lies up, as the event says. */
  readonly side: 0 | 1;
  readonly sides: readonly [CoinSide, CoinSide];
  readonly flipId: string | number;
  /** The coin and its flight fill so much, in points. */
  readonly height?: number | undefined;
  /** Of the words below it, on a ground of its own. */
  readonly color?: string | undefined;
  readonly still?: boolean | undefined;
  readonly onSettled?: (() => void) | undefined;
};

const SIZE = 104;
/** With the way it flies above. */
const ALL = SIZE + 116;
const LARGEST = 1.8;
const SAMPLES = 36;

type Flip = { readonly air: Track; readonly shadow: Track; readonly sides: readonly [Track, Track] };

/** Flat circles that grow thin and wide again look like a coin that turns. It ends on `side` after full turns. */
export function flipTracks(flipId: string | number, side: 0 | 1, times = 1): Flip {
  const random = seededRandom(String(flipId));
  const halfTurns = 6 + 2 * Math.floor(random() * 2) + side;
  const sway = (random() - 0.5) * 30;
  const moments = Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES);
  const flight = 0.78;
  const turned = (at: number) => halfTurns * Math.PI * Math.min(1, at / flight);
  const high = (at: number) => {
    if (at < flight) return 4 * (at / flight) * (1 - at / flight);
    const way = (at - flight) / (1 - flight);
    return 0.1 * 4 * way * (1 - way);
  };
  const track = (pose: (at: number) => object) =>
    moments.map((at) => ({ at, ...pose(at) })) as unknown as Track;
  const sideTrack = (up: 1 | -1) =>
    track((at) => {
      const facing = Math.cos(turned(at)) * up;
      return { scaleY: Math.max(0, facing), opacity: facing > 0 ? 1 : 0 };
    });
  return {
    air: track((at) => ({
      y: -110 * times * high(at),
      scale: 1 + 0.25 * high(at),
      turn: sway * Math.sin(at * Math.PI),
    })),
    shadow: track((at) => ({ scale: 1 - 0.45 * high(at), opacity: 0.28 - 0.2 * high(at) })),
    sides: [sideTrack(1), sideTrack(-1)],
  };
}

export function Coin({ side, sides, flipId, height, color, still, onSettled }: CoinProps) {
  const t = useMotionText();
  const { colors } = useTheme();
  const { moving, skip } = useAnimationRun({ id: flipId, duration: DURATION.coin, still, onEnd: onSettled });
  const times = height === undefined ? 1 : Math.min(LARGEST, height / ALL);
  const size = SIZE * times;
  const flip = useMemo(() => flipTracks(flipId, side, times), [flipId, side, times]);
  const said = t('motion.coin.landed', { side: sides[side].label });
  useAnnounce(said, !moving);
  const going = { moving, duration: DURATION.coin };
  return (
    <View style={styles.box} testID={moving ? 'coin-flying' : 'coin-landed'}>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.ground, { height: ALL * times, width: size * 1.5 }]}
      >
        <Moving
          track={flip.shadow}
          {...going}
          style={[
            styles.shadow,
            { backgroundColor: colors.ink, width: size * 0.96, height: size * 0.9, borderRadius: size },
          ]}
        />
        <Moving track={flip.air} {...going} style={{ width: size, height: size }}>
          {([0, 1] as const).map((which) =>
            moving || which === side ? (
              <Moving key={which} track={flip.sides[which]} {...going} style={styles.side}>
                <CoinFace
                  which={which}
                  size={size}
                  drawing={sides[which].drawing}
                  testID={`coin-side-${which}`}
                />
              </Moving>
            ) : null,
          )}
        </Moving>
      </View>
      <SpokenResult words={said} hushed={moving} color={color} />
      {moving && <SkipTouch hint={t('motion.coin.flying')} onPress={skip} testID="coin-skip" />}
    </View>
  );
}

type CoinFaceProps = {
  readonly which: 0 | 1;
  readonly size: number;
  readonly drawing: ReactNode;
  readonly testID: string;
};

function CoinFace({ which, size, drawing, testID }: CoinFaceProps) {
  const { colors, dark } = useTheme();
  const metal = dark
    ? { ground: colors.main, ink: colors.onMain }
    : which === 0
      ? { ground: '#eeb029', ink: colors.ink }
      : { ground: colors.sheet, ink: colors.ink };
  return (
    <View testID={testID} style={[styles.face, { width: size, height: size }]}>
      <Svg width={size} height={size} viewBox="0 0 100 100" style={styles.side}>
        <Circle cx={50} cy={50} r={46} fill={metal.ground} stroke={metal.ink} strokeWidth={5} />
        <Circle
          cx={50}
          cy={50}
          r={38.5}
          fill="none"
          stroke={metal.ink}
          strokeWidth={2}
          strokeDasharray="1 4.200"
        />
        {drawing === undefined && <Path d={which === 0 ? SUN : MOON} fill={metal.ink} fillRule="evenodd" />}
      </Svg>
      {drawing}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: SPACE.small },
  ground: {
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBottom: 6,
  },
  shadow: { position: 'absolute', bottom: 0 },
  side: { position: 'absolute', left: 0, top: 0 },
  face: { alignItems: 'center', justifyContent: 'center' },
});
