import { useState } from 'react';

import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { Sheet } from '@/components/basics/page/Sheet';
import { movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Issue, Task } from '@/rules/chile/types';

import { IssueChip } from '@/components/boards/chile/campaign/IssueChip';
import { moveWords } from './moves';
import { ISSUE_ART } from '@/components/boards/chile/art/prints';
import { isLooking, type MineProps } from '@/components/boards/chile/selection';
import { useWanted } from '@/components/boards/chile/ballots/useWanted';

export type DrawTaskProps = MineProps & { readonly task: Extract<Task, { type: 'draw' }> };

/** A card was drawn: one of my Issues makes room for it. Opens by itself, for nothing goes on without it. */
export function DrawTask({ view, legal, busy, choose, selection, task }: DrawTaskProps) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const wanted = useWanted(view, isLooking(selection));
  const [isOpen, setOpen] = useState(true);
  const [out, setOut] = useState<Issue | null>(null);
  const { send, problem } = useSend(choose);
  const moves = movesOf(legal, 'replace');
  const move = moves.find(({ issue }) => issue === out);
  const title = g('ask.replace', { issue: g(`issue.${task.issue}`) });
  return (
    <>
      <Primary label={title} busy={busy} onPress={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          move === undefined ? (
            <Text align="center">{g('ask.shift.missing')}</Text>
          ) : (
            <Button kind="main" label={moveWords(move, g)} disabled={busy} onPress={() => send(move)} />
          )
        }
      >
        {problem !== null && <Notice tone="bad" text={problem} />}
        <View style={styles.row}>
          <IssueChip issue={task.issue} />
        </View>
        <Choice
          label={g('table.issues.mine')}
          value={out}
          onChange={setOut}
          options={moves.map(({ issue }) => ({
            value: issue,
            label: g(`issue.${issue}`),
            hint: wanted(issue),
            picture: <Glyph of={ISSUE_ART[issue]} size={26 * scale} color={colors.ink} />,
          }))}
        />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row' } });
