import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Issue } from '@/rules/chile/types';

import { ISSUE_ART, useInks } from '@/components/boards/chile/art/prints';

/** An Issue on a campaign's board: picture and name. */
export function IssueChip({ issue }: { issue: Issue }) {
  const g = useGameText('chile');
  const inks = useInks();
  const scale = usePrintScale();
  return (
    <View style={[styles.chip, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <Glyph of={ISSUE_ART[issue]} size={18 * scale} color={inks.ink} />
      <View style={styles.words}>
        <Text size="small" color={inks.ink}>
          {g(`issue.${issue}`)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 140,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 30,
    borderWidth: 1.5,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: 2,
  },
  words: { flexShrink: 1 },
});
