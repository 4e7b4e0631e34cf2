import { useState } from 'react';

import { Notice } from '@/components/basics/page/Notice';
import type { Happened, Words } from '@/components/boards/types';

export type ForMeProps = {
  readonly events: readonly Happened[];
  readonly words: Words;
  readonly me: number | null;
};

/** What others did to me: a card played on me, or taken from me. It stays until I have read it. */
export function ForMe({ events, words, me }: ForMeProps) {
  const newest = events.at(-1)?.rev ?? 0;
  // Whoever comes back finds the older ones in the log.
  const [readUpTo, setReadUpTo] = useState(newest);
  if (me === null) return null;
  const lines = events.flatMap(({ rev, event }) =>
    rev > readUpTo && words.concerns?.(event, me) === true && !words.isWhisper(event)
      ? (words.line(event) ?? [])
      : [],
  );
  return lines.length === 0 ? null : (
    <Notice text={lines.join(' ')} onClose={() => setReadUpTo(newest)} testID="for-me" />
  );
}
