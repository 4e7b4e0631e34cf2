import { StyleSheet, View } from 'react-native';

import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { MOTIF_IDS, type MotifId } from '@/components/sign/motifIds';
import { SignPrints, type TableSign } from '@/components/sign/SignPrints';
import { SPACE } from '@/components/theme';

const signOf = (first: number): TableSign => [first, first + 1, first + 2, first + 3];
const place = (id: MotifId) => MOTIF_IDS.indexOf(id);
export const SIGN: TableSign = [place('elephant'), place('boat'), place('drum'), place('leaf')];
/** With the longest names of all languages. */
export const LONG_SIGN: TableSign = [place('mushroom'), place('carrot'), place('glasses'), place('bicycle')];
/** All motifs, four at a time. */
const ALL = MOTIF_IDS.flatMap((_, at) => (at % 4 === 0 ? [signOf(at)] : []));

function Every({ size, named }: { size: number; named: boolean }) {
  return (
    <View style={named ? styles.column : styles.rows}>
      {ALL.map((sign) => (
        <SignPrints key={sign[0]} sign={sign} size={size} named={named} />
      ))}
    </View>
  );
}

export const SIGN_PIECES: readonly GalleryPiece[] = [
  {
    id: 'sign',
    title: 'SignPrints',
    states: [
      { name: 'in a header', Show: () => <SignPrints sign={SIGN} size={20} /> },
      { name: 'to compare', Show: () => <SignPrints sign={SIGN} named /> },
      { name: 'long names', Show: () => <SignPrints sign={LONG_SIGN} named /> },
      { name: 'the same motif four times', Show: () => <SignPrints sign={[0, 0, 0, 0]} named /> },
    ],
  },
  {
    id: 'motifs',
    title: 'All 64 motifs',
    states: [
      { name: 'at 20', Show: () => <Every size={20} named={false} /> },
      { name: 'at 56', Show: () => <Every size={56} named /> },
    ],
  },
];

const styles = StyleSheet.create({
  column: { gap: SPACE.large },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.middle },
});
