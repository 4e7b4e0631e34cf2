import { StyleSheet, View } from 'react-native';

import { sharedIcons } from '@/components/art/sharedIcons';
import { Glyph } from '@/components/art/Glyph';
import { useTheme } from '@/components/theme';
import { useLanguage } from '@/i18n';

export type SignName = keyof typeof sharedIcons;

/** A picture needs less growth than a word to be seen. */
const MAX_SCALE = 1.5;
/** What points along the line of reading. */
const POINTING: readonly SignName[] = ['next', 'play', 'passPhone', 'share'];

/** A printed sign beside words, in their colour. Alone it says nothing to a screen reader. */
export function Sign({ name, size = 24, color }: { name: SignName; size?: number; color?: string }) {
  const { colors, scale } = useTheme();
  const { direction } = useLanguage();
  // A long label beside it takes another line, and nothing of the sign.
  return (
    <View style={styles.sign}>
      <Glyph
        of={sharedIcons[name]}
        size={size * Math.min(scale, MAX_SCALE)}
        color={color ?? colors.ink}
        mirrored={direction === 'rtl' && POINTING.includes(name)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ sign: { flexShrink: 0 } });
