import { Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { createResources } from '@/i18n/resources';

import { MOTIF_IDS, type MotifId } from './motifIds';

/** Four numbers from 0 to 63, each the place of a motif. */
export type TableSign = readonly [number, number, number, number];

export type SignPrintsProps = {
  readonly sign: TableSign;
  /** Of one print, at 100 % text: 20 in a header, 56 where people compare. */
  readonly size?: number;
  /** Writes the name of each motif below it. */
  readonly named?: boolean;
  /** For prints on a ground of another colour than paper. */
  readonly color?: string | undefined;
};

/** A picture needs less growth than a word to be seen. */
const MAX_SCALE = 1.5;
/** Width of a bold letter as a part of its size: generous, so that a long name has room. */
const LETTER = 0.62;

/** The drawings are too large for a first load, so they are fetched when a sign is first shown. */
const drawings = createResources(() => import('./motifs').then(({ motifs }) => motifs));

function motifAt(place: number): MotifId {
  const motif = MOTIF_IDS[place];
  if (motif === undefined) throw new RangeError(`A sign has no motif ${place}`);
  return motif;
}

/** The table's sign: the same four prints on every phone, or somebody plays false. */
export function SignPrints({ sign, size = 56, named = false, color }: SignPrintsProps) {
  const { colors, scale, type } = useTheme();
  const t = useText();
  const prints = sign.map((place) => {
    const motif = motifAt(place);
    return { motif, name: t(`sign.motif.${motif}`) };
  });
  const names = prints.map(({ name }) => name);
  const drawn = size * Math.min(scale, MAX_SCALE);
  const letters = Math.max(...names.map((name) => name.length));
  const width = named ? Math.max(drawn, Math.ceil(letters * type('body').fontSize * LETTER)) : drawn;
  const gap = named ? SPACE.small : Math.round(drawn / 4);

  // Two pairs: where four prints do not fit side by side there are two rows of two, never three and one.
  const pairs = [prints.slice(0, 2), prints.slice(2)];
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={names.join(t('motion.comma'))}
      style={[styles.row, { gap }]}
    >
      {pairs.map((pair, half) => (
        <View key={half} style={[styles.row, named && styles.grow, { gap, flexBasis: 2 * width + gap }]}>
          {pair.map(({ motif, name }, place) => (
            <View key={place} style={[styles.print, named && styles.grow, { flexBasis: width }]}>
              <View style={{ width: drawn, height: drawn }}>
                <Suspense fallback={null}>
                  <Drawing motif={motif} size={drawn} color={color ?? colors.ink} />
                </Suspense>
              </View>
              {named && (
                <Text tone="strong" align="center" color={color}>
                  {name}
                </Text>
              )}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

function Drawing({ motif, size, color }: { motif: MotifId; size: number; color: string }) {
  return <Glyph of={[drawings.useResource('motifs')[motif]]} size={size} color={color} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', maxWidth: '100%' },
  grow: { flexGrow: 1 },
  print: { alignItems: 'center', gap: SPACE.tiny },
});
