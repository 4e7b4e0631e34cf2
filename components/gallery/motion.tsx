import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SOUND_NAMES } from '@/assets/sounds/synth';
import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import type { Meaning } from '@/components/dice/diceText';
import { LazyDice } from '@/components/dice/LazyDice';
import { ShakeToRoll } from '@/components/dice/shake/ShakeToRoll';
import { StillDice } from '@/components/dice/StillDice';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Bag } from '@/components/motion/pieces/Bag';
import { Coin } from '@/components/motion/pieces/Coin';
import { Deal } from '@/components/motion/pieces/Deal';
import { Flight } from '@/components/motion/pieces/Flight';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { PointsLand } from '@/components/motion/pieces/PointsLand';
import { Token } from '@/components/furniture/cards/Token';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

const SIDES = [{ label: 'Sun' }, { label: 'Moon' }] as const;
const MEANING: Meaning = { success: 6, failure: 1 };
const HAND = ['Silence', 'Give', 'Swap', 'Force'];
const SMALL_CARD = { width: 96, height: 136 };

/** Rolls again and again, the same rolls each time: in the gallery the button is the table. */
function Thrown({ count, meaning, label }: { count: number; meaning?: Meaning; label?: string }) {
  const [roll, setRoll] = useState(0);
  const faces = Array.from({ length: count }, (_, die) => ((roll * 7 + die * 5 + 5) % 6) + 1);
  return (
    <View style={styles.column}>
      <LazyDice
        faces={faces}
        rollId={`gallery ${count} ${roll}`}
        still={roll === 0}
        meaning={meaning}
        label={label}
      />
      <ShakeToRoll label={`Roll ${count}`} onRoll={() => setRoll(roll + 1)} />
    </View>
  );
}

function Flipped() {
  const [flip, setFlip] = useState(0);
  return (
    <View style={styles.column}>
      <Coin side={flip % 3 === 1 ? 1 : 0} sides={SIDES} flipId={flip} still={flip === 0} />
      <Button label="Flip the coin" onPress={() => setFlip(flip + 1)} testID="flip-coin" />
    </View>
  );
}

function Drawn({ count }: { count: number }) {
  const theme = useTheme();
  const [draw, setDraw] = useState(0);
  const tokens = Array.from({ length: count }, (_, index) => {
    const seat = (index + draw) % 5;
    const { color, shape } = theme.seat(seat);
    return { id: `${draw} ${index}`, label: shape, color, shape };
  });
  return (
    <View style={styles.column}>
      <Bag tokens={tokens} drawId={draw} still={draw === 0} />
      <Button label="Draw again" onPress={() => setDraw(draw + 1)} testID="draw" />
    </View>
  );
}

function Face({ words, dark = false }: { words: string; dark?: boolean }) {
  const { colors } = useTheme();
  const ground = dark ? colors.main : colors.sheet;
  return (
    <View style={[styles.card, SMALL_CARD, { backgroundColor: ground, borderColor: colors.ink }]}>
      <Text tone={dark ? 'onMain' : 'strong'} align="center" size="small">
        {words}
      </Text>
    </View>
  );
}

function Turned() {
  const [open, setOpen] = useState(false);
  return (
    <View style={styles.column}>
      <FlipCard
        open={open}
        size={SMALL_CARD}
        back={<Face dark words="Palaver" />}
        front={<Face words="The secret side" />}
      />
      <Button label="Turn the card" onPress={() => setOpen(!open)} testID="turn-card" />
    </View>
  );
}

function Dealt() {
  const [deal, setDeal] = useState(0);
  return (
    <View style={styles.column}>
      <Deal dealId={deal} still={deal === 0} style={styles.hand}>
        {HAND.map((words) => (
          <Face key={words} words={words} />
        ))}
      </Deal>
      <Button label="Deal again" onPress={() => setDeal(deal + 1)} testID="deal" />
    </View>
  );
}

function Heard() {
  const { play } = useFeedback();
  return (
    <View style={styles.hand}>
      {SOUND_NAMES.map((name) => (
        <Button key={name} label={name} onPress={() => play(name)} testID={`play-${name}`} />
      ))}
    </View>
  );
}

/** Coins on their way to three places, one after the other. */
function Flown() {
  const theme = useTheme();
  const [flight, setFlight] = useState(0);
  return (
    <View style={styles.column}>
      <View style={styles.hand}>
        {[0, 1, 2].map((seat) => {
          const { color, onColor } = theme.seat(seat);
          return (
            <Flight key={seat} flightId={flight} from={{ x: -30, y: 90 }} after={seat} still={flight === 0}>
              <Token label="coin" color={color} onColor={onColor} />
            </Flight>
          );
        })}
      </View>
      <Button label="Let them fly" onPress={() => setFlight(flight + 1)} testID="fly" />
    </View>
  );
}

function Gained() {
  const [gain, setGain] = useState(0);
  return (
    <View style={styles.column}>
      <PointsLand
        gainId={gain}
        before={9 + 4 * gain}
        points={4}
        from={{ x: 120, y: 60 }}
        still={gain === 0}
      />
      <Button label="Four more" onPress={() => setGain(gain + 1)} testID="gain" />
    </View>
  );
}

/** In a column that is narrower than the window: the tray measures where it stands. */
function Narrow() {
  return (
    <View style={styles.narrow}>
      <StillDice faces={[6, 5, 4, 1]} meaning={MEANING} />
    </View>
  );
}

export const MOTION: readonly GalleryPiece[] = [
  {
    id: 'dice',
    title: 'Dice',
    states: [
      {
        name: 'six, a 6 succeeds, a 1 fails',
        Show: () => <Thrown count={6} meaning={MEANING} label="Amina" />,
      },
    ],
  },
  {
    id: 'dice-counts',
    title: 'Dice, few and many',
    states: [
      { name: 'one', Show: () => <Thrown count={1} /> },
      { name: 'three', Show: () => <Thrown count={3} meaning={{ success: 6 }} /> },
      { name: 'twelve', Show: () => <Thrown count={12} meaning={MEANING} /> },
      { name: 'only a 1 hurts', Show: () => <Thrown count={4} meaning={{ failure: 1 }} /> },
      { name: 'four in a narrow column', Show: Narrow },
      { name: 'not thrown', Show: () => <StillDice faces={[6, 5, 4, 3, 2, 1]} meaning={MEANING} /> },
      { name: 'not yet loaded', Show: () => <StillDice faces={[6, 5]} empty /> },
    ],
  },
  {
    id: 'shake',
    title: 'ShakeToRoll',
    states: [
      { name: 'not now', Show: () => <ShakeToRoll disabled label="Roll 3 dice" onRoll={() => undefined} /> },
    ],
  },
  { id: 'coin', title: 'Coin', states: [{ name: 'sun and moon', Show: Flipped }] },
  {
    id: 'bag',
    title: 'Bag',
    states: [
      { name: 'three', Show: () => <Drawn count={3} /> },
      { name: 'ten', Show: () => <Drawn count={10} /> },
      { name: 'nothing', Show: () => <Drawn count={0} /> },
    ],
  },
  { id: 'flip', title: 'FlipCard', states: [{ name: 'turns', Show: Turned }] },
  { id: 'deal', title: 'Deal', states: [{ name: 'four', Show: Dealt }] },
  { id: 'flight', title: 'Flight', states: [{ name: 'three coins', Show: Flown }] },
  { id: 'points-land', title: 'PointsLand', states: [{ name: 'nine and four', Show: Gained }] },
  { id: 'feedback', title: 'Sound and haptics', states: [{ name: 'all', Show: Heard }] },
];

const styles = StyleSheet.create({
  column: { gap: SPACE.middle },
  narrow: { width: 180 },
  hand: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  card: {
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    alignItems: 'center',
    justifyContent: 'center',
    padding: SPACE.small,
  },
});
