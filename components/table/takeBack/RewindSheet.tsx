import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import type { Words } from '@/components/boards/types';
import { logLines } from '@/components/table/frame/logLines';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

type Point = { readonly from: number; readonly line: string | null };

export type RewindSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly at: AtTable;
  readonly words: Words;
};

/** The player chooses what should not have happened, then asks the table to go back. */
export function RewindSheet({ open, onClose, at: { guest, state }, words }: RewindSheetProps) {
  const t = useText();
  const refusal = useRefusal(state.table?.game);
  const [point, setPoint] = useState<Point | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isAlone = state.table?.seats.filter(({ kind }) => kind === 'phone').length === 1;
  const close = () => {
    setPoint(null);
    setProblem(null);
    onClose();
  };
  const ask = async (from: number) => {
    const answer = await guest.ask({ type: 'rewind', from });
    if (answer.ok) close();
    else setProblem(refusal(answer.why));
  };
  const lines = logLines(state.events, words, { whispers: false });

  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(point === null ? 'table.rewind' : 'table.rewind.sure')}
      footer={
        point === null ? (
          <Button label={t('table.rewind.start')} onPress={() => setPoint({ from: FIRST, line: null })} />
        ) : (
          <>
            <Button
              kind="main"
              label={t(isAlone ? 'table.rewind.do' : 'table.rewind.ask')}
              onPress={() => void ask(point.from)}
            />
            <Button label={t('action.cancel')} onPress={() => setPoint(null)} />
          </>
        )
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {point === null ? (
        <>
          <Text tone="soft">{t('table.rewind.pick')}</Text>
          {[...lines].reverse().map(({ id, rev, text }) => (
            <Line key={id} text={text} onPress={() => setPoint({ from: rev, line: text })} />
          ))}
        </>
      ) : (
        <>
          <Text tone="strong">
            {point.line === null ? t('table.rewind.first') : t('table.rewind.before', { line: point.line })}
          </Text>
          <Text>{t('table.rewind.rules')}</Text>
        </>
      )}
    </Sheet>
  );
}

/** The first move ever made; the table finds the nearest point to it. */
const FIRST = 1;

function Line({ text, onPress }: { text: string; onPress: () => void }) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={t('table.rewind.line', { line: text })}
      onPress={onPress}
      style={({ pressed }) => [styles.line, { borderColor: colors.line, opacity: pressed ? 0.7 : 1 }]}
    >
      <Text>{text}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    minHeight: TOUCH,
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: RADIUS.small,
    padding: SPACE.small,
  },
});
