import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import type { Palette } from '@/components/theme/palettes';
import { useText } from '@/i18n';

export type DeckProps = {
  readonly count: number;
  readonly inks: Palette;
  readonly width?: number | undefined;
};

/** A face-down deck, drawn thicker the more cards it has. */
export function Deck({ count, inks, width = 44 }: DeckProps) {
  const t = useText();
  const { colors } = useTheme();
  const thick = Math.min(3, Math.ceil(count / 8));
  return (
    <View accessible role="img" aria-label={t('table.deck', { count })} style={styles.deck}>
      <View style={{ width: width + 2 * thick, height: width * 1.4 + 2 * thick }}>
        {count === 0 ? (
          <View style={[styles.none, { width, height: width * 1.4, borderColor: colors.line }]} />
        ) : (
          Array.from({ length: Math.max(1, thick) }, (_, at) => (
            <View key={at} style={{ position: 'absolute', top: 2 * at, start: 2 * at }}>
              <CardBack palette={inks} width={width} />
            </View>
          ))
        )}
      </View>
      <Text size="small" tone="soft">
        {count}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  deck: { alignItems: 'center', gap: SPACE.tiny },
  none: { borderWidth: 2, borderStyle: 'dashed', borderRadius: 4 },
});
