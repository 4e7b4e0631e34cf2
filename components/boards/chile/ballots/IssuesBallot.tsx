import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { MultipleChoice } from '@/components/basics/input/MultipleChoice';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { BallotSheet } from '@/components/furniture/secrets/BallotSheet';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ISSUES, KEPT_ISSUES, lettersOf } from '@/rules/chile/text/numbers';

import { IssueChip } from '@/components/boards/chile/campaign/IssueChip';
import { lockFor } from '@/components/boards/chile/turn/moves';
import { ISSUE_ART } from '@/components/boards/chile/art/prints';
import type { MineProps } from '@/components/boards/chile/selection';
import { useWanted } from './useWanted';

/** The ballot at the start: each side keeps six of nine Issues, and nobody sees which. */
export function IssuesBallot({ view, legal, busy, choose, selection: { issues }, select }: MineProps) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const wanted = useWanted(view, false);
  const [isOpen, setOpen] = useState(false);
  const lock = lockFor(legal, lettersOf(ISSUES, issues));
  const missing = KEPT_ISSUES - issues.length;
  return (
    <>
      <BallotButton
        label={g('ask.issues', { kept: KEPT_ISSUES })}
        busy={busy}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <BallotSheet
          title={g('ask.issues', { kept: KEPT_ISSUES })}
          sure={g('ask.issues.ready', { kept: KEPT_ISSUES })}
          chosen={lock}
          missing={
            missing >= 0 ? g('ask.issues.left', { left: missing }) : g('ask.issues.many', { many: -missing })
          }
          lockLabel={g('move.lock.issues')}
          busy={busy}
          choose={choose}
          onClose={() => setOpen(false)}
          choosing={
            <MultipleChoice
              label={g('tip.issues')}
              chosen={issues}
              onChange={(kept) => select({ issues: kept })}
              options={ISSUES.map(({ id }) => ({
                value: id,
                label: g(`issue.${id}`),
                hint: wanted(id),
                picture: <Glyph of={ISSUE_ART[id]} size={26 * scale} color={colors.ink} />,
              }))}
            />
          }
          summary={
            <View style={styles.chips} testID="ballot-summary">
              {issues.map((issue) => (
                <IssueChip key={issue} issue={issue} />
              ))}
            </View>
          }
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
