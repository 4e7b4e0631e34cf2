import { useState } from 'react';

import type { Happened, Words } from '@/components/boards/types';

export type ForMe = { readonly text: string; readonly read: () => void };

/** What others did to me: a card played on me, or taken from me. It stays until I have read it. */
export function useForMe(events: readonly Happened[], words: Words, me: number | null): ForMe | null {
  const newest = events.at(-1)?.rev ?? 0;
  // Whoever comes back finds the older ones in the log.
  const [readUpTo, setReadUpTo] = useState(newest);
  // A new game, or a way back, starts its steps again.
  if (newest < readUpTo) setReadUpTo(newest);
  const lines = events.flatMap(({ rev, event }) =>
    me !== null && rev > readUpTo && words.concerns?.(event, me) === true && !words.isWhisper(event)
      ? (words.line(event) ?? [])
      : [],
  );
  return lines.length === 0 ? null : { text: lines.join(' '), read: () => setReadUpTo(newest) };
}
