import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Ellipse, Path } from 'react-native-svg';

import { BACK_TREE } from '@/components/art/cardShapes';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { BOARDS } from '@/components/boards/boards';
import { RADIUS, SPACE, usePalette, useTheme } from '@/components/theme';
import type { GamePalette } from '@/components/theme/palettes';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import { Stool } from './Stool';

/** Where the stools stand, as parts of the place: in a ring before the tree, each with room for its words. */
const PLACES: { readonly [seats: number]: readonly (readonly [number, number])[] } = {
  2: [
    [0.25, 0.62],
    [0.75, 0.62],
  ],
  3: [
    [0.2, 0.4],
    [0.8, 0.4],
    [0.5, 0.7],
  ],
  4: [
    [0.2, 0.36],
    [0.8, 0.36],
    [0.26, 0.7],
    [0.74, 0.7],
  ],
  5: [
    [0.19, 0.36],
    [0.81, 0.36],
    [0.18, 0.7],
    [0.5, 0.71],
    [0.82, 0.7],
  ],
};
/** What stands around the place on a phone: title, "How we play", and the actions under the thumb. */
const AROUND = 250;
const LEAST = 396;
/** Of a phone that lies there is room for one row only. */
const ROW = 192;
const ROW_TOP = 62;
/** Below this much room the stools stand in a row. */
const LOW = 320;
/** The least that a stool in a row needs for its words. */
const IN_A_ROW = 110;
/** How much higher than wide it may become. */
const HIGHEST = 1.6;
/** Of the drawing of the tree: where its foot is, how high and how wide it is. */
const TREE = { x: 50, y: 81.5, high: 34, wide: 42 } as const;
/** Above the crown, for the name of the table. */
const SKY = 38;
const PLAIN: GamePalette = {
  light: { ground: '#f5eedf', ink: '#221d16', accent: '#a85a00', accent2: '#d9c79e' },
  dark: { ground: '#1b1814', ink: '#f6eedd', accent: '#f2b54a', accent2: '#6d6352' },
};

export type StoolsProps = {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  /** Whether other phones can come: then a seat's words say whose it is. */
  readonly hasOtherPhones: boolean;
  /** From one edge of the screen to the other, where nothing stands beside it. */
  readonly isFlush: boolean;
  readonly onTouch: (seat: number) => void;
};

/** The seats as stools under the palaver tree, each with words that are true of it. */
export function Stools({ table, mine, hasOtherPhones, isFlush, onTouch }: StoolsProps) {
  const t = useText();
  const named = useTableName();
  const { colors } = useTheme();
  const inks = usePalette(BOARDS[table.game]?.palette ?? PLAIN);
  const [width, setWidth] = useState(360);
  const room = useWindowDimensions().height - AROUND;
  const count = table.seats.length;
  const isRow = room < LOW && width >= count * IN_A_ROW;
  const high = isRow ? ROW : Math.max(LEAST, Math.min(room, width * HIGHEST));
  const places = PLACES[count] ?? PLACES[5] ?? [];
  const grown = isRow ? 1 : Math.min(1.8, Math.max(1, Math.min(width / 360, high / LEAST)));
  const stool = isRow ? width / count : Math.min(146 * grown, width / (count > 4 ? 3 : 2.2));
  // Where the stools stand in a row, the tree is far off, between the last two.
  const tree = isRow ? 50 / TREE.high : Math.min((high * 0.5 - SKY) / TREE.high, (width * 0.72) / TREE.wide);
  const foot = isRow ? ROW_TOP : SKY + tree * TREE.high;
  const treeAt = isRow ? width * (1 - 1 / count) : width / 2;
  const far = isRow ? ROW_TOP - 8 : high * 0.3;
  return (
    <View
      style={[
        styles.place,
        isFlush ? styles.flush : styles.framed,
        { height: high, backgroundColor: inks.ground, borderColor: colors.ink },
      ]}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="stools"
    >
      <Svg width={width} height={high} style={styles.drawing} aria-hidden>
        <Path
          d={`M0 ${far + 10}L${width * 0.25} ${far - 8}L${width * 0.5} ${far + 4}L${width * 0.75} ${far - 12}L${width} ${far + 2}V${high}H0Z`}
          fill={inks.accent2}
          opacity={0.4}
        />
        {!isRow && (
          <Ellipse
            cx={width / 2}
            cy={high * 0.64}
            rx={width * 0.46}
            ry={high * 0.29}
            fill="none"
            stroke={inks.ink}
            strokeWidth={2}
            strokeDasharray="2 8"
            strokeLinecap="round"
          />
        )}
        <Path
          d={BACK_TREE}
          fill={inks.ink}
          fillRule="evenodd"
          transform={`translate(${treeAt} ${foot}) scale(${tree}) translate(-${TREE.x} -${TREE.y})`}
        />
      </Svg>
      {hasOtherPhones && (
        <View style={[styles.name, { backgroundColor: colors.sheet, borderColor: colors.ink }]}>
          <TreeMark id={table.id} size={18} />
          <Text size="small" tone="strong">
            {t('join.nearby.table', { id: named(table.id) })}
          </Text>
        </View>
      )}
      {table.seats.map((seat, at) => {
        const [x, y] = places[at] ?? [0.5, 0.5];
        const [left, top] = isRow ? [(at + 0.5) * stool, ROW_TOP] : [x * width, y * high];
        return (
          <Stool
            key={at}
            at={at}
            seat={seat}
            isMine={mine.includes(at)}
            hasOtherPhones={hasOtherPhones}
            // A long name keeps clear of the edge.
            left={Math.min(Math.max(left, stool / 2), width - stool / 2)}
            top={top}
            room={stool - 2}
            grown={grown}
            onTouch={() => onTouch(at)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { overflow: 'hidden' },
  framed: { borderWidth: 2, borderRadius: RADIUS.large },
  flush: { marginHorizontal: -SPACE.large, marginTop: -SPACE.large, borderTopWidth: 2, borderBottomWidth: 2 },
  drawing: { position: 'absolute' },
  name: {
    position: 'absolute',
    top: SPACE.small,
    start: SPACE.small,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    paddingHorizontal: SPACE.small,
    paddingVertical: 2,
    borderWidth: 1.5,
    borderRadius: RADIUS.middle,
  },
});
