import { type ReactNode, Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { Moving } from '@/components/motion/Moving';
import { delayed, type Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
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
  /** Each print on an inked block, set down one after another: for the moment when people compare. */
  readonly blocks?: boolean;
};

/** A picture needs less growth than a word to be seen. */
const MAX_SCALE = 1.5;
/** Width of a bold letter as a part of its size: generous, so that a long name has room. */
const LETTER = 0.62;

/** Paper of a block around its print. */
const EDGE = 8;
const STAMP_MS = 260;
const NEXT_MS = 180;
const ALL_MS = STAMP_MS + 3 * NEXT_MS;
/** As a hand sets down a block: from above, and pressed once. */
const STAMPED: Track = [
  { at: 0, scale: 1.5, turn: -5, opacity: 0 },
  { at: 0.6, scale: 0.94, turn: 0, opacity: 1 },
  { at: 1, scale: 1, opacity: 1 },
];
const STAMPS = [0, 1, 2, 3].map((place) =>
  delayed(STAMPED, { after: place * NEXT_MS, each: STAMP_MS, of: ALL_MS }),
);

/** The drawings are too large for a first load, so they are fetched when a game begins. */
const drawings = createResources(() => import('./motifs').then(({ motifs }) => motifs));

/** Before there is a sign to show, so that it is there at once. */
export const fetchMotifs = (): void => void drawings.get('motifs');

function motifAt(place: number): MotifId {
  const motif = MOTIF_IDS[place];
  if (motif === undefined) throw new RangeError(`A sign has no motif ${place}`);
  return motif;
}

/** The table's sign: the same four prints on every phone, or somebody plays false. */
export function SignPrints({ sign, size = 56, named = false, color, blocks = false }: SignPrintsProps) {
  const { colors, scale, type } = useTheme();
  const t = useText();
  const prints = sign.map((place) => {
    const motif = motifAt(place);
    return { motif, name: t(`sign.motif.${motif}`) };
  });
  const names = prints.map(({ name }) => name);
  const drawn = size * Math.min(scale, MAX_SCALE);
  const letters = Math.max(...names.map((name) => name.length));
  const side = blocks ? drawn + 2 * EDGE : drawn;
  const width = named ? Math.max(side, Math.ceil(letters * type('body').fontSize * LETTER)) : side;
  const { moving } = useAnimationRun({ id: sign.join(), duration: ALL_MS, still: !blocks });
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
              <Print blocks={blocks} at={2 * half + place} moving={moving} side={side}>
                <Suspense fallback={null}>
                  <Drawing
                    motif={motif}
                    size={drawn}
                    color={color ?? (blocks ? colors.onMain : colors.ink)}
                  />
                </Suspense>
              </Print>
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

type PrintProps = {
  readonly blocks: boolean;
  readonly at: number;
  readonly moving: boolean;
  readonly side: number;
  readonly children: ReactNode;
};

function Print({ blocks, at, moving, side, children }: PrintProps) {
  const { colors, lies } = useTheme();
  const size = { width: side, height: side };
  if (!blocks) return <View style={size}>{children}</View>;
  return (
    <Moving
      track={STAMPS[at] ?? STAMPED}
      moving={moving}
      duration={ALL_MS}
      style={[styles.block, size, lies, { backgroundColor: colors.main }]}
    >
      {children}
    </Moving>
  );
}

function Drawing({ motif, size, color }: { motif: MotifId; size: number; color: string }) {
  return <Glyph of={[drawings.useResource('motifs')[motif]]} size={size} color={color} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', maxWidth: '100%' },
  grow: { flexGrow: 1 },
  print: { alignItems: 'center', gap: SPACE.tiny },
  block: { padding: EDGE, borderRadius: RADIUS.small },
});
