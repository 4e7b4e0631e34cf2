import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { invest as icons } from '@/components/boards/invest/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { typeface } from '@/components/basics/text/typeface';
import { useTheme } from '@/components/theme';
import { projectOf } from '@/rules/invest/text/cards';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { CardId, Hazard, Sides } from '@/rules/invest/types';

import { HAZARD_ART, SECTOR_ART, SHAPE_INK, useSectorInks } from '@/components/boards/invest/art/inks';
import { sidePath } from './sides';

/** Half of a shape on each open side. The card beside it has the other half. */
function Connections({ sides, edge }: { sides: Sides; edge: string }) {
  return (
    <>
      {sides.map(
        (shape, side) =>
          shape !== null && (
            <Path
              key={side}
              d={sidePath(shape, side)}
              fill={SHAPE_INK[shape]}
              stroke={edge}
              strokeWidth={3}
            />
          ),
      )}
    </>
  );
}

type MarkProps = { readonly of: IconArt; readonly x: number; readonly y: number; readonly size: number };

function Mark({ of, x, y, size, color }: MarkProps & { readonly color: string }) {
  return (
    <Path
      d={of.join('')}
      fill={color}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

const SHIELD = 'M0 2 12 -1 24 2 23 15 18 23 12 27 6 23 1 15Z';

function ShieldMark({ of, x, y, ink, ground }: { of: Hazard; x: number; y: number } & Inks) {
  return (
    <G transform={`translate(${x} ${y})`}>
      <Path d={SHIELD} fill={ink} />
      <Mark of={HAZARD_ART[of]} x={12} y={12} size={16} color={ground} />
    </G>
  );
}

type Inks = { readonly ink: string; readonly ground: string };

/** Where up to two shields stand: the corners on the right. */
const SHIELD_PLACES = [
  { x: 72, y: 5 },
  { x: 72, y: 69 },
] as const;

const shieldsOn = (card: CardId): readonly Hazard[] => {
  const { shields, investors } = projectOf(card);
  return HAZARDS.flatMap((hazard) =>
    Array.from({ length: (shields[hazard] ?? 0) + (investors?.shields[hazard] ?? 0) }, () => hazard),
  );
};

export type TileProps = {
  readonly card: CardId;
  readonly size: number;
  /** Whose tokens lie on it; none for a card in a hand or on a deck. */
  readonly tokens?: readonly number[] | undefined;
  /** Lies in a district, so that it shows what it still needs. */
  readonly isPlaced?: boolean | undefined;
  /** The edge, where something may be done with it. */
  readonly edge?: string | undefined;
};

/** A development card as a square: what it is, what it is worth, what it needs, and how it connects. */
export function Tile({ card, size, tokens = [], isPlaced = false, edge }: TileProps) {
  const theme = useTheme();
  const { colors } = theme;
  const { sector, cost, points, sides, investors } = projectOf(card);
  const inks = useSectorInks()(sector);
  const isOpen = isPlaced && tokens.length < cost;
  const ground = isOpen ? colors.sheet : inks.ground;
  const digits = { fill: inks.ink, ...typeface('strong'), fontSize: 25 };
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Rect
        x={1.5}
        y={1.5}
        width={97}
        height={97}
        rx={7}
        fill={ground}
        stroke={edge ?? inks.ink}
        strokeWidth={edge === undefined ? 3 : 8}
        {...(isOpen && edge === undefined && { strokeDasharray: '9 5' })}
      />
      <Connections sides={sides} edge={inks.ink} />
      <Mark
        of={SECTOR_ART[sector]}
        x={50}
        y={isPlaced && !isOpen ? 50 : 44}
        size={isOpen ? 36 : 42}
        color={inks.ink}
      />
      <SvgText x={8} y={27} {...digits}>
        {points}
      </SvgText>
      {shieldsOn(card)
        .slice(0, SHIELD_PLACES.length)
        .map((hazard, at) => (
          <ShieldMark
            key={at}
            of={hazard}
            {...(SHIELD_PLACES[at] ?? SHIELD_PLACES[0])}
            {...inks}
            ground={ground}
          />
        ))}
      {investors !== null && <Mark of={icons.groupProject} x={17} y={83} size={25} color={inks.ink} />}
      {(isOpen || !isPlaced) &&
        Array.from({ length: cost }, (_, at) => {
          const by = tokens[at];
          return (
            <Circle
              key={at}
              cx={50 + (at - (cost - 1) / 2) * 13}
              cy={71}
              r={5.2}
              fill={by === undefined ? ground : theme.seat(by).color}
              stroke={inks.ink}
              strokeWidth={2}
            />
          );
        })}
    </Svg>
  );
}

/** A place where a card could lie: its own halves of the shapes, and a sign to put it there. */
export function PlaceTile({ sides, size, fits }: { sides: Sides; size: number; fits: boolean }) {
  const { colors } = useTheme();
  const ink = fits ? colors.glow : colors.line;
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Rect
        x={3}
        y={3}
        width={94}
        height={94}
        rx={7}
        fill={fits ? colors.glowGround : 'none'}
        stroke={ink}
        strokeWidth={fits ? 5 : 3}
        strokeDasharray={fits ? '12 7' : '3 7'}
      />
      {fits && <Connections sides={sides} edge={colors.ink} />}
      {fits && <Path d="M50 36V64M36 50H64" stroke={colors.ink} strokeWidth={7} strokeLinecap="round" />}
    </Svg>
  );
}
