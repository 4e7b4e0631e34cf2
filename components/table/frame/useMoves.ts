import { useRef, useState } from 'react';

import { useFeedback } from '@/components/feedback/useFeedback';
import { useRefusal } from '@/i18n';
import { haveRead } from '@/state/session/story';
import type { TableGuest } from '@/state/session/useTable';

/** Sends one move at a time, so that a second touch cannot send it twice. */
export function useMoves(guest: TableGuest, game: string) {
  const refusal = useRefusal(game);
  const { play } = useFeedback();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const choose = async (
    legal: Parameters<TableGuest['choose']>[0],
    text?: string,
  ): Promise<string | null> => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    haveRead();
    const answer = await guest.choose(legal, text);
    sending.current = false;
    setBusy(false);
    if (answer.ok) return null;
    play('refuse');
    return refusal(answer.why);
  };
  return { busy, choose };
}
