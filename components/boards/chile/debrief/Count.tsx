import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { useSides } from '@/components/boards/chile/art/prints';
import { SLICE, SLICE_ART } from '@/components/boards/chile/map/coast';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { FullScene } from '@/components/furniture/cards/FullScene';
import { useBoardPlace } from '@/components/motion/boardPlace';
import { Moving } from '@/components/motion/Moving';
import type { Track } from '@/components/motion/tracks/track';
import { useBeats } from '@/components/motion/useBeats';
import { DURATION } from '@/components/motion/useMotion';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { MAJORITY, REGION, TOTAL_VOTES } from '@/rules/chile/text/numbers';
import type { RegionView, Side, View as GameView } from '@/rules/chile/types';

import { COUNT_BEATS } from './countBeats';
import { leanOf, NIGHT, nightInk, STARS, windowsOf } from './night';

const LIGHTS: Track = [
  { at: 0, opacity: 0 },
  { at: 1, opacity: 1 },
];
const GROWS: Track = [
  { at: 0, scale: 0.6, opacity: 0 },
  { at: 0.6, scale: 1.3, opacity: 1 },
  { at: 1, scale: 1, opacity: 1 },
];
/** What stands above the country, in lines of text and what is between them. */
const HEAD = 116;
/** A line of text, and no more. */
const ROW = 22;
/** With the votes beside the land, or over it where words are large. */
const LAND = { width: 120, narrow: 56, beside: 30 } as const;

/** The night of the vote: Region by Region, from north to south, a light goes on and its votes are added. */
export function Count({ view }: { readonly view: GameView }) {
  const { scale } = useTheme();
  const { play } = useFeedback();
  const place = useBoardPlace();
  const counted = useBeats({ beats: COUNT_BEATS, isPlaying: true, onBeat: () => play('tick') });
  const room = (place?.height ?? 0) - HEAD * scale;
  const high = Math.max(ROW * scale, Math.floor(room / view.regions.length));
  const votes = (side: Side) =>
    view.regions
      .slice(0, counted)
      .reduce((sum, { id, control }) => sum + (control === side ? REGION[id].votes : 0), 0);
  return (
    <FullScene ground={NIGHT.ground} line={NIGHT.ground} isFull testID="count">
      <Sky />
      <Sum view={view} votes={{ si: votes('si'), no: votes('no') }} />
      <View>
        {view.regions.map((region, at) => (
          <Row
            key={region.id}
            view={view}
            region={region}
            at={at}
            high={high}
            isIn={at < counted}
            isHot={at === counted - 1}
          />
        ))}
      </View>
    </FullScene>
  );
}

const Sky = memo(function Sky() {
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 360 560" preserveAspectRatio="xMidYMid slice">
        <Path d={STARS} fill={NIGHT.pale} opacity={0.7} />
      </Svg>
    </View>
  );
});

/** Both sums, and the line that decides. */
function Sum({ view, votes }: { readonly view: GameView; readonly votes: { readonly [S in Side]: number } }) {
  const g = useGameText('chile');
  const sides = useSides(view);
  const { isLarge } = useTheme();
  const stand = (side: Side) => {
    const color = nightInk(view, side);
    return (
      <View style={[styles.stand, side === 'no' && styles.other]}>
        <Text size={isLarge ? 'title' : 'huge'} heading color={votes[side] >= MAJORITY ? NIGHT.now : color}>
          {votes[side]}
        </Text>
        <Glyph of={sides[side].art} size={24} color={color} />
        <Text size={isLarge ? 'body' : 'large'} tone="strong" color={color}>
          {sides[side].label}
        </Text>
      </View>
    );
  };
  const part = (side: Side) => (
    <View
      style={[
        styles.part,
        side === 'no' && styles.end,
        { backgroundColor: nightInk(view, side), transform: [{ scaleX: votes[side] / TOTAL_VOTES }] },
      ]}
    />
  );
  return (
    <View
      accessible
      role="img"
      aria-label={g('table.votes.bar', { ...votes, majority: MAJORITY })}
      style={styles.sum}
    >
      <View style={styles.stands}>
        {stand('si')}
        {stand('no')}
      </View>
      <View style={styles.bar}>
        {part('si')}
        {part('no')}
        <View style={styles.mark} />
      </View>
      <Text align="center" color={NIGHT.pale}>
        {g('table.votes.goal', { majority: MAJORITY })}
      </Text>
    </View>
  );
}

type RowProps = {
  readonly view: GameView;
  readonly region: RegionView;
  readonly at: number;
  readonly high: number;
  /** Its votes have been counted. */
  readonly isIn: boolean;
  /** They are the last that were. */
  readonly isHot: boolean;
};

function Row({ view, region: { id, control }, at, high, isIn, isHot }: RowProps) {
  const g = useGameText('chile');
  const sides = useSides(view);
  const { scale, isLarge } = useTheme();
  const color = control === null ? NIGHT.dim : nightInk(view, control);
  const disc = Math.min(high - 2, 32 * scale);
  return (
    <View style={[styles.row, { minHeight: high }]}>
      <View style={styles.name}>
        <Text
          align="end"
          tone={isHot ? 'strong' : 'plain'}
          color={isHot ? NIGHT.now : isIn ? NIGHT.pale : NIGHT.dim}
        >
          {g(`region.${id}`)}
        </Text>
      </View>
      <View style={[styles.land, isLarge ? styles.narrow : styles.wide]}>
        <View style={[styles.piece, !isLarge && styles.apart]}>
          <Land region={id} at={at} color={NIGHT.land} />
        </View>
        {isIn && (
          <Moving
            track={LIGHTS}
            moving
            duration={DURATION.step}
            style={[styles.piece, !isLarge && styles.apart]}
          >
            <Land region={id} at={at} color={color} lights={control === null ? 0 : REGION[id].votes} />
          </Moving>
        )}
        <View
          style={[
            styles.disc,
            { width: disc, height: disc, borderRadius: disc },
            isIn && { backgroundColor: NIGHT.pale, borderColor: isHot ? NIGHT.now : NIGHT.ground },
          ]}
        >
          <Text tone="strong" color={isIn ? NIGHT.ground : NIGHT.dim}>
            {isIn ? REGION[id].votes : '?'}
          </Text>
        </View>
      </View>
      <View style={styles.told}>
        {isIn && (
          <Moving track={GROWS} moving duration={DURATION.flip} style={styles.side}>
            {control !== null && <Glyph of={sides[control].art} size={20 * scale} color={color} />}
            <Text tone="strong" color={color}>
              {g(control === null ? 'side.none' : `side.${control}`)}
            </Text>
          </Moving>
        )}
      </View>
    </View>
  );
}

type LandProps = {
  readonly region: RegionView['id'];
  readonly at: number;
  readonly color: string;
  readonly lights?: number;
};

/** One piece of the long country; with lights in its houses when it has voted. */
const Land = memo(function Land({ region, at, color, lights = 0 }: LandProps) {
  const { land, coast } = SLICE_ART[region];
  return (
    <Svg
      width="100%"
      height="100%"
      viewBox={`${-leanOf(at)} 0 ${SLICE.width} ${SLICE.height}`}
      preserveAspectRatio="none"
      style={StyleSheet.absoluteFill}
      aria-hidden
    >
      <Path d={land} fill={color} />
      <Path d={coast} fill="none" stroke={NIGHT.ground} strokeWidth={1.2} />
      {lights > 0 && <Path d={windowsOf(region, lights)} fill={NIGHT.window} />}
    </Svg>
  );
});

const styles = StyleSheet.create({
  sum: { gap: SPACE.tiny },
  stands: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  stand: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  other: { flexDirection: 'row-reverse' },
  bar: {
    height: 18,
    borderWidth: 2,
    borderColor: NIGHT.pale,
    borderRadius: 9,
    overflow: 'hidden',
    backgroundColor: NIGHT.sea,
  },
  part: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, transformOrigin: 'left' },
  end: { transformOrigin: 'right' },
  mark: { position: 'absolute', top: 0, bottom: 0, left: '50%', width: 3, backgroundColor: NIGHT.now },
  row: { flexDirection: 'row', alignItems: 'center' },
  // Over the edge of the scene, so that a name in large words is not broken.
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0, marginStart: -SPACE.small, paddingEnd: SPACE.tiny },
  land: { alignSelf: 'stretch', justifyContent: 'center' },
  wide: { width: LAND.width, alignItems: 'flex-start' },
  narrow: { width: LAND.narrow, alignItems: 'center' },
  piece: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 },
  apart: { left: LAND.beside },
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderColor: NIGHT.dim,
    backgroundColor: NIGHT.ground,
  },
  told: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignItems: 'flex-start' },
  side: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
