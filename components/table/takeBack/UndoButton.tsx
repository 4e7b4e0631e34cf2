import { useState } from 'react';

import { Notice } from '@/components/basics/page/Notice';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Pill } from '@/components/furniture/thumb/Pill';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

/** A pill over the board: takes back the player's last move, while that move has told nobody anything. */
export function UndoButton({ at: { guest, state } }: { at: AtTable }) {
  const t = useText();
  const refusal = useRefusal(state.table?.game);
  const { play } = useFeedback();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await guest.ask({ type: 'undo', rev: state.rev });
    setBusy(false);
    if (answer.ok) return;
    play('refuse');
    setProblem(refusal(answer.why));
  };

  return (
    <>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {state.snapshot?.undo === true && (
        <Pill
          label={t('table.undo')}
          short={t('table.undo.short')}
          icon="undo"
          busy={busy}
          onPress={() => void undo()}
          testID="undo"
        />
      )}
    </>
  );
}
