import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Issue } from '@/rules/chile/types';

import { ISSUE_ART, useInks } from '@/components/boards/chile/art/prints';

/** So wide at 100 % that no name of an Issue is broken in it. */
const LEAST = 140;

/** An Issue on a campaign's board: picture and name. */
export function IssueChip({ issue }: { issue: Issue }) {
  const g = useGameText('chile');
  const inks = useInks();
  const { scale } = useTheme();
  const printed = usePrintScale();
  return (
    <View
      style={[styles.chip, { flexBasis: LEAST * scale, borderColor: inks.ink, backgroundColor: inks.ground }]}
    >
      <Glyph of={ISSUE_ART[issue]} size={18 * printed} color={inks.ink} />
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
