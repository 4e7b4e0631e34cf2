import { StyleSheet, View } from 'react-native';

import {
  meaningOf,
  ofType,
  outcomeOf,
  rollBeats,
  type Rolled,
  sceneTitle,
} from '@/components/boards/ryv/scene/told';
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
import { useBeats } from '@/components/motion/useBeats';
import { DistanceContext } from '@/components/theme';
import { seatColor } from '@/components/theme/seats';
import { useGameText } from '@/i18n';
import type { Setting } from '@/rules/ryv/types';

/** Dice as large as a room needs them. */
const FAR = 2;
/** How high the tray of one roll is, between what it is for and what comes of it. */
const TRAY = 236;
/** Dice of several rolls: smaller where there are many. */
const DIE = { large: 76, small: 50 } as const;
const MANY_DICE = 10;
const FAILED = '#8c1a12';
/** More than this says a caption better. */
const MOST_LINES = 2;

export type ThrowProps = {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly setting: Setting;
  readonly isPlaying: boolean;
};

/** A throw on the board itself: everything else dims, and what came of it is told when the dice lie. */
export function Throw({ scene: { rev, events }, names, setting, isPlaying }: ThrowProps) {
  const g = useGameText('ryv');
  const rolls = ofType(events, 'rolled');
  const [first] = rolls;
  const [drawn] = ofType(events, 'drawn');
  const [acted] = ofType(events, 'acted');
  const seat = acted?.seat ?? first?.seat ?? (isPlaying ? null : (drawn?.seat ?? null));
  const title = sceneTitle(g, events, names, setting);
  const lines = isPlaying
    ? []
    : events.flatMap((event) =>
        ['rolled', 'acted', 'phase', 'drawn'].includes(event.type) ? [] : [lineOf(event, g, names, setting)],
      );
  const told = lines.filter((line) => line !== null).slice(0, MOST_LINES);
  const outcome = rolls.length === 1 && first !== undefined && !isPlaying ? g(outcomeOf(first)) : null;
  const isGood = first?.success === true;
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
          <View style={styles.tray}>
            <LazyDice
              key={rev}
              faces={first.faces}
              rollId={`ryv-${rev}`}
              meaning={meaningOf(first)}
              height={TRAY}
              isSaid
              still={!isPlaying}
            />
          </View>
        )}
      </DistanceContext>
      {rolls.length > 1 && <Rolls rolls={rolls} setting={setting} isPlaying={isPlaying} />}
      {(outcome !== null || told.length > 0) && (
        <Appear>
          <View style={styles.result}>
            {outcome !== null && (
              <Says size={48} face="display" align="center" color={isGood ? INK.good : FAILED}>
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

type RollsProps = Pick<ThrowProps, 'setting' | 'isPlaying'> & { readonly rolls: readonly Rolled[] };

/** Several rolls of one step, one after the other, each where it was rolled for. */
function Rolls({ rolls, setting, isPlaying }: RollsProps) {
  const g = useGameText('ryv');
  const thrown = useBeats({ beats: rollBeats(rolls.length), isPlaying });
  const die = rolls.flatMap(({ faces }) => faces).length > MANY_DICE ? DIE.small : DIE.large;
  return (
    <View style={styles.rolls}>
      {rolls.map((roll, nth) => (
        <View key={nth} style={[styles.roll, nth >= thrown && styles.unseen]} aria-hidden={nth >= thrown}>
          <Says size={28}>{roll.at === null ? '' : spotName(g, roll.at, setting)}</Says>
          <View style={styles.faces}>
            {roll.faces.map((face, at) => (
              <DieFace key={at} face={face} size={die} />
            ))}
          </View>
          <Says face="display" size={28} color={roll.success ? INK.good : FAILED}>
            {g(outcomeOf(roll))}
          </Says>
        </View>
      ))}
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
  tray: { width: 940 },
  rolls: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 14, maxWidth: 1200 },
  roll: {
    alignItems: 'center',
    gap: 6,
    paddingVertical: 10,
    paddingHorizontal: 18,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderRadius: 14,
  },
  unseen: { opacity: 0 },
  faces: { flexDirection: 'row', gap: 6 },
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
