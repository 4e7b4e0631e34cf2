import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { CardBack } from '@/components/art/CardBack';
import { CardFace } from '@/components/art/CardFace';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import { Icon } from '@/components/basics/marks/Icon';
import type { StagePerson } from '@/components/boards/types';
import { INK } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { useGameText } from '@/i18n';
import type { Card, Claim, SeatView, UsedView } from '@/rules/dystocratic/types';

const { light: inks } = palette;
const WIDTH = 310;

const CARDS: { readonly [C in Card]: (typeof icons)[keyof typeof icons] } = {
  'force-black': icons.forceBlack,
  'force-white': icons.forceWhite,
  give: icons.giveCard,
  'reveal-hand': icons.revealHand,
  silence: icons.silence,
  'peek-prediction': icons.peekPrediction,
  'peek-vote': icons.peekVote,
};

export type VoterProps = {
  readonly at: number;
  readonly seat: SeatView;
  readonly person: StagePerson | undefined;
  /** The cards that lie before this seat. */
  readonly used: readonly UsedView[];
  readonly name: string;
};

/** One of the four: what they say, whether their vote lies on the table, what was played on them. */
export function Voter({ at, seat, person, used, name }: VoterProps) {
  const isNext = person?.next === true;
  const left = 16 + at * 314;
  const state = seat.silenced ? 'silenced' : (person?.state ?? 'here');
  return (
    <View style={[styles.voter, { left }]} testID={`seat-${at}`}>
      {isNext && <View style={styles.now} />}
      <View style={styles.person}>
        <Person seat={at} state={state} size={114} look={[at < 2 ? 0.7 : -0.7, -0.9]} dark />
      </View>
      <View style={styles.place}>
        {seat.locked ? (
          <Appear>
            <CardBack palette={inks} width={82} />
          </Appear>
        ) : (
          <View style={[styles.open, isNext && styles.openNow]}>
            {isNext && <Icon name="hand" size={54} color={INK.now} />}
          </View>
        )}
        {seat.locked && (
          <View style={styles.lock}>
            <Icon name="lock" size={26} color={INK.black} />
          </View>
        )}
      </View>
      {used.map(({ card }, index) => (
        <View key={index} style={[styles.used, { left: 222 + index * 22 }]}>
          {card === null ? (
            <CardBack palette={inks} width={66} />
          ) : (
            <CardFace of={CARDS[card]} inks={inks} width={66} />
          )}
        </View>
      ))}
      {isNext && used.length === 0 && (
        <Svg width={48} height={90} style={styles.arrow} aria-hidden>
          <Path
            d="M24 80V22M8 40L24 20L40 40"
            fill="none"
            stroke={INK.now}
            strokeWidth={7}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      )}
      <View style={styles.foot}>
        <View style={styles.name}>
          <Says size={fitting(name, 216, 1, [27, 24])} color={INK.onDark} lines={1}>
            {name}
          </Says>
        </View>
        <View style={styles.points}>
          <Says size={32} face="display" align="center" testID={`stage-total-${at}`}>
            {seat.total}
          </Says>
        </View>
      </View>
      {seat.claim !== null && <Claimed claim={seat.claim} />}
    </View>
  );
}

const BUBBLE = 'M12 2H272Q282 2 282 12V52Q282 62 272 62H62L42 80L40 62H12Q2 62 2 52V12Q2 2 12 2Z';

/** What they have said they will vote. It binds nobody. */
function Claimed({ claim }: { readonly claim: Claim }) {
  const g = useGameText('dystocratic');
  const words = g(`claim.${claim}`);
  const hasSign = claim !== 'undecided';
  return (
    <View style={styles.bubble}>
      <Svg width={284} height={84} style={styles.shape} aria-hidden>
        <Path d={BUBBLE} fill={INK.sheet} stroke={INK.ink} strokeWidth={3.4} strokeLinejoin="round" />
      </Svg>
      <View style={styles.words}>
        {hasSign && (
          <Svg width={34} height={34} aria-hidden>
            {claim === 'black' ? (
              <Circle cx={17} cy={17} r={15.5} fill={INK.black} />
            ) : (
              <Circle cx={17} cy={17} r={12} fill={INK.sheet} stroke={INK.black} strokeWidth={6} />
            )}
          </Svg>
        )}
        <Says size={fitting(words, hasSign ? 210 : 250, 2, [26, 24])} lines={2}>
          {words}
        </Says>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  voter: { position: 'absolute', top: 440, width: WIDTH, height: 280 },
  now: {
    position: 'absolute',
    left: -3,
    top: 2,
    width: 308,
    height: 300,
    borderRadius: 20,
    borderWidth: 5,
    borderColor: INK.now,
    backgroundColor: INK.nowGround,
  },
  person: { position: 'absolute', left: 6, top: 78 },
  place: { position: 'absolute', left: 160, top: 106, width: 92, height: 122 },
  open: {
    width: 82,
    height: 115,
    borderRadius: 7,
    borderWidth: 3.5,
    borderStyle: 'dashed',
    borderColor: '#8b8197',
    alignItems: 'center',
    justifyContent: 'center',
  },
  openNow: { borderColor: INK.now },
  lock: {
    position: 'absolute',
    left: 52,
    top: 72,
    width: 46,
    height: 46,
    borderRadius: 23,
    borderWidth: 3,
    borderColor: INK.black,
    backgroundColor: INK.goodGround,
    alignItems: 'center',
    justifyContent: 'center',
  },
  used: { position: 'absolute', top: 92, transform: [{ rotate: '7deg' }] },
  arrow: { position: 'absolute', left: 252, top: 120 },
  foot: {
    position: 'absolute',
    left: 8,
    top: 228,
    width: 290,
    height: 46,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
  },
  name: { flex: 1 },
  points: { minWidth: 56, paddingHorizontal: 8, borderRadius: 8, backgroundColor: INK.onDark },
  bubble: { position: 'absolute', left: 14, top: 8 },
  shape: { position: 'absolute', left: 0, top: 0 },
  words: {
    width: 284,
    height: 62,
    paddingHorizontal: 14,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
  },
});
