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
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Event, Reason } from '@/rules/ryv/types';

import { useInks } from '@/components/boards/ryv/art/inks';
import { lineOf } from '@/components/boards/ryv/text/lines';
import { actionName, type G, spotName } from '@/components/boards/ryv/text/say';
import type { Scene } from './scene';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Rolled = Of<'rolled'>;

const ofType = <T extends Event['type']>(events: readonly Event[], type: T): readonly Of<T>[] =>
  events.flatMap((event) => (event.type === type ? [event as Of<T>] : []));

/** Events that the picture or the title shows. They get no line below it. */
const TOLD: readonly Event['type'][] = ['rolled', 'acted', 'phase', 'drawn'];

const meaningOf = ({ need }: Rolled) =>
  need === RULE_NUMBERS.success ? { success: need, failure: RULE_NUMBERS.failure } : { failure: need };

export type SceneViewProps = {
  readonly scene: Scene;
  readonly names: readonly string[];
  /** It happened before anyone looked. */
  readonly still: boolean;
};

/** What has just happened: why, the dice, and what came of it. The same on every phone. */
export function SceneView({ scene, names, still }: SceneViewProps) {
  const g = useGameText('ryv');
  const { lies } = useTheme();
  const inks = useInks();
  const { play } = useFeedback();
  const { rev, events } = scene;
  const rolls = ofType(events, 'rolled');
  const isHeard = rolls.length > 0 && !still;
  useEffect(() => {
    if (isHeard) play('roll');
  }, [rev, isHeard, play]);
  const [drawn] = ofType(events, 'drawn');
  const [acted] = ofType(events, 'acted');
  const [first] = rolls;
  const seat = acted?.seat ?? first?.seat ?? drawn?.seat ?? null;
  const title = titleOf(g, events, names);
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
      {drawn !== undefined && <Drawn rev={rev} seat={drawn.seat} names={names} still={still} />}
      {first !== undefined && rolls.length === 1 && (
        <LazyDice
          key={rev}
          faces={first.faces}
          rollId={`ryv-${rev}`}
          meaning={meaningOf(first)}
          still={still}
        />
      )}
      {rolls.length > 1 && <Rolls rolls={rolls} />}
      <View style={styles.lines} aria-live="polite">
        {lines.map((event, at) => (
          <Told key={`${rev}-${at}`} event={event} names={names} />
        ))}
        {lines.length === 0 && rolls.length > 0 && (
          <Text size="small" color={inks.ink}>
            {g('board.nothing')}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Who did what; or, for what runs by itself, the sentence why it happens. */
function titleOf(g: G, events: readonly Event[], names: readonly string[]): string {
  const [acted] = ofType(events, 'acted');
  if (acted !== undefined) {
    const of = { seat: names[acted.seat] ?? '', action: actionName(g, acted.action) };
    return acted.at === null
      ? g('board.scene.act', of)
      : g('board.scene.at', { ...of, at: spotName(g, acted.at) });
  }
  const why = events.flatMap((event): readonly Reason[] => ('why' in event ? [event.why] : []))[0];
  if (why !== undefined) return g(`reason.${why}`);
  return events.some(({ type }) => type === 'drawn') ? g('reason.draw') : g('board.happened');
}

/** Several rolls of one step, each where it was rolled for. */
function Rolls({ rolls }: { rolls: readonly Rolled[] }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View style={styles.rolls}>
      {rolls.map(({ faces, at, need, success }, nth) => (
        <View key={nth} style={styles.roll}>
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
          <Text size="small" tone="strong" color={success === (need === 6) ? colors.good : colors.danger}>
            {g(
              need === 6
                ? success
                  ? 'board.success'
                  : 'board.no-success'
                : success
                  ? 'board.hit'
                  : 'board.safe',
            )}
          </Text>
        </View>
      ))}
    </View>
  );
}

type DrawnProps = Pick<SceneViewProps, 'names' | 'still'> & { readonly rev: number; readonly seat: number };

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
  roll: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  lines: { gap: 2 },
  told: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
