import type { Happened, Words } from '@/components/boards/types';
import type { LogLine } from '@/components/furniture/messages/Log';

/** What is worth a line; whispers only for whoever was told and asks for them. */
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

/** The last of what everyone was told. */
export const newsOf = (events: readonly Happened[], words: Words): readonly string[] =>
  logLines(events.slice(-2 * NEWS), words, { whispers: false })
    .slice(-NEWS)
    .map(({ text }) => text);
