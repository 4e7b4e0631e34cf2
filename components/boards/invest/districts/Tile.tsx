import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { invest as icons } from '@/components/boards/invest/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { typeface } from '@/components/basics/text/typeface';
import { useTheme } from '@/components/theme';
import { projectOf } from '@/rules/invest/text/cards';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { CardId, Sides } from '@/rules/invest/types';

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

type Inks = { readonly ink: string; readonly ground: string };

/** A sign with how many of it: shields of one kind, or something that a card gives once. */
type Sign = { readonly art: IconArt; readonly isShield: boolean; readonly count: number };

/** All that a card protects from and gives, for its owner and its investors together. */
function signsOn(card: CardId): readonly Sign[] {
  const { shields, benefits, investors } = projectOf(card);
  const both = (one: number | undefined, other: number | undefined) => (one ?? 0) + (other ?? 0);
  const once = (art: IconArt, count: number): Sign => ({ art, isShield: false, count });
  return [
    ...HAZARDS.map((hazard) => ({
      art: HAZARD_ART[hazard],
      isShield: true,
      count: both(shields[hazard], investors?.shields[hazard]),
    })),
    once(icons.draw, both(benefits.draw, investors?.benefits.draw)),
    once(icons.shield, both(benefits.shield, investors?.benefits.shield)),
    once(icons.foresight, benefits.foresight === true || investors?.benefits.foresight === true ? 1 : 0),
  ].filter(({ count }) => count > 0);
}

/** Two signs stand beside each other between the shapes, in one row or two. No card has more than four. */
const COLUMN = 27;
const ROW = 21;

function Signs({ of, ink, ground }: { readonly of: readonly Sign[] } & Inks) {
  const rows = Math.ceil(of.length / 2);
  const digit = { fill: ink, ...typeface('strong'), fontSize: 17 };
  return of.map(({ art, isShield, count }, at) => {
    const inRow = Math.min(2, of.length - 2 * Math.floor(at / 2));
    const x = 50 + ((at % 2) - (inRow - 1) / 2) * COLUMN;
    const y = 45 + (Math.floor(at / 2) - (rows - 1) / 2) * ROW;
    return (
      <G key={at}>
        {isShield ? (
          <G transform={`translate(${x - 13} ${y - 9}) scale(0.68)`}>
            <Path d={SHIELD} fill={ink} />
            <Mark of={art} x={12} y={12} size={17} color={ground} />
          </G>
        ) : (
          <Mark of={art} x={x - 5} y={y} size={17} color={ink} />
        )}
        <SvgText x={x + 4} y={y + 6} {...digit}>
          {count}
        </SvgText>
      </G>
    );
  });
}

export type TileProps = {
  readonly card: CardId;
  readonly size: number;
  /** Whose tokens lie on it; none for a card in a hand or on a deck. */
  readonly tokens?: readonly number[] | undefined;
  /** Lies in a district, so that it shows what it still needs. */
  readonly isPlaced?: boolean | undefined;
  /** From across a room: its sector and how it connects, and no small print. */
  readonly isPlain?: boolean | undefined;
  /** The edge, where something may be done with it. */
  readonly edge?: string | undefined;
};

/** A development card as a square: what it is, what it is worth, what it needs, and how it connects. */
export function Tile({ card, size, tokens = [], isPlaced = false, isPlain = false, edge }: TileProps) {
  const theme = useTheme();
  const { colors } = theme;
  const { sector, cost, points, sides, investors } = projectOf(card);
  const inks = useSectorInks()(sector);
  const isOpen = isPlaced && tokens.length < cost;
  const ground = isOpen ? colors.sheet : inks.ground;
  const signs = isPlain ? [] : signsOn(card);
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
        x={signs.length === 0 ? 50 : 84}
        y={signs.length === 0 ? 45 : 16}
        size={signs.length === 0 ? 40 : 23}
        color={inks.ink}
      />
      {!isPlain && (
        <SvgText x={8} y={27} {...digits}>
          {points}
        </SvgText>
      )}
      <Signs of={signs} ink={inks.ink} ground={ground} />
      {investors !== null && <Mark of={icons.groupProject} x={17} y={83} size={25} color={inks.ink} />}
      {(isOpen || !isPlaced) &&
        Array.from({ length: cost }, (_, at) => {
          const by = tokens[at];
          return (
            <Circle
              key={at}
              cx={50 + (at - (cost - 1) / 2) * 10.5}
              cy={70}
              r={4.4}
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
