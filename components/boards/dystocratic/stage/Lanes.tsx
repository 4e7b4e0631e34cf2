import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { PredictionPicture, VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import { Icon } from '@/components/basics/marks/Icon';
import { rays } from '@/components/furniture/stage/cut';
import { type Cut, Drawing, Ground } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { useGameText, useText } from '@/i18n';
import { MULTIPLIERS } from '@/rules/dystocratic/text/numbers';
import type { Multipliers, Round, Vote } from '@/rules/dystocratic/types';

import { AiEye } from '@/components/boards/dystocratic/art/AiEye';

const { light: inks } = palette;
const LOW = '#2c2635';
const GROUND: readonly Cut[] = [
  { fill: INK.night, d: 'M0 0H1280V720H0Z' },
  { fill: INK.red, d: 'M0 80H1280V366H0Z' },
  { fill: '#7f1712', d: rays({ x: 150, y: 204, from: 120, to: 1300, count: 40, seed: 'with' }) },
  { fill: LOW, d: 'M0 368H1280V720H0Z' },
  { fill: INK.black, d: 'M0 362H1280V370H0Z' },
  { fill: INK.night, d: 'M0 620H1280V720H0Z' },
];

/** Where each seat's column begins: it stays above its person. */
export const columnOf = (seat: number): number => 300 + seat * 245;

/** A round as it came out: with the AI above, against it below, and what each got. */
export function Lanes({ round, multipliers }: { readonly round: Round; readonly multipliers: Multipliers }) {
  const g = useGameText('dystocratic');
  const t = useText();
  const side = (key: 'with' | 'against') => g(`stage.side.${key}`);
  return (
    <>
      <Ground layers={GROUND} />
      <Drawing>
        <AiEye x={150} y={204} scale={1.62} ink={INK.black} accent={inks.accent} vote={round.ai} />
      </Drawing>
      <View style={[styles.side, { top: 292 }]}>
        <Says
          size={fitting(side('with'), 268, 2, [36, 30, 26])}
          face="display"
          align="center"
          color={INK.onDark}
        >
          {side('with')}
        </Says>
      </View>
      <View style={[styles.side, { top: 386 }]}>
        <Says
          size={fitting(side('against'), 268, 2, [36, 30, 26])}
          face="display"
          align="center"
          color={INK.onDark}
        >
          {side('against')}
        </Says>
      </View>
      <View style={styles.aiStamp}>
        <Says size={46} face="display" align="center" color={INK.onDark}>
          {t('table.plus', { points: round.aiPoints })}
        </Says>
      </View>
      {round.votes.map((vote, seat) => (
        <Column key={seat} seat={seat} vote={vote} round={round} multipliers={multipliers} />
      ))}
    </>
  );
}

type ColumnProps = {
  readonly seat: number;
  readonly vote: Vote;
  readonly round: Round;
  readonly multipliers: Multipliers;
};

function Column({ seat, vote, round, multipliers }: ColumnProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const top = vote === round.ai ? 116 : 394;
  const prediction = round.predictions[seat] ?? 'none';
  const hit = round.hits[seat] ?? null;
  const claim = round.claims[seat] ?? null;
  const lied = claim !== null && claim !== 'undecided' && claim !== vote;
  return (
    <View style={[styles.column, { left: columnOf(seat), top }]} testID={`lane-${seat}`}>
      {prediction !== 'none' && (
        <View style={styles.prediction}>
          <PredictionPicture prediction={prediction} palette={inks} width={96} />
        </View>
      )}
      <View style={styles.vote}>
        <VotePicture vote={vote} width={122} label={g(`vote.${vote}`)} />
      </View>
      {lied && (
        <View style={styles.said}>
          <Says color="#8c1a12">{g('stage.had-said', { vote: g(`vote.${claim}`) })}</Says>
        </View>
      )}
      <View style={styles.stamp}>
        <Appear>
          <Says size={48} face="display" align="center" color={INK.night}>
            {t('table.plus', { points: round.points[seat] ?? 0 })}
          </Says>
        </Appear>
      </View>
      {prediction !== 'none' && hit !== null && (
        <View style={[styles.guess, hit && styles.right]}>
          <Icon name={hit ? 'tick' : 'cross'} size={24} color={INK.black} />
          <Says size={28} face="display" color={INK.black}>
            {g('stage.times', { times: MULTIPLIERS[multipliers][prediction][hit ? 'right' : 'wrong'] / 2 })}
          </Says>
          <Glyph of={icons[prediction]} size={28} color={INK.black} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  side: { position: 'absolute', left: 16, width: 268, height: 76, justifyContent: 'center' },
  aiStamp: {
    position: 'absolute',
    left: 184,
    top: 104,
    width: 104,
    height: 70,
    transform: [{ rotate: '5deg' }],
    justifyContent: 'center',
    backgroundColor: INK.black,
    borderWidth: 4,
    borderColor: INK.onDark,
    borderRadius: 14,
  },
  column: { position: 'absolute', width: 240, height: 226 },
  prediction: { position: 'absolute', left: 112, top: 10, transform: [{ rotate: '6deg' }] },
  vote: { position: 'absolute', left: 14, top: 0, transform: [{ rotate: '-3deg' }] },
  said: {
    position: 'absolute',
    left: 116,
    top: 26,
    width: 124,
    paddingHorizontal: 8,
    paddingVertical: 4,
    transform: [{ rotate: '3deg' }],
    backgroundColor: INK.onDark,
    borderWidth: 3,
    borderColor: INK.black,
    borderRadius: 10,
  },
  stamp: {
    position: 'absolute',
    left: -8,
    top: 116,
    width: 94,
    height: 70,
    transform: [{ rotate: '-6deg' }],
    justifyContent: 'center',
    backgroundColor: INK.now,
    borderWidth: 4,
    borderColor: INK.black,
    borderRadius: 14,
  },
  guess: {
    position: 'absolute',
    left: 78,
    top: 152,
    height: 44,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 12,
    backgroundColor: INK.onDark,
    borderWidth: 3,
    borderColor: INK.black,
    borderRadius: 22,
  },
  right: { backgroundColor: INK.goodGround },
});
