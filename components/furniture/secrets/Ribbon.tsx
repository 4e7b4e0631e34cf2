import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type RibbonProps = { readonly name: string; readonly seat: number; readonly onOpen: () => void };

/** Under a board that everyone may see: who plays now. A touch begins, and nothing was hidden. */
export function Ribbon({ name, seat, onOpen }: RibbonProps) {
  const t = useText();
  const theme = useTheme();
  const { color, onColor } = theme.seat(seat);
  const words = t('basics.begin', { name });
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={words}
      testID="curtain-open"
      onPress={onOpen}
      style={({ pressed }) => [
        styles.ribbon,
        { backgroundColor: color, borderColor: theme.colors.ink, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <View style={[styles.disc, { backgroundColor: theme.colors.sheet, borderColor: theme.colors.ink }]}>
        <SeatMark seat={seat} size={30} />
      </View>
      <View style={styles.words}>
        <Text size="large" tone="strong" color={onColor}>
          {words}
        </Text>
      </View>
      <Icon name="passPhone" size={28} color={onColor} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  ribbon: {
    minHeight: 84,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    padding: SPACE.middle,
    borderTopWidth: 3,
  },
  disc: {
    width: 54,
    height: 54,
    borderRadius: 27,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});
