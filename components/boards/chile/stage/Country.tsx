import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import { Circle, ClipPath, Defs, G, Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { chile as icons } from '@/components/boards/chile/art/icons';
import { SLICE_ART } from '@/components/boards/chile/map/coast';
import { gouges, rays } from '@/components/furniture/stage/cut';
import { type Cut, Drawing, Ground, Sign } from '@/components/furniture/stage/Drawing';
import { INK, WHOLE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { seededRandom } from '@/components/motion/seededRandom';
import { seatColor } from '@/components/theme/seats';
import { useGameText } from '@/i18n';
import { REGION } from '@/rules/chile/text/numbers';
import type { RegionView, Side, View as GameView } from '@/rules/chile/types';

const NIGHT = '#0e1e2e';
export const DEEP = '#0a1622';
const SEA = '#16405c';
const NOBODY = '#35506a';
const PALE = '#f2e5cb';
const SLICE = { from: 26, width: 122.8 } as const;
/** The middle of the land in each slice, north to south: the country leans. */
const MIDDLES = [296, 310, 332, 346, 352, 360, 376, 374, 350, 332] as const;

const random = seededRandom('stars');
const STARS = Array.from({ length: 70 }, () => {
  const [x, y, size] = [random() * 1280, 92 + random() * 130, 1 + random() * 2.2];
  return `M${x.toFixed(0)} ${(y - size).toFixed(1)}l${size.toFixed(1)} ${size.toFixed(1)}-${size.toFixed(1)} ${size.toFixed(1)}-${size.toFixed(1)}-${size.toFixed(1)}z`;
}).join('');
const PEAKS = `M0 340L0 230${Array.from(
  { length: 33 },
  (_, at) => `L${at * 40} ${(196 + (at % 2 === 1 ? 62 : 0) + random() * 34).toFixed(0)}`,
).join('')}L1280 340Z`;

/** Night over the Andes above, the Pacific below: the long country lies on its side, north at the left. */
const GROUND: readonly Cut[] = [
  { fill: NIGHT, d: 'M0 0H1280V720H0Z' },
  { fill: PALE, d: STARS },
  { fill: '#1f3a52', d: PEAKS },
  { fill: SEA, d: 'M0 330H1280V720H0Z' },
  {
    fill: '#2f6a8c',
    d: gouges({ x: 0, y: 440, width: 1280, height: 170, count: 60, length: 60, angle: 0, seed: 'pacific' }),
  },
];

export const seatOf = ({ sides }: Pick<GameView, 'sides'>, side: Side): 0 | 1 => (sides[0] === side ? 0 : 1);
/** Light enough for a dark room. */
export const sideInk = (view: Pick<GameView, 'sides'>, side: Side): string =>
  seatColor(seatOf(view, side), true).color;

export type CountryProps = {
  readonly view: GameView;
  /** In the count: how many Regions have been called, north to south. By day all are as they are. */
  readonly called: number | null;
};

/** The country with who controls what. Sí is striped and has a flag, No is plain and has a rainbow. */
export function Country({ view, called }: CountryProps) {
  const controlOf = ({ control }: RegionView, at: number) =>
    called === null || at < called ? control : null;
  const hot = called === null || called === 0 || called > view.regions.length ? null : called - 1;
  return (
    <View style={WHOLE} testID="map">
      <Ground layers={GROUND} />
      <Drawing>
        {hot !== null && (
          <Path
            d={rays({
              x: middleX(hot),
              y: MIDDLES[hot] ?? 340,
              from: 60,
              to: 176,
              count: 30,
              share: 0.42,
              seed: 'hot',
            })}
            fill={INK.now}
          />
        )}
        {view.regions.map((region, at) => {
          const control = controlOf(region, at);
          return (
            <Land
              key={region.id}
              region={region.id}
              at={at}
              color={control === null ? NOBODY : sideInk(view, control)}
              isStriped={control === 'si'}
            />
          );
        })}
        {view.regions.map((region, at) => (
          <OnLand key={region.id} view={view} region={region} at={at} isDay={called === null} />
        ))}
      </Drawing>
      {view.regions.map((region, at) => (
        <Label
          key={region.id}
          view={view}
          region={region}
          at={at}
          control={controlOf(region, at)}
          isHot={at === hot}
        />
      ))}
    </View>
  );
}

const middleX = (at: number): number => SLICE.from + (at + 0.5) * SLICE.width;

type LandProps = {
  readonly region: RegionView['id'];
  readonly at: number;
  readonly color: string;
  readonly isStriped: boolean;
};

const Land = memo(function Land({ region, at, color, isStriped }: LandProps) {
  const id = useId();
  const { land, coast, border } = SLICE_ART[region];
  // A slice is drawn standing, 48 by 60; here it lies, and the southern half moves to where the northern ends.
  const lies = `matrix(0 -5.1 2.047 0 ${(SLICE.from + at * SLICE.width).toFixed(1)} ${at > 4 ? 477 : 462})`;
  const from = SLICE.from + at * SLICE.width;
  return (
    <>
      <Path d={land} fill={color} transform={lies} />
      {isStriped && (
        <>
          <Defs>
            <ClipPath id={id}>
              <Path d={land} transform={lies} />
            </ClipPath>
          </Defs>
          <G clipPath={`url(#${id})`}>
            <Path
              d={Array.from(
                { length: 16 },
                (_, n) => `M${from - 60 + n * 17} 480L${from + 20 + n * 17} 230`,
              ).join('')}
              stroke={DEEP}
              strokeOpacity={0.35}
              strokeWidth={4}
            />
          </G>
        </>
      )}
      {border !== null && <Path d={border} stroke={DEEP} strokeWidth={1} fill="none" transform={lies} />}
      <Path d={coast} fill="none" stroke={DEEP} strokeWidth={1.1} strokeLinejoin="round" transform={lies} />
    </>
  );
});

type OnLandProps = {
  readonly view: GameView;
  readonly region: RegionView;
  readonly at: number;
  readonly isDay: boolean;
};

/** The tokens of both sides on the track, and whose Network it is. */
function OnLand({ view, region: { id, tokens, network }, at, isDay }: OnLandProps) {
  if (!isDay) return null;
  const x = middleX(at);
  const land = MIDDLES[at] ?? 340;
  const y = at % 2 === 0 ? land + 76 : land - 92;
  const { track } = REGION[id];
  const free = Math.max(0, track - tokens.si - tokens.no);
  const pips = [
    ...Array.from({ length: tokens.si }, () => 'si' as const),
    ...Array.from({ length: free }, () => null),
    ...Array.from({ length: tokens.no }, () => 'no' as const),
  ];
  const perRow = Math.ceil(pips.length / Math.ceil(pips.length / 6));
  return (
    <>
      {pips.map((side, nth) => {
        const row = Math.floor(nth / perRow);
        const inRow = Math.min(perRow, pips.length - row * perRow);
        const [px, py] = [x + ((nth % perRow) - (inRow - 1) / 2) * 20, y + row * 21];
        return side === 'si' ? (
          <Path
            key={nth}
            d={`M${px - 8} ${py - 8}h16v16h-16z`}
            fill={sideInk(view, 'si')}
            stroke={DEEP}
            strokeWidth={2}
          />
        ) : (
          <Circle
            key={nth}
            cx={px}
            cy={py}
            r={side === null ? 6 : 8.5}
            fill={side === null ? 'none' : sideInk(view, 'no')}
            stroke={side === null ? PALE : DEEP}
            strokeWidth={2}
            {...(side === null && { strokeDasharray: '3 3' })}
          />
        );
      })}
      {network !== null && (
        <>
          <Circle
            cx={x + 40}
            cy={(MIDDLES[at] ?? 340) - 34}
            r={17}
            fill={sideInk(view, network)}
            stroke={DEEP}
            strokeWidth={3}
          />
          <Sign of={icons.network} x={x + 40} y={(MIDDLES[at] ?? 340) - 34} size={22} color={DEEP} />
        </>
      )}
    </>
  );
}

type LabelProps = {
  readonly view: GameView;
  readonly region: RegionView;
  readonly at: number;
  readonly control: Side | null;
  readonly isHot: boolean;
};

/** The votes of a Region in its land, its name above or below by turns. */
function Label({ view, region: { id }, at, control, isHot }: LabelProps) {
  const g = useGameText('chile');
  const x = middleX(at);
  const y = MIDDLES[at] ?? 340;
  const isUp = at % 2 === 0;
  const name = g(`region.${id}`);
  const ground = control === null ? '#22394e' : sideInk(view, control);
  const ink = control === null ? PALE : '#0d1b28';
  const top = isUp ? 166 : 540;
  return (
    <>
      <View style={[styles.votes, { left: x - 50, top: y - (isHot ? 40 : 26) }]}>
        <View style={[styles.disc, control === 'si' && { backgroundColor: ground }]}>
          <Says size={isHot ? 60 : 40} face="display" align="center" color={ink}>
            {REGION[id].votes}
          </Says>
        </View>
      </View>
      <View
        style={[
          styles.stick,
          { left: x - 2, top: isUp ? 206 : y + 44, height: isUp ? Math.max(8, y - 44 - 206) : 496 - y },
        ]}
      />
      <View style={[styles.place, { left: Math.min(Math.max(x - 112, 2), 1280 - 226), top }]}>
        <View
          style={[styles.plate, { backgroundColor: ground }, isHot && styles.hot]}
          testID={`region-${id}`}
        >
          {control !== null && <Glyph of={icons[control]} size={26} color={ink} />}
          <Says size={fitting(name, 170, 1, [25, 24])} color={ink} lines={1}>
            {name}
          </Says>
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  votes: { position: 'absolute', width: 100, alignItems: 'center' },
  disc: { minWidth: 52, borderRadius: 30 },
  stick: { position: 'absolute', width: 4, backgroundColor: PALE, opacity: 0.5 },
  place: { position: 'absolute', width: 224, alignItems: 'center' },
  plate: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 11,
    paddingVertical: 3,
    borderColor: DEEP,
    borderWidth: 3,
    borderRadius: 9,
  },
  hot: { borderColor: INK.now, borderWidth: 4 },
});
