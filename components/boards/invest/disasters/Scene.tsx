import { useEffect, useEffectEvent, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { Choice } from '@/components/basics/input/Choice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { spaceToPress } from '@/components/basics/input/spaceToPress';
import { Text } from '@/components/basics/text/Text';
import { canDo, movesOf } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { useBeats } from '@/components/motion/useBeats';
import { Coin } from '@/components/motion/pieces/Coin';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ROUNDS } from '@/rules/invest/text/numbers';
import type { DisasterView } from '@/rules/invest/types';

import { FLIP_BEATS } from './beats';
import { type Happening, happeningNow } from './happening';
import { disasterKind, disasterText } from '@/components/boards/invest/text/cardWords';
import { DisasterFace } from './DisasterCardPicture';
import { useInks } from '@/components/boards/invest/art/inks';
import { chosenMove, type InvestProps } from '@/components/boards/invest/selection';

export type SceneProps = InvestProps & {
  readonly of: Happening;
  /** Its card is turned up now, or its coin flies. What that does is told when it lies there. */
  readonly isPlaying: boolean;
};

const WIDTH = 88;

/** The disaster moment for the whole table: cards are held, one is picked by number, turned up, and the coin is flipped. */
export function Scene(props: SceneProps) {
  const { view, names, of, isPlaying } = props;
  const g = useGameText('invest');
  const { colors, isLarge, lies, scale } = useTheme();
  const inks = useInks();
  const { play } = useFeedback();
  const before = happeningNow(view);
  const isTurned =
    useBeats({
      beats: FLIP_BEATS,
      isPlaying: isPlaying && (before?.card ?? null) === null,
      onBeat: () => play('reveal'),
    }) > 0;
  const card = isTurned ? of.card : null;
  const flies = isPlaying && (before?.coin ?? null) === null && of.coin !== null;
  const tellFlies = useEffectEvent(() => play('roll'));
  useEffect(() => {
    if (flies) tellFlies();
  }, [flies]);
  const width = WIDTH * Math.min(scale, 1.4);
  const { live } = of;
  const isPicked = of.card !== null || (live !== null && live.number !== null);
  return (
    <View
      testID="disaster"
      style={[styles.scene, lies, { backgroundColor: colors.sheet, borderColor: colors.ink }]}
    >
      {live !== null && of.card === null && <Held {...props} live={live} />}
      {isPicked && (
        <View style={styles.row}>
          <FlipCard
            open={card !== null}
            back={<CardBack palette={inks} width={width} />}
            front={card !== null && <DisasterFace card={card} width={width} />}
          />
          <View style={styles.words} aria-live="polite">
            {card !== null && (
              <>
                <Text size={isLarge ? 'large' : 'title'} heading>
                  {disasterKind(g, card)}
                </Text>
                <Text>{disasterText(g, view.names, card)}</Text>
                <Size of={of} round={of.round} flies={flies} />
              </>
            )}
            {card === null && live?.number !== null && live !== null && (
              <Text tone="strong">
                {g('log.picked', { seat: names[live.picker ?? 0] ?? '', number: live.number })}
              </Text>
            )}
          </View>
        </View>
      )}
    </View>
  );
}

type SizeProps = Pick<SceneProps, 'of'> & { readonly round: number; readonly flies: boolean };

/** How big it is: what the coin can say, the coin in the air, and what it said. */
function Size({ of: { card, coin, level, live }, round, flies }: SizeProps) {
  const g = useGameText('invest');
  const [isDown, setDown] = useState(false);
  if (card === 'good-year') return null;
  const row = ROUNDS[round - 1] ?? ROUNDS[0];
  if (coin === null || level === null)
    return live !== null && live.owed.some((owed) => owed > 0) ? (
      <Text tone="strong">{g('board.hit.unknown')}</Text>
    ) : (
      <Text tone="soft">{g('board.levels', { heads: row.heads, tails: row.tails })}</Text>
    );
  const side = coin === 'heads' ? 0 : 1;
  return (
    <>
      {flies && (
        <Coin
          side={side}
          sides={[{ label: g('board.coin.heads') }, { label: g('board.coin.tails') }]}
          flipId={`round ${round}`}
          onSettled={() => setDown(true)}
        />
      )}
      {(!flies || isDown) && (
        <Text size="large" tone="strong" testID="disaster-level">
          {g('said', { what: g(`board.coin.${coin}`), value: g('board.level', { level }) })}
        </Text>
      )}
    </>
  );
}

type HeldProps = Omit<SceneProps, 'isPlaying'> & { readonly live: DisasterView };

/** Nobody knows these cards. The holder asks somebody; that one says a number. */
function Held(props: HeldProps) {
  const { view, legal, names, live, select } = props;
  const g = useGameText('invest');
  const move = chosenMove(props);
  const pickers = movesOf(legal, 'hold').map(({ picker }) => picker);
  const holder = names[live.holder] ?? '';
  if (live.number !== null) return null;
  return (
    <View style={styles.held}>
      <Text size="large" heading>
        {g(`phase.${view.phase}`)}
      </Text>
      {live.picker === null ? (
        <Text>{g('move.hold.help')}</Text>
      ) : (
        <>
          <Text>{g('board.disaster.holds', { name: holder, count: live.count })}</Text>
          <Text tone="strong">{g('board.disaster.asks', { holder, picker: names[live.picker] ?? '' })}</Text>
        </>
      )}
      <Numbers {...props} />
      {pickers.length > 0 && (
        <Choice
          label={g('board.choose-picker')}
          across
          value={move?.type === 'hold' ? move.picker : null}
          options={pickers.map((seat) => ({
            value: seat,
            label: names[seat] ?? '',
            picture: <SeatMark seat={seat} />,
          }))}
          onChange={(picker) => select({ move: { type: 'hold', picker } })}
        />
      )}
    </View>
  );
}

function Numbers(props: HeldProps) {
  const { legal, live, select } = props;
  const g = useGameText('invest');
  const { colors } = useTheme();
  const inks = useInks();
  const move = chosenMove(props);
  const canPick = canDo(legal, 'pick');
  const pick = (number: number) => select({ move: { type: 'pick', number } });
  return (
    <View
      {...(canPick && { role: 'radiogroup' as const, 'aria-label': g('phase.pick') })}
      style={styles.numbers}
    >
      {Array.from({ length: live.count }, (_, at) => {
        const number = at + 1;
        const isChosen = move?.type === 'pick' && move.number === number;
        const inside = (
          <>
            <CardBack palette={inks} width={46} />
            <Text tone="strong" align="center">
              {number}
            </Text>
          </>
        );
        return canPick ? (
          <Pressable
            key={number}
            accessibilityRole="radio"
            accessibilityLabel={g('move.pick', { number })}
            aria-checked={isChosen}
            testID={`number-${number}`}
            onPress={() => pick(number)}
            {...spaceToPress(() => pick(number))}
            style={[
              styles.number,
              { borderColor: colors.glow, backgroundColor: isChosen ? colors.glowGround : 'transparent' },
              isChosen && styles.chosen,
            ]}
          >
            {inside}
          </Pressable>
        ) : (
          <View key={number} style={[styles.number, styles.still]}>
            {inside}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 170, gap: SPACE.tiny },
  held: { gap: SPACE.small },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.tiny },
  number: {
    minWidth: TOUCH,
    alignItems: 'center',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.small,
    padding: 3,
  },
  chosen: { borderStyle: 'solid', transform: [{ translateY: -4 }] },
  still: { borderColor: 'transparent' },
});
