import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { DieFace } from '@/components/dice/DieFace';
import { LazyDice } from '@/components/dice/LazyDice';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Bag } from '@/components/motion/pieces/Bag';
import { Appear } from '@/components/motion/Appear';
import { useBeats } from '@/components/motion/useBeats';
import { DURATION } from '@/components/motion/useMotion';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Event } from '@/rules/ryv/types';

import { useInks } from '@/components/boards/ryv/art/inks';
import { lineOf } from '@/components/boards/ryv/text/lines';
import { spotName } from '@/components/boards/ryv/text/say';
import type { Scene } from './scene';
import { meaningOf, ofType, type Rolled, sceneTitle } from './told';

/** Events that the picture or the title shows. They get no line below it. */
const TOLD: readonly Event['type'][] = ['rolled', 'acted', 'phase', 'drawn'];

export type SceneViewProps = {
  readonly scene: Scene;
  readonly names: readonly string[];
  /** Dice roll now, or a token is drawn. What came of it is told when they lie still. */
  readonly isPlaying: boolean;
};

/** What has just happened: why, the dice, and what came of it. The same on every phone. */
export function SceneView({ scene, names, isPlaying }: SceneViewProps) {
  const g = useGameText('ryv');
  const { lies } = useTheme();
  const inks = useInks();
  const { play } = useFeedback();
  const { rev, events } = scene;
  const rolls = ofType(events, 'rolled');
  const isHeard = rolls.length > 0 && isPlaying;
  useEffect(() => {
    if (isHeard) play('roll');
  }, [rev, isHeard, play]);
  const [drawn] = ofType(events, 'drawn');
  const [acted] = ofType(events, 'acted');
  const [first] = rolls;
  const seat = acted?.seat ?? first?.seat ?? (isPlaying ? null : (drawn?.seat ?? null));
  const title = sceneTitle(g, events, names);
  const lines = events.filter(({ type }) => !TOLD.includes(type));
  return (
    <View
      style={[styles.scene, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}
      testID="scene"
    >
      <View style={styles.head}>
        {seat !== null && <SeatMark seat={seat} size={22} />}
        <View style={styles.words}>
          <Text tone="strong" color={inks.ink}>
            {title}
          </Text>
        </View>
      </View>
      {drawn !== undefined && <Drawn rev={rev} seat={drawn.seat} names={names} still={!isPlaying} />}
      {first !== undefined && rolls.length === 1 && (
        <LazyDice
          key={rev}
          faces={first.faces}
          rollId={`ryv-${rev}`}
          meaning={meaningOf(first)}
          still={!isPlaying}
        />
      )}
      {rolls.length > 1 && <Rolls rolls={rolls} isPlaying={isPlaying} />}
      <View style={styles.lines} aria-live="polite">
        {!isPlaying && lines.map((event, at) => <Told key={`${rev}-${at}`} event={event} names={names} />)}
        {!isPlaying && lines.length === 0 && rolls.length > 0 && (
          <Text size="small" color={inks.ink}>
            {g('board.nothing')}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Within the time of one throw, however many there are. */
const rollBeats = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => ((at + 1) * DURATION.throw) / (count + 1));

/** Several rolls of one step, each where it was rolled for. */
function Rolls({ rolls, isPlaying }: { readonly rolls: readonly Rolled[]; readonly isPlaying: boolean }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const { colors } = useTheme();
  const scale = usePrintScale();
  const thrown = useBeats({ beats: rollBeats(rolls.length), isPlaying });
  return (
    <View style={styles.rolls}>
      {rolls.map(({ faces, at, need, success }, nth) => (
        <View key={nth} style={[styles.roll, nth >= thrown && styles.unseen]} aria-hidden={nth >= thrown}>
          <View style={styles.words}>
            <Text size="small" color={inks.ink}>
              {at === null ? '' : spotName(g, at)}
            </Text>
          </View>
          <View style={styles.faces} accessible role="img" aria-label={faces.join(', ')}>
            {faces.map((face, die) => (
              <DieFace key={die} face={face} size={26 * scale} />
            ))}
          </View>
          <Text size="small" tone="strong" color={success ? colors.good : colors.danger}>
            {g(
              need === 6
                ? success
                  ? 'board.success'
                  : 'board.no-success'
                : success
                  ? 'board.safe'
                  : 'board.hit',
            )}
          </Text>
        </View>
      ))}
    </View>
  );
}

type DrawnProps = Pick<SceneViewProps, 'names'> & {
  readonly rev: number;
  readonly seat: number;
  readonly still: boolean;
};

function Drawn({ rev, seat, names, still }: DrawnProps) {
  const { color, shape } = useTheme().seat(seat);
  const label = names[seat] ?? '';
  return <Bag tokens={[{ id: `${rev}`, label, color, shape }]} drawId={rev} still={still} />;
}

function Told({ event, names }: { event: Event; names: readonly string[] }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const line = lineOf(event, g, names);
  if (line === null) return null;
  const isGoal = event.type === 'goal';
  return (
    <Appear>
      <View style={styles.told}>
        {isGoal && <Glyph of={icons.goal} size={18} color={inks.accent} />}
        <View style={styles.words}>
          <Text size="small" tone={isGoal ? 'strong' : 'plain'} color={inks.ink}>
            {line}
          </Text>
        </View>
      </View>
    </Appear>
  );
}

const styles = StyleSheet.create({
  scene: { borderWidth: 2, borderRadius: RADIUS.large, padding: SPACE.small, gap: SPACE.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  rolls: { gap: SPACE.tiny },
  unseen: { opacity: 0 },
  roll: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  lines: { gap: 2 },
  told: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
