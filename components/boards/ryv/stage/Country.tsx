import { StyleSheet, View } from 'react-native';
import { Circle, G, Line, Path } from 'react-native-svg';

import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { SPACE_ART } from '@/components/boards/ryv/art/inks';
import { inCommunity, inSpace } from '@/components/boards/ryv/map/places';
import type { Held } from '@/components/boards/ryv/map/Marks';
import { outcomeName } from '@/components/boards/ryv/text/say';
import { Drawing, Ground, Mark, Piece, Sign } from '@/components/furniture/stage/Drawing';
import { INK, WHOLE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { seatColor } from '@/components/theme/seats';
import { useGameText } from '@/i18n';
import type { Community, LinkId, Space } from '@/rules/ryv/kinds';
import { COMMUNITIES, outcomesOf, RULE_NUMBERS, SPACES } from '@/rules/ryv/text/numbers';
import type { View as GameView } from '@/rules/ryv/types';

import { LAND } from './land';

/** Where the pieces of a community stand, by their middle; its name is under them. */
const PLACES: { readonly [C in Community]: { readonly x: number; readonly y: number } } = {
  harbour: { x: 330, y: 266 },
  hills: { x: 872, y: 262 },
  market: { x: 850, y: 486 },
  river: { x: 420, y: 486 },
};
const STEP = 50;

/** Where Links lie: across the way between neighbours, or beside the square for those across from each other. */
const WAYS: {
  readonly [L in LinkId]: {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly step: readonly [number, number];
  };
} = {
  'harbour-hills': { x: 640, y: 196, turn: 0, step: [0, -46] },
  'hills-market': { x: 800, y: 350, turn: 90, step: [54, 0] },
  'market-river': { x: 640, y: 500, turn: 0, step: [0, 46] },
  'harbour-river': { x: 486, y: 350, turn: 90, step: [-54, 0] },
  'harbour-market': { x: 548, y: 256, turn: 45, step: [-34, 34] },
  'hills-river': { x: 732, y: 256, turn: -45, step: [34, 34] },
};

const SQUARE = { x: 640, y: 348 } as const;
const QUARTER: { readonly [S in Exclude<Space, 'square'>]: readonly [number, number] } = {
  mass: [-1, -1],
  social: [1, -1],
  international: [1, 1],
  advocacy: [-1, 1],
};

/** The country of this game with everything that lies on it. */
export function Country({ view }: { readonly view: GameView }) {
  const g = useGameText('ryv');
  return (
    <View style={WHOLE} testID="country">
      <Ground layers={LAND} />
      <Drawing>
        <Links view={view} />
        {COMMUNITIES.map((at) => (
          <Crowd key={at} view={view} at={at} />
        ))}
        {view.mode === 'full' && <Path d="M640 232V464M524 348H756" stroke={INK.ink} strokeWidth={3} />}
        {(view.mode === 'full' ? SPACES : (['square'] as const)).map((at) => (
          <Medium key={at} view={view} at={at} />
        ))}
      </Drawing>
      {COMMUNITIES.map((at) => (
        <View key={at} style={[styles.place, { left: PLACES[at].x - 150, top: PLACES[at].y + 28 }]}>
          <View style={[styles.plate, view.crackdown === at && styles.raided]}>
            <Says size={28} color={view.crackdown === at ? INK.onDark : INK.ink} lines={1}>
              {g(`community.${at}`)}
            </Says>
          </View>
        </View>
      ))}
      <Signposts view={view} />
    </View>
  );
}

/** Pieces of everyone who has Influence here, and a lifebuoy for each Need. */
function Crowd({ view, at }: { readonly view: GameView; readonly at: Community }) {
  const held = inCommunity(view, at);
  const needs = view.needs[at];
  const { x, y } = PLACES[at];
  const from = x - ((held.length + needs - 1) * STEP) / 2;
  return (
    <>
      {held.map((of, nth) => (
        <Stack key={of.seat} of={of} x={from + nth * STEP} y={y} size={44} />
      ))}
      {Array.from({ length: needs }, (_, nth) => (
        <G key={nth}>
          <Circle
            cx={from + (held.length + nth) * STEP}
            cy={y}
            r={25}
            fill={INK.sheet}
            stroke={INK.ink}
            strokeWidth={3}
          />
          <Sign of={icons.need} x={from + (held.length + nth) * STEP} y={y} size={42} color={INK.red} />
        </G>
      ))}
      {view.crackdown === at && (
        <Sign of={icons.crackdown} x={x - 150} y={y + 46} size={52} color={INK.red} />
      )}
    </>
  );
}

type StackProps = {
  readonly of: Held;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

/** A pile is as high as it has pieces, up to four: a room counts no more at a glance. */
function Stack({ of: { seat, many }, x, y, size }: StackProps) {
  return Array.from({ length: Math.min(many, 4) }, (_, nth) => (
    <Piece key={nth} seat={seat} x={x} y={y - nth * 8} size={size} />
  ));
}

function Medium({ view, at }: { readonly view: GameView; readonly at: Space }) {
  const held = inSpace(view, at);
  const [right, down] = at === 'square' ? ([0, 0] as const) : QUARTER[at];
  const [x, y] = [SQUARE.x + right * 50, SQUARE.y + down * 50];
  const isWhole = at === 'square';
  const [size, step] = isWhole ? [36, 42] : [24, 27];
  return (
    <>
      <Sign of={SPACE_ART[at]} x={x} y={isWhole ? y - 42 : y - 22} size={isWhole ? 84 : 40} color="#2a2357" />
      {held.map((of, nth) => {
        const perRow = isWhole ? 5 : 3;
        const inRow = Math.min(perRow, held.length - Math.floor(nth / perRow) * perRow);
        return (
          <Stack
            key={of.seat}
            of={of}
            x={x + ((nth % perRow) - (inRow - 1) / 2) * step}
            y={(isWhole ? y + 44 : y + 20) + Math.floor(nth / perRow) * 28}
            size={size}
          />
        );
      })}
    </>
  );
}

function Links({ view }: { readonly view: GameView }) {
  return view.links.map(({ owner, id }, at) => {
    const nth = view.links.slice(0, at).filter((other) => other.id === id).length;
    const { x, y, turn, step } = WAYS[id];
    const bar = { x1: -52, y1: 0, x2: 52, y2: 0, strokeLinecap: 'round' } as const;
    return (
      <G key={`${owner}-${id}`} transform={`translate(${x + nth * step[0]} ${y + nth * step[1]})`}>
        <G transform={`rotate(${turn})`}>
          <Line {...bar} stroke={INK.black} strokeWidth={15} />
          <Line {...bar} stroke={seatColor(owner, false).color} strokeWidth={8} />
        </G>
        <Mark seat={owner} x={0} y={0} size={36} />
      </G>
    );
  });
}

/** Below the code for latecomers. */
const SIGNS = { top: 196, step: 94 } as const;

/** The futures that may come, as a signpost at the edge of the country. */
function Signposts({ view }: { readonly view: GameView }) {
  const g = useGameText('ryv');
  return outcomesOf(view).map((id, at) => {
    const name = outcomeName(g, view.setting, id);
    const { tokens } = view.outcomes[id];
    const count = Math.max(RULE_NUMBERS.outcomeFull, tokens.length);
    const step = Math.min(34, 222 / count);
    return (
      <View key={id} style={[styles.sign, { top: SIGNS.top + at * SIGNS.step }]} testID={`outcome-${id}`}>
        <Drawing>
          <Path
            d="M4 4L236 2L264 48L236 94L4 92Z"
            fill={INK.sheet}
            stroke={INK.ink}
            strokeWidth={4}
            strokeLinejoin="round"
          />
          {Array.from({ length: count }, (_, nth) => {
            const seat = tokens[nth];
            return seat === undefined ? (
              <Circle
                key={nth}
                cx={28 + nth * step}
                cy={76}
                r={10}
                fill="none"
                stroke={INK.faint}
                strokeWidth={2.6}
                strokeDasharray="5 4"
              />
            ) : (
              <Mark key={nth} seat={seat} x={28 + nth * step} y={76} size={24} />
            );
          })}
        </Drawing>
        <View style={styles.future}>
          <Says size={fitting(name, 228, 2, [24])} lines={2}>
            {name}
          </Says>
        </View>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  place: { position: 'absolute', width: 300, alignItems: 'center' },
  plate: {
    paddingHorizontal: 14,
    paddingVertical: 2,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 3,
    borderRadius: 8,
  },
  raided: { backgroundColor: INK.red, borderStyle: 'dashed' },
  sign: { position: 'absolute', left: 1008, width: 268, height: 98, overflow: 'hidden' },
  future: { position: 'absolute', left: 16, top: 5, width: 232, height: 56, justifyContent: 'center' },
});
