import { StyleSheet, View } from 'react-native';

import { sceneTitle, meaningOf, ofType } from '@/components/boards/ryv/scene/told';
import type { Scene } from '@/components/boards/ryv/scene/scene';
import { lineOf } from '@/components/boards/ryv/text/lines';
import { spotName } from '@/components/boards/ryv/text/say';
import { DieFace } from '@/components/dice/DieFace';
import { LazyDice } from '@/components/dice/LazyDice';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { Bag } from '@/components/motion/pieces/Bag';
import { DistanceContext } from '@/components/theme';
import { seatColor } from '@/components/theme/seats';
import { useGameText } from '@/i18n';

/** Dice as large as a room needs them. */
const FAR = 2;
/** More than this says a caption better. */
const MOST_LINES = 2;

export type ThrowProps = {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly isPlaying: boolean;
};

/** A throw on the board itself: everything else dims, and what came of it is told when the dice lie. */
export function Throw({ scene: { rev, events }, names, isPlaying }: ThrowProps) {
  const g = useGameText('ryv');
  const rolls = ofType(events, 'rolled');
  const [first] = rolls;
  const [drawn] = ofType(events, 'drawn');
  const [acted] = ofType(events, 'acted');
  const seat = acted?.seat ?? first?.seat ?? (isPlaying ? null : (drawn?.seat ?? null));
  const title = sceneTitle(g, events, names);
  const lines = isPlaying
    ? []
    : events.flatMap((event) =>
        ['rolled', 'acted', 'phase', 'drawn'].includes(event.type) ? [] : [lineOf(event, g, names)],
      );
  const told = lines.filter((line) => line !== null).slice(0, MOST_LINES);
  const outcome =
    rolls.length === 1 && first !== undefined && !isPlaying
      ? g(
          first.need === 6
            ? first.success
              ? 'board.success'
              : 'board.no-success'
            : first.success
              ? 'board.hit'
              : 'board.safe',
        )
      : null;
  const isGood = first !== undefined && first.success === (first.need === 6);
  return (
    <View style={styles.over} testID="scene">
      <View style={styles.strip}>
        {seat !== null && <Person seat={seat} size={58} />}
        <Says size={fitting(title, 900, 1, [42, 34, 28])} face="display" lines={2}>
          {title}
        </Says>
      </View>
      <DistanceContext value={FAR}>
        {drawn !== undefined && (
          <Bag
            tokens={[{ id: `${rev}`, label: names[drawn.seat] ?? '', ...look(drawn.seat) }]}
            drawId={rev}
            still={!isPlaying}
          />
        )}
        {first !== undefined && rolls.length === 1 && (
          <LazyDice
            key={rev}
            faces={first.faces}
            rollId={`ryv-${rev}`}
            meaning={meaningOf(first)}
            still={!isPlaying}
          />
        )}
      </DistanceContext>
      {rolls.length > 1 && !isPlaying && (
        <View style={styles.rolls}>
          {rolls.map(({ faces, at }, nth) => (
            <View key={nth} style={styles.roll}>
              <Says>{at === null ? '' : spotName(g, at)}</Says>
              {faces.map((face, die) => (
                <DieFace key={die} face={face} size={44} />
              ))}
            </View>
          ))}
        </View>
      )}
      {(outcome !== null || told.length > 0) && (
        <Appear>
          <View style={styles.result}>
            {outcome !== null && (
              <Says size={48} face="display" align="center" color={isGood ? INK.good : '#8c1a12'}>
                {outcome}
              </Says>
            )}
            {told.map((line, at) => (
              <Says key={at} size={fitting(line, 900, 1, [28, 24])} align="center">
                {line}
              </Says>
            ))}
          </View>
        </Appear>
      )}
    </View>
  );
}

const look = (seat: number) => {
  const { color, shape } = seatColor(seat, false);
  return { color, shape };
};

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    top: 80,
    width: STAGE.width,
    height: 532,
    paddingVertical: 14,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 14,
    backgroundColor: 'rgba(23, 19, 47, 0.72)',
  },
  strip: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: 14,
    maxWidth: 1100,
    paddingHorizontal: 22,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 5,
    borderRadius: 16,
    transform: [{ rotate: '-1.2deg' }],
  },
  rolls: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 12,
    maxWidth: 1200,
    padding: 12,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderRadius: 14,
  },
  roll: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  result: {
    maxWidth: 1100,
    paddingHorizontal: 26,
    paddingVertical: 8,
    backgroundColor: '#ffeecb',
    borderColor: INK.ink,
    borderWidth: 5,
    borderRadius: 16,
  },
});
