import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { CardBack } from '@/components/art/CardBack';
import { Glyph } from '@/components/art/Glyph';
import { HAZARD_ART } from '@/components/boards/invest/art/inks';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { palette } from '@/components/boards/invest/art/palette';
import { DisasterFace } from '@/components/boards/invest/disasters/DisasterCardPicture';
import type { Happening } from '@/components/boards/invest/disasters/happening';
import { type DisasterOf, useDisaster } from '@/components/boards/invest/disasters/useDisaster';
import { disasterKind, disasterText } from '@/components/boards/invest/text/cardWords';
import { type Cut, Ground } from '@/components/furniture/stage/Drawing';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { Coin } from '@/components/motion/pieces/Coin';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { DistanceContext } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Hit, View as GameView } from '@/rules/invest/types';

import { fieldOf } from './Districts';
import { water } from './land';

const { light: inks } = palette;
const CARD = { width: 250, height: 350 } as const;
const FLOOD = water(452, 10, 'flood');
/** Whatever else it was, its shadow lies where the wall stands. */
const DARK: readonly Cut[] = [{ fill: '#3a2a20', d: 'M0 470L320 462L640 472L960 460L1280 470V620H0Z' }];

export type DisasterProps = DisasterOf & { readonly names: readonly string[] };

/** The disaster in beats: who holds and who picks, the card, the coin and its level. */
export function Disaster({ view, names, of, isPlaying }: DisasterProps) {
  const g = useGameText('invest');
  const { card, flies } = useDisaster({ view, of, isPlaying });
  const { live } = of;
  const isHeld = live !== null && of.card === null && live.number === null;
  if (isHeld)
    return (
      <View style={styles.over} testID="disaster">
        <View style={styles.held}>
          {Array.from({ length: live.count }, (_, at) => (
            <View key={at} style={styles.number}>
              <CardBack palette={inks} width={live.count > 5 ? 96 : 130} />
              <Says size={40} face="display" align="center" color={INK.onDark}>
                {at + 1}
              </Says>
            </View>
          ))}
        </View>
        <Says size={34} face="display" align="center" color={INK.onDark}>
          {live.picker === null
            ? g(`phase.${view.phase}`)
            : g('board.disaster.asks', {
                holder: names[live.holder] ?? '',
                picker: names[live.picker] ?? '',
              })}
        </Says>
      </View>
    );
  return (
    <View style={[styles.over, styles.beside]} testID="disaster">
      <FlipCard
        open={card !== null}
        size={CARD}
        back={<CardBack palette={inks} width={CARD.width} />}
        front={card !== null && <DisasterFace card={card} width={CARD.width} />}
      />
      {card !== null && (
        <View style={styles.words}>
          <Says size={fitting(disasterKind(g, card), 640, 1, [66, 54, 44])} face="display" color={INK.onDark}>
            {disasterKind(g, card)}
          </Says>
          <Says size={30} face="text" color={INK.onDark}>
            {disasterText(g, view.names, card)}
          </Says>
          {flies && of.coin !== null && (
            <DistanceContext value={1.6}>
              <Coin
                side={of.coin === 'heads' ? 0 : 1}
                sides={[{ label: g('board.coin.heads') }, { label: g('board.coin.tails') }]}
                flipId={`round ${of.round}`}
              />
            </DistanceContext>
          )}
          {!flies && of.level !== null && of.coin !== null && (
            <View style={styles.level}>
              <Says size={30}>{g(`board.coin.${of.coin}`)}</Says>
              <Says size={60} face="display">
                {g('board.level', { level: of.level })}
              </Says>
            </View>
          )}
        </View>
      )}
    </View>
  );
}

/** What it takes from each district: a shield for each level that held, a cross for each that came through. */
export function Taken({ view, of }: { readonly view: GameView; readonly of: Happening }) {
  const g = useGameText('invest');
  const seats = view.seats.length;
  return (
    <>
      <Ground layers={of.card === 'flood' ? FLOOD : DARK} />
      {view.seats.map((_, seat) => {
        const { x, width } = fieldOf(seat, seats);
        const hit = of.hits?.[seat] ?? null;
        const lost = of.lost.filter((loss) => loss.seat === seat).length;
        const loses = hit === null ? lost : Math.max(hit.loses, lost);
        const words = loses === 0 ? g('board.hit.safe') : g('stage.gives-up', { count: loses });
        return (
          <View
            key={seat}
            style={[styles.taken, { left: x + 6, width: width - 12 }, loses === 0 && styles.safe]}
            testID={`hit-${seat}`}
          >
            <Appear>
              <Boxes of={of} hit={hit} lost={lost} />
            </Appear>
            <Says
              size={fitting(words, width - 30, 1, [26, 24])}
              align="center"
              color={loses === 0 ? INK.good : '#8c1a12'}
            >
              {words}
            </Says>
          </View>
        );
      })}
    </>
  );
}

function Boxes({
  of,
  hit,
  lost,
}: {
  readonly of: Happening;
  readonly hit: Hit | null;
  readonly lost: number;
}) {
  const held = hit === null ? 0 : Math.min(hit.level, hit.cardShields + hit.sheetShields);
  const through = hit === null ? lost : hit.level - held;
  const art =
    of.card === null || of.card === 'unknown' || of.card === 'good-year' ? icons.shield : HAZARD_ART[of.card];
  return (
    <View style={styles.boxes}>
      {Array.from({ length: held }, (_, at) => (
        <View key={`held ${at}`} style={styles.shield}>
          <Glyph of={art} size={30} color={INK.sheet} />
        </View>
      ))}
      {Array.from({ length: through }, (_, at) => (
        <Svg key={`through ${at}`} width={42} height={42} aria-hidden>
          <Path d="M2 2H40V40H2Z" fill="#f8d0c8" stroke={INK.black} strokeWidth={3} />
          <Path d="M8 8L34 34M34 8L8 34" stroke={INK.red} strokeWidth={6} strokeLinecap="round" />
        </Svg>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    top: 80,
    width: STAGE.width,
    height: 532,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 22,
    backgroundColor: 'rgba(11, 24, 19, 0.86)',
  },
  beside: { flexDirection: 'row', gap: 60 },
  held: { flexDirection: 'row', gap: 22 },
  number: { alignItems: 'center', gap: 6 },
  words: { width: 660, gap: 14 },
  level: {
    alignSelf: 'flex-start',
    paddingHorizontal: 26,
    paddingVertical: 10,
    backgroundColor: INK.sheet,
    borderColor: INK.black,
    borderWidth: 5,
    borderRadius: 18,
    transform: [{ rotate: '2deg' }],
  },
  taken: {
    position: 'absolute',
    top: 480,
    height: 120,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderRadius: 14,
  },
  safe: { backgroundColor: '#ffeecb' },
  boxes: { flexDirection: 'row', gap: 5, minHeight: 42 },
  shield: {
    width: 42,
    height: 42,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#173d31',
  },
});
