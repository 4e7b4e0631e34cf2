import { View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import type { IconArt } from '@/components/art/iconTypes';
import { Text } from '@/components/basics/text/Text';
import { useTheme } from '@/components/theme';

export type TokenProps = {
  readonly label: string;
  readonly color: string;
  readonly onColor: string;
  readonly art?: IconArt | undefined;
  /** How many lie here. One is not counted out. */
  readonly count?: number | undefined;
  readonly size?: number | undefined;
};

/** A piece on a board, known by its picture and not by its colour alone. */
export function Token({ label, color, onColor, art, count = 1, size = 36 }: TokenProps) {
  const { colors, lies } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={{
        ...lies,
        minWidth: size,
        minHeight: size,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        borderWidth: 2,
        borderRadius: size,
        paddingHorizontal: count > 1 ? 8 : 0,
        borderColor: colors.ink,
        backgroundColor: color,
      }}
    >
      {art && <Glyph of={art} size={size * 0.55} color={onColor} />}
      {count > 1 && (
        <Text size="small" tone="strong" color={onColor}>
          {count}
        </Text>
      )}
    </View>
  );
}
