import { type ReactNode, useContext, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { Sheet } from '@/components/basics/page/Sheet';
import { useFeedback } from '@/components/feedback/useFeedback';
import { FrameNotesContext } from '@/components/furniture/frameNotes';
import { useText } from '@/i18n';
import type { LockChoice } from '@/rules/engine';

import { SlideToLock } from './SlideToLock';

export type BallotSheetProps = {
  readonly title: string;
  /** Shown in place of the title at the second step. */
  readonly sure: string;
  /** The choice that was made, while it is legal. It can become illegal while the sheet is open. */
  readonly chosen: LockChoice | undefined;
  /** What is still missing before one can go on. */
  readonly missing: string;
  readonly lockLabel: string;
  readonly busy: boolean;
  /** `null` when the table took it, else why not. */
  readonly choose: (chosen: LockChoice) => Promise<string | null>;
  readonly onClose: () => void;
  readonly choosing: ReactNode;
  readonly summary: ReactNode;
};

/** Choose, check once more, lock. The second step exists because a locked choice cannot be changed. */
export function BallotSheet({
  title,
  sure,
  chosen,
  missing,
  lockLabel,
  busy,
  choose,
  onClose,
  choosing,
  summary,
}: BallotSheetProps) {
  const t = useText();
  const { play } = useFeedback();
  const { ballot: note } = useContext(FrameNotesContext);
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const lock = (choice: LockChoice) =>
    void choose(choice).then((why) => {
      if (why !== null) return setProblem(why);
      play('lock');
      onClose();
    });
  /** Looked at once more, and still legal. */
  const final = isSure ? chosen : undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={final === undefined ? title : sure}
      footer={
        final !== undefined ? (
          <>
            <SlideToLock label={t('table.ballot.slide')} disabled={busy} onLock={() => lock(final)} />
            <Button label={lockLabel} disabled={busy} onPress={() => lock(final)} />
            <Button
              kind="quiet"
              label={t('table.ballot.change')}
              disabled={busy}
              onPress={() => setSure(false)}
            />
          </>
        ) : (
          <>
            {chosen === undefined ? (
              <Text align="center">{missing}</Text>
            ) : (
              <Button kind="main" label={t('table.ballot.next')} onPress={() => setSure(true)} />
            )}
          </>
        )
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      {final === undefined ? choosing : summary}
      {note}
    </Sheet>
  );
}
