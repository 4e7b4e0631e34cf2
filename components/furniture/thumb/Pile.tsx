import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import type { Palette } from '@/components/theme/palettes';

const MOST = 3;

/** A few backs, fanned: how many there are stands beside them as a number. */
export function Backs({ count, inks }: { readonly count: number; readonly inks: Palette }) {
  const shown = Math.min(MOST, Math.max(1, count));
  return (
    <View style={[styles.pile, count === 0 && styles.none]}>
      {Array.from({ length: shown }, (_, at) => (
        <View
          key={at}
          style={[at > 0 && styles.under, { transform: [{ rotate: `${(at - (shown - 1) / 2) * 8}deg` }] }]}
        >
          <CardBack palette={inks} width={28} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pile: { flexDirection: 'row', alignItems: 'center' },
  under: { marginStart: -16 },
  none: { opacity: 0.35 },
});
