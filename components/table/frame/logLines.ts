import type { Happened, Words } from '@/components/boards/types';
import type { LogLine } from '@/components/furniture/messages/Log';

/** Returns the lines of the log. Private lines are included only for a seat that was told them and asks for them. */
export const logLines = (
  events: readonly Happened[],
  words: Words,
  { whispers }: { readonly whispers: boolean },
): readonly LogLine[] =>
  events.flatMap(({ rev, event }, id) => {
    const secret = words.isWhisper(event);
    const text = secret && !whispers ? null : words.line(event);
    return text === null ? [] : [{ id, rev, text, secret }];
  });

const NEWS = 3;

/** Returns the latest public lines. */
export const newsOf = (events: readonly Happened[], words: Words): readonly string[] =>
  logLines(events.slice(-2 * NEWS), words, { whispers: false })
    .slice(-NEWS)
    .map(({ text }) => text);
