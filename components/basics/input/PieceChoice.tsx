import type { ReactNode } from 'react';
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

/** One of a few things that lie side by side, as pieces to be picked up. */
export function PieceChoice<V extends string | number>({
  label,
  value,
  pieces,
  onChange,
}: PieceChoiceProps<V>) {
  const { colors, isLarge } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      <Text size="large" heading>
        {label}
      </Text>
      <View style={styles.pieces}>
        {pieces.map((piece) => {
          const isChosen = piece.value === value;
          const choose = () => onChange(piece.value);
          return (
            <Pressable
              key={piece.value}
              accessibilityRole="radio"
              accessibilityLabel={piece.label}
              aria-checked={isChosen}
              onPress={choose}
              {...spaceToPress(choose)}
              style={({ pressed }) => [
                styles.piece,
                isLarge && styles.whole,
                {
                  borderColor: isChosen ? colors.glow : colors.ink,
                  borderWidth: isChosen ? 4 : 2,
                  // A thicker edge takes nothing from what is inside.
                  margin: isChosen ? 0 : 2,
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
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.small },
  pieces: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  piece: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    flexGrow: 1,
    flexShrink: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.tiny,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    borderRadius: RADIUS.large,
  },
  whole: { flexBasis: '100%' },
});
