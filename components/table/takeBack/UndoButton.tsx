import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Icon } from '@/components/basics/marks/Icon';
import { useFeedback } from '@/components/feedback/useFeedback';
import { useRefusal, useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

/** Takes back the player's last move, while that move has told nobody anything. */
export function UndoButton({ at: { guest, state } }: { at: AtTable }) {
  const t = useText();
  const refusal = useRefusal(state.table?.game);
  const { play } = useFeedback();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const undo = async () => {
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
        <Button
          label={t('table.undo')}
          icon={<Icon name="undo" />}
          disabled={busy}
          onPress={() => void undo()}
        />
      )}
    </>
  );
}
