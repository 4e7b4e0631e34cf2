import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { DieFace, useDieColors } from '@/components/dice/DieFace';
import { trayOf } from '@/components/dice/diceText';
import { LazyDice } from '@/components/dice/LazyDice';
import { FullScene } from '@/components/furniture/cards/FullScene';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Bag } from '@/components/motion/pieces/Bag';
import { Appear } from '@/components/motion/Appear';
import { useBoardPlace } from '@/components/motion/boardPlace';
import { useBeats } from '@/components/motion/useBeats';
import { RADIUS, SPACE, type TextSize, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Event, Setting } from '@/rules/ryv/types';

import { useInks } from '@/components/boards/ryv/art/inks';
import { lineOf } from '@/components/boards/ryv/text/lines';
import { spotName } from '@/components/boards/ryv/text/say';
import type { Scene } from './scene';
import { meaningOf, ofType, outcomeOf, rollBeats, type Rolled, sceneTitle } from './told';

/** Events that the picture or the title shows. They get no line below it. */
const TOLD: readonly Event['type'][] = ['rolled', 'acted', 'phase', 'drawn'];

export type SceneViewProps = {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly setting: Setting;
  /** Dice roll now, or a token is drawn. What came of it is told when they lie still. */
  readonly isPlaying: boolean;
  /** It is what everybody looks at now. */
  readonly isFull: boolean;
};

/** What the words of a scene need above and below what moves, in lines of text and all between them. */
const WORDS = 214;
/** Of that, what came of it: kept free for it from the beginning. */
const OUTCOME = 84;
/** Beside it, where a phone lies. */
const TITLE = 62;
const LEAST = 120;

/** What has just happened: why, the dice, and what came of it. The same on every phone. */
export function SceneView({ scene, names, setting, isPlaying, isFull }: SceneViewProps) {
  const g = useGameText('ryv');
  const { colors, isLarge, scale } = useTheme();
  const inks = useInks();
  const { play } = useFeedback();
  const place = useBoardPlace();
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
  const title = sceneTitle(g, events, names, setting);
  const lines = events.filter(({ type }) => !TOLD.includes(type));
  const isWhole = isFull && place !== null && (rolls.length > 0 || drawn !== undefined);
  // In large words there is no room for two columns.
  const isLying = isWhole && place.width > place.height && !isLarge;
  const height = isWhole
    ? Math.max(LEAST, Math.min(place.width, place.height - (isLying ? TITLE : WORDS * scale)))
    : undefined;
  const outcome = rolls.length === 1 && first !== undefined && !isPlaying && isWhole ? first : null;
  const head = (
    <View style={styles.head}>
      {seat !== null && <SeatMark seat={seat} size={isWhole ? 30 : 22} />}
      <View style={styles.words}>
        <Text size={isWhole && !isLying ? 'large' : 'body'} tone="strong" color={inks.ink}>
          {title}
        </Text>
      </View>
    </View>
  );
  const moving = (
    <>
      {drawn !== undefined && (
        <Drawn rev={rev} seat={drawn.seat} names={names} still={!isPlaying} height={height} />
      )}
      {first !== undefined && rolls.length === 1 && (
        <LazyDice
          key={rev}
          faces={first.faces}
          rollId={`ryv-${rev}`}
          meaning={meaningOf(first)}
          height={height}
          still={!isPlaying}
        />
      )}
      {rolls.length > 1 && <Rolls rolls={rolls} setting={setting} isPlaying={isPlaying} height={height} />}
    </>
  );
  const told = (
    <View style={[styles.lines, isWhole && !isLying && { minHeight: OUTCOME * scale }]} aria-live="polite">
      {outcome !== null && (
        <Appear>
          <View
            style={[styles.outcome, { backgroundColor: outcome.success ? colors.good : colors.danger }]}
            testID="outcome"
          >
            <Icon name={outcome.success ? 'tick' : 'close'} size={28} color={colors.sheet} />
            <Text size="title" heading color={colors.sheet}>
              {g(outcomeOf(outcome))}
            </Text>
          </View>
        </Appear>
      )}
      {!isPlaying &&
        lines.map((event, at) => (
          <Told
            key={`${rev}-${at}`}
            event={event}
            names={names}
            setting={setting}
            size={isWhole ? 'body' : 'small'}
          />
        ))}
      {!isPlaying && lines.length === 0 && rolls.length > 0 && (
        <Text size={isWhole ? 'body' : 'small'} color={inks.ink}>
          {g('board.nothing')}
        </Text>
      )}
    </View>
  );
  return (
    <FullScene ground={inks.ground} line={inks.ink} isFull={isWhole} testID="scene">
      {isLying ? (
        <View style={styles.sides}>
          <View style={styles.side}>
            {head}
            {told}
          </View>
          <View style={styles.most}>{moving}</View>
        </View>
      ) : (
        <>
          {head}
          {moving}
          {told}
        </>
      )}
    </FullScene>
  );
}

type RollsProps = {
  readonly setting: Setting;
  readonly rolls: readonly Rolled[];
  readonly isPlaying: boolean;
  readonly height: number | undefined;
};

/** A roll's place and outcome stand on one line above its dice. */
const ROLL_LINE = 30;
const DIE = { small: 26, large: 64 } as const;
/** A place's name, at 100 %: its outcome stands below it where there is no room beside. */
const PLACE = 96;
/** More dice than this for one place want the whole width. */
const ABREAST = 2;

/** Several rolls of one step, each where it was rolled for. */
function Rolls({ rolls, setting, isPlaying, height }: RollsProps) {
  const g = useGameText('ryv');
  const inks = useInks();
  const { colors, scale } = useTheme();
  const print = usePrintScale();
  const place = useBoardPlace();
  const isLarge = height !== undefined && place !== null;
  const most = Math.max(...rolls.map(({ faces }) => faces.length));
  const columns = isLarge && rolls.length > 2 && most <= ABREAST ? 2 : 1;
  const die = isLarge
    ? Math.max(
        DIE.small,
        Math.min(
          DIE.large * print,
          height / Math.ceil(rolls.length / columns) - columns * ROLL_LINE * scale,
          (place.width / columns - SPACE.huge) / most - 6,
        ),
      )
    : DIE.small * print;
  const size = isLarge ? 'body' : 'small';
  const { trays, edges, ground } = useDieColors();
  // They are all thrown for the same.
  const kind = rolls[0] !== undefined && trayOf(meaningOf(rolls[0])) === 'helps' ? 'helps' : 'hurts';
  const onTray = kind === 'hurts' ? ground : colors.ink;
  const thrown = useBeats({ beats: rollBeats(rolls.length), isPlaying });
  return (
    <View style={[styles.rolls, columns > 1 && styles.across]}>
      {rolls.map((roll, nth) => (
        <View
          key={nth}
          style={[
            styles.roll,
            columns > 1 && styles.half,
            isLarge && [styles.tray, { backgroundColor: trays[kind], borderColor: edges[kind] }],
            nth >= thrown && styles.unseen,
          ]}
          aria-hidden={nth >= thrown}
        >
          <View style={[styles.words, { flexBasis: PLACE * scale }]}>
            <Text size={size} tone="strong" color={isLarge ? onTray : inks.ink}>
              {roll.at === null ? '' : spotName(g, roll.at, setting)}
            </Text>
          </View>
          {isLarge && <RollSaid roll={roll} size={size} color={onTray} />}
          <View
            style={[styles.faces, isLarge && styles.own]}
            accessible
            role="img"
            aria-label={roll.faces.join(', ')}
          >
            {roll.faces.map((face, at) => (
              <DieFace key={at} face={face} size={die} />
            ))}
          </View>
          {!isLarge && <RollSaid roll={roll} size={size} />}
        </View>
      ))}
    </View>
  );
}

type RollSaidProps = {
  readonly roll: Rolled;
  readonly size: TextSize;
  /** On a tray, whose own colour says enough. */
  readonly color?: string;
};

function RollSaid({ roll, size, color }: RollSaidProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  return (
    <Text size={size} tone="strong" color={color ?? (roll.success ? colors.good : colors.danger)}>
      {g(outcomeOf(roll))}
    </Text>
  );
}

type DrawnProps = Pick<SceneViewProps, 'names'> & {
  readonly rev: number;
  readonly seat: number;
  readonly still: boolean;
  readonly height: number | undefined;
};

function Drawn({ rev, seat, names, still, height }: DrawnProps) {
  const { color, shape } = useTheme().seat(seat);
  const label = names[seat] ?? '';
  return <Bag tokens={[{ id: `${rev}`, label, color, shape }]} drawId={rev} still={still} height={height} />;
}

type ToldProps = {
  readonly setting: Setting;
  readonly event: Event;
  readonly names: readonly string[];
  readonly size: TextSize;
};

function Told({ event, names, setting, size }: ToldProps) {
  const g = useGameText('ryv');
  const inks = useInks();
  const line = lineOf(event, g, names, setting);
  if (line === null) return null;
  const isGoal = event.type === 'goal';
  return (
    <Appear>
      <View style={styles.told}>
        {isGoal && <Glyph of={icons.goal} size={18} color={inks.accent} />}
        <View style={styles.words}>
          <Text size={size} tone={isGoal ? 'strong' : 'plain'} color={inks.ink}>
            {line}
          </Text>
        </View>
      </View>
    </Appear>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  side: { flexGrow: 2, flexShrink: 1, flexBasis: 0, gap: SPACE.small },
  most: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
  outcome: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS.middle,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  rolls: { gap: SPACE.tiny },
  across: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: SPACE.small },
  half: { width: '48%', columnGap: SPACE.small },
  tray: { borderWidth: 3, borderRadius: RADIUS.middle, padding: SPACE.small },
  unseen: { opacity: 0 },
  roll: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  own: { width: '100%' },
  lines: { gap: 2 },
  told: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
