import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

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

/** Where the stools stand, as parts of the place: in a half circle before the tree, each with room for its words. */
const PLACES: { readonly [seats: number]: readonly (readonly [number, number])[] } = {
  2: [
    [0.25, 0.6],
    [0.75, 0.6],
  ],
  3: [
    [0.2, 0.38],
    [0.8, 0.38],
    [0.5, 0.68],
  ],
  4: [
    [0.21, 0.34],
    [0.79, 0.34],
    [0.26, 0.68],
    [0.74, 0.68],
  ],
  5: [
    [0.18, 0.34],
    [0.82, 0.34],
    [0.17, 0.67],
    [0.5, 0.7],
    [0.83, 0.67],
  ],
};
const HEIGHT = 408;
const PLAIN: GamePalette = {
  light: { ground: '#f5eedf', ink: '#221d16', accent: '#a85a00', accent2: '#d9c79e' },
  dark: { ground: '#1b1814', ink: '#f6eedd', accent: '#f2b54a', accent2: '#6d6352' },
};

export type StoolsProps = {
  readonly table: TableInfo;
  readonly mine: readonly number[];
  /** Whether other phones can come: then a seat's words say whose it is. */
  readonly hasOtherPhones: boolean;
  readonly onTouch: (seat: number) => void;
};

/** The seats as stools under the palaver tree, each with words that are true of it. */
export function Stools({ table, mine, hasOtherPhones, onTouch }: StoolsProps) {
  const t = useText();
  const named = useTableName();
  const { colors } = useTheme();
  const inks = usePalette(BOARDS[table.game]?.palette ?? PLAIN);
  const [width, setWidth] = useState(328);
  const places = PLACES[table.seats.length] ?? PLACES[5] ?? [];
  const tree = Math.min(width * 0.5, 210);
  return (
    <View
      style={[styles.place, { backgroundColor: inks.ground, borderColor: colors.ink }]}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="stools"
    >
      <Svg width={width} height={HEIGHT} style={styles.drawing} aria-hidden>
        <Path
          d={`M0 130L${width * 0.25} 112L${width * 0.5} 124L${width * 0.75} 108L${width} 122V${HEIGHT}H0Z`}
          fill={inks.accent2}
          opacity={0.4}
        />
        <Path
          d={BACK_TREE}
          fill={inks.ink}
          fillRule="evenodd"
          transform={`translate(${width / 2} 172) scale(${tree / 44}) translate(-50 -93)`}
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
        return (
          <Stool
            key={at}
            at={at}
            seat={seat}
            isMine={mine.includes(at)}
            hasOtherPhones={hasOtherPhones}
            left={x * width}
            top={y * HEIGHT}
            room={Math.min(146, width / 2.4)}
            onTouch={() => onTouch(at)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { height: HEIGHT, borderWidth: 2, borderRadius: RADIUS.large, overflow: 'hidden' },
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
