import { useEffect, useEffectEvent, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { Choice } from '@/components/basics/input/Choice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { spaceToPress } from '@/components/basics/input/spaceToPress';
import { Text } from '@/components/basics/text/Text';
import { canDo, movesOf } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { FullScene } from '@/components/furniture/cards/FullScene';
import { useBoardPlace } from '@/components/motion/boardPlace';
import { Coin } from '@/components/motion/pieces/Coin';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ROUNDS } from '@/rules/invest/text/numbers';
import type { DisasterView } from '@/rules/invest/types';

import type { Happening } from './happening';
import { type DisasterOf, useDisaster } from './useDisaster';
import { disasterKind, disasterText } from '@/components/boards/invest/text/cardWords';
import { DisasterFace } from './DisasterCardPicture';
import { Rain } from './Rain';
import { useInks } from '@/components/boards/invest/art/inks';
import { chosenMove, type InvestProps } from '@/components/boards/invest/selection';

export type SceneProps = InvestProps & DisasterOf;

const WIDTH = 88;
/** While the coin flies it only reminds. */
const SMALL = 60;
/** A card is 5 : 7. */
const HIGH = 1.4;
/** In lines of text: what stands below a card that fills a phone, and around a coin that does. */
const WORDS = { card: 136, coin: 220, beside: 100 } as const;
const UNDER = 104;
/** What each side says while the coin flies, and then what it said. */
const LEVEL = 44;
const MOST = 260;
const LEAST = 96;
/** The sky when something has come down, by day and by night. */
const SKY = { ground: '#26364a', words: '#fff8ea', now: '#ffd45e' } as const;

/** The disaster moment for the whole table: cards are held, one is picked by number, turned up, and the coin is flipped. */
export function Scene(props: SceneProps) {
  const { view, names, of, isPlaying } = props;
  const g = useGameText('invest');
  const { colors, isLarge, scale } = useTheme();
  const inks = useInks();
  const { play } = useFeedback();
  const place = useBoardPlace();
  const { card, flies } = useDisaster({ view, of, isPlaying });
  const tellFlies = useEffectEvent(() => play('roll'));
  useEffect(() => {
    if (flies) tellFlies();
  }, [flies]);
  const { live } = of;
  const isPicked = of.card !== null || (live !== null && live.number !== null);
  const isWhole = isPlaying && isPicked && place !== null;
  const isLying = isWhole && place.width > place.height;
  const room = isWhole
    ? Math.min(
        (isLying ? 0.36 : 0.72) * place.width,
        (place.height - (isLying ? SPACE.huge : WORDS.card * scale)) / HIGH,
      )
    : 0;
  const width =
    isWhole && !flies
      ? Math.max(LEAST, Math.min(MOST, room))
      : (flies && isWhole ? SMALL : WIDTH) * Math.min(scale, 1.4);
  const coin = isWhole
    ? Math.max(LEAST, place.height - (isLying ? WORDS.beside * scale : WORDS.coin * Math.min(scale, 1.3)))
    : undefined;
  const isBelow = isWhole && !flies && !isLying;
  const color = isWhole ? SKY.words : undefined;
  return (
    <FullScene
      testID="disaster"
      ground={isWhole ? SKY.ground : colors.sheet}
      line={colors.ink}
      isFull={isWhole}
    >
      {isWhole && <Rain />}
      {live !== null && of.card === null && <Held {...props} live={live} />}
      {isPicked && (
        <>
          <View style={[styles.row, isLying && styles.beside, isBelow && styles.below]}>
            <FlipCard
              open={card !== null}
              back={<CardBack palette={inks} width={width} />}
              front={card !== null && <DisasterFace card={card} width={width} />}
            />
            {!(flies && isLying) && (
              <View
                style={isBelow ? [styles.under, { minHeight: UNDER * scale }] : styles.words}
                aria-live="polite"
              >
                {card !== null && (
                  <>
                    <Text size={isLarge ? 'large' : 'title'} heading color={color}>
                      {disasterKind(g, card)}
                    </Text>
                    <Text color={color}>{disasterText(g, view.names, card)}</Text>
                    {!flies && <Size of={of} color={color} />}
                  </>
                )}
                {card === null && live?.number !== null && live !== null && (
                  <Text tone="strong" color={color}>
                    {g('log.picked', { seat: names[live.picker ?? 0] ?? '', number: live.number })}
                  </Text>
                )}
              </View>
            )}
            {flies && isLying && <Flight of={of} height={coin} color={color} isBeside />}
          </View>
          {flies && !isLying && <Flight of={of} height={coin} color={color} />}
        </>
      )}
    </FullScene>
  );
}

type SizeProps = { readonly of: Happening; readonly color?: string | undefined };

/** How big it is: what the coin can say, or what it said. */
function Size({ of: { card, coin, level, live, round }, color }: SizeProps) {
  const g = useGameText('invest');
  if (card === 'good-year') return null;
  const row = ROUNDS[round - 1] ?? ROUNDS[0];
  if (coin !== null && level !== null) return <Level coin={coin} level={level} color={color} />;
  return live !== null && live.owed.some((owed) => owed > 0) ? (
    <Text tone="strong" color={color}>
      {g('board.hit.unknown')}
    </Text>
  ) : (
    <Text tone="soft" color={color}>
      {g('board.levels', { heads: row.heads, tails: row.tails })}
    </Text>
  );
}

type LevelProps = Pick<SizeProps, 'color'> & {
  readonly coin: 'heads' | 'tails';
  readonly level: number;
  /** Below the coin, which has said what it shows. */
  readonly large?: boolean;
};

function Level({ coin, level, color, large = false }: LevelProps) {
  const g = useGameText('invest');
  return (
    <Text
      size={large ? 'huge' : 'large'}
      heading={large}
      tone="strong"
      align={large ? 'center' : 'start'}
      color={color}
      testID="disaster-level"
    >
      {large
        ? g('board.level', { level })
        : g('said', { what: g(`board.coin.${coin}`), value: g('board.level', { level }) })}
    </Text>
  );
}

type FlightProps = SizeProps & {
  readonly height: number | undefined;
  /** Of the card, where a phone lies. */
  readonly isBeside?: boolean;
};

/** The coin in the air, what its sides say, and what it said. */
function Flight({ of: { coin, level, round }, height, color, isBeside = false }: FlightProps) {
  const g = useGameText('invest');
  const { scale } = useTheme();
  const [isDown, setDown] = useState(false);
  const row = ROUNDS[round - 1] ?? ROUNDS[0];
  if (coin === null || level === null) return null;
  return (
    <View style={[styles.flight, isBeside && styles.words]}>
      <Coin
        side={coin === 'heads' ? 0 : 1}
        sides={[{ label: g('board.coin.heads') }, { label: g('board.coin.tails') }]}
        flipId={`round ${round}`}
        height={height}
        color={color}
        onSettled={() => setDown(true)}
      />
      <View style={[styles.level, { minHeight: LEVEL * scale }]}>
        {isDown ? (
          <Level coin={coin} level={level} color={color === undefined ? undefined : SKY.now} large />
        ) : (
          <Text align="center" color={color}>
            {g('board.levels', { heads: row.heads, tails: row.tails })}
          </Text>
        )}
      </View>
    </View>
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
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 170, gap: SPACE.tiny },
  beside: { flexWrap: 'nowrap' },
  under: { width: '100%', gap: SPACE.tiny },
  below: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'center' },
  flight: { gap: SPACE.tiny },
  level: { justifyContent: 'center' },
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
