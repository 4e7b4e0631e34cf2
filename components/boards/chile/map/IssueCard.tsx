import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Space } from '@/rules/chile/types';

import type { Face } from './faces';
import { ISSUE_ART, useInks } from '@/components/boards/chile/art/prints';

export type IssueCardProps = {
  readonly space: Space;
  readonly face: Face;
  /** Whose Issue it is, if that matters. */
  readonly note?: string | undefined;
};

/** One of the two cards of a Region, to be read. */
export function IssueCard({ space, face, note }: IssueCardProps) {
  const g = useGameText('chile');
  const inks = useInks();
  const { lies } = useTheme();
  const wide = 40 * usePrintScale();
  const isShown = face.lies === 'open' || face.lies === 'mine';
  const status = {
    open: g('table.open'),
    mine: g('table.known'),
    covered: g('table.known'),
    down: g('table.unknown'),
  }[face.lies];
  const name = isShown ? g(`issue.${face.issue}`) : g('table.hidden');
  return (
    <View
      accessible
      aria-label={[g(`space.${space}`), name, status, note].filter(Boolean).join('. ')}
      testID={`card-${space}`}
      style={[styles.card, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}
    >
      <FlipCard
        open={isShown}
        back={<CardBack palette={inks} width={wide} />}
        front={
          <View style={[styles.picture, { width: wide, height: wide * 1.4, backgroundColor: inks.ink }]}>
            {isShown && <Glyph of={ISSUE_ART[face.issue]} size={wide * 0.72} color={inks.ground} />}
          </View>
        }
      />
      <View style={styles.words}>
        <View style={styles.line}>
          <Glyph of={icons[space]} size={18} color={inks.accent} />
          <Text size="small" color={inks.ink}>
            {g(`space.${space}`)}
          </Text>
        </View>
        <Text tone="strong" color={inks.ink}>
          {name}
        </Text>
        <Text size="small" color={inks.ink}>
          {note ?? status}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 210,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  picture: { alignItems: 'center', justifyContent: 'center', borderRadius: 4 },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
