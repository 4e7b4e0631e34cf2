import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/basics/marks/Icon';
import type { Space } from '@/rules/chile/types';

import type { Face } from './faces';
import { ISSUE_ART, ON_ACCENT2, useInks } from '@/components/boards/chile/art/prints';
import { usePrintScale } from '@/components/theme';

export type CardMarkProps = { readonly space: Space; readonly face: Face; readonly size?: number };

/** An Issue card as it lies on the map: its picture, a covered card, or a back. */
export function CardMark({ space, face, size = 18 }: CardMarkProps) {
  const inks = useInks();
  const drawn = size * usePrintScale();
  const isShown = face.lies === 'open' || face.lies === 'mine';
  return (
    <View style={styles.mark} testID={`mark-${space}-${face.lies}`}>
      <Glyph of={icons[space]} size={drawn * 0.62} color={inks.ink} />
      <View
        style={[
          styles.card,
          {
            width: drawn,
            height: drawn,
            borderColor: inks.ink,
            backgroundColor: isShown ? inks.ground : face.lies === 'covered' ? inks.accent2 : inks.ink,
          },
          face.lies === 'mine' && styles.mine,
        ]}
      >
        {isShown && <Glyph of={ISSUE_ART[face.issue]} size={drawn * 0.72} color={inks.ink} />}
        {face.lies === 'covered' && <Icon name="eye" size={size * 0.7} color={ON_ACCENT2} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  card: { borderWidth: 1.5, borderRadius: 3, alignItems: 'center', justifyContent: 'center' },
  mine: { borderStyle: 'dashed' },
});
