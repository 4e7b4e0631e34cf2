import { useState } from 'react';

import type { GuestState } from '@/state/session/useTable';

/** Whether the connection was lost and has come back since the player last dismissed that notice. */
export function useConnectionBack(line: GuestState['line']): {
  readonly isBack: boolean;
  readonly welcomed: () => void;
} {
  const [last, setLast] = useState(line);
  const [isBack, setBack] = useState(false);
  if (line !== last) {
    setLast(line);
    setBack(last === 'away' && line === 'here');
  }
  return { isBack, welcomed: () => setBack(false) };
}
