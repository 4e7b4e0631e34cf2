import { useEffect, useState } from 'react';

import type { NoticeProps } from '@/components/basics/page/Notice';

export type Message = NoticeProps & {
  /** Waits until it was touched away, instead of going by itself. */
  readonly stays?: boolean | undefined;
};

/** Long enough to be read twice. */
const SHOWN_MS = 9_000;

/** The first of these that was not read yet, one at a time: two would lie over half of the board. */
export function useMessage(all: readonly (Message | false)[]): NoticeProps | null {
  const waiting = all.filter((each) => each !== false);
  const [gone, setGone] = useState<readonly string[]>([]);
  // The same words may come again later, and are another message then.
  const still = gone.filter((text) => waiting.some((each) => each.text === text));
  if (still.length < gone.length) setGone(still);
  const first = waiting.find(({ text }) => !still.includes(text));
  const { text, stays } = first ?? {};
  useEffect(() => {
    if (text === undefined || stays === true) return;
    const timer = setTimeout(() => setGone((before) => [...before, text]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, stays]);
  if (first === undefined) return null;
  const { stays: _, ...notice } = first;
  return {
    ...notice,
    onClose: () => {
      setGone((before) => [...before, first.text]);
      first.onClose?.();
    },
  };
}
