import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

import { spaceToPress } from './spaceToPress';

export type Piece<V extends string | number> = {
  readonly value: V;
  readonly label: string;
  /** Stands above the words, which say the same. */
  readonly picture?: ReactNode;
  /** Instead of the words, where a piece shows more than them. */
  readonly face?: ReactNode;
};

export type PieceChoiceProps<V extends string | number> = {
  readonly label: string;
  readonly value: V | null;
  readonly pieces: readonly Piece<V>[];
  readonly onChange: (value: V) => void;
};

/** A letter of a chosen piece, and what stands around its words, in px at 100 %. */
const LETTER = 9.6;
const EDGES = 26;
/** A face is as wide as three of them on a small phone. */
const FACE = 100;
const MOST_LINES = 3;
const MOST_IN_A_ROW = 4;
/** Until it is measured: what a small phone's sheet leaves. */
const USUAL = 324;

/** How many stand in a row, so that all are equally wide, no word breaks, and none stands alone where it can be helped. */
function inARow(pieces: readonly Piece<string | number>[], width: number): number {
  const needs = (label: string) => Math.max(...label.split(/\s/).map((word) => word.length)) * LETTER;
  const fits = (columns: number) =>
    pieces.every(({ label, face }) => {
      const room = width / columns - EDGES;
      if (face !== undefined) return width / columns >= FACE;
      return needs(label) <= room && (label.length * LETTER) / room <= MOST_LINES;
    });
  const isEven = (columns: number) => columns <= 2 || pieces.length % columns !== 1;
  const counts = Array.from({ length: Math.min(MOST_IN_A_ROW, pieces.length) }, (_, at) => at + 1).reverse();
  return counts.find((one) => fits(one) && isEven(one)) ?? counts.find(fits) ?? 1;
}

/** One of a few things that lie side by side, as pieces to be picked up. */
export function PieceChoice<V extends string | number>({
  label,
  value,
  pieces,
  onChange,
}: PieceChoiceProps<V>) {
  const { colors, isLarge, scale } = useTheme();
  const [width, setWidth] = useState(USUAL);
  const columns = isLarge ? 1 : inARow(pieces, width / scale);
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      <Text size="large" heading>
        {label}
      </Text>
      <View style={styles.pieces} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {pieces.map((piece) => {
          const isChosen = piece.value === value;
          const choose = () => onChange(piece.value);
          return (
            <View key={piece.value} style={[styles.cell, { width: `${100 / columns}%` }]}>
              <Pressable
                accessibilityRole="radio"
                accessibilityLabel={piece.label}
                aria-checked={isChosen}
                onPress={choose}
                {...spaceToPress(choose)}
                style={({ pressed }) => [
                  styles.piece,
                  {
                    borderColor: isChosen ? colors.glow : colors.ink,
                    borderWidth: isChosen ? 4 : 2,
                    // A thicker edge takes nothing from what is inside.
                    padding: isChosen ? 2 : SPACE.tiny,
                    backgroundColor: isChosen ? colors.glowGround : colors.sheet,
                    opacity: pressed ? 0.7 : 1,
                  },
                ]}
              >
                {piece.picture}
                {piece.face ?? (
                  <Text tone={isChosen ? 'strong' : 'plain'} align="center">
                    {piece.label}
                  </Text>
                )}
              </Pressable>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.small },
  // The edges of the pieces stand where everything else begins and ends.
  pieces: { flexDirection: 'row', flexWrap: 'wrap', margin: -SPACE.tiny / 2 },
  cell: { padding: SPACE.tiny / 2 },
  piece: {
    minHeight: TOUCH + SPACE.tiny,
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.tiny,
    borderRadius: RADIUS.large,
  },
});
