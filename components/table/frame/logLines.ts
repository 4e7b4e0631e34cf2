import type { Happened, Words } from '@/components/boards/types';
import type { Seat } from '@/rules/engine';
import type { LogLine } from '@/components/furniture/messages/Log';

/** Returns the lines of the log. Private lines are included only for a seat that was told them and asks for them. What bots did comes with why. */
export const logLines = (
  events: readonly Happened[],
  words: Words,
  { whispers, bots = [] }: { readonly whispers: boolean; readonly bots?: readonly Seat[] },
): readonly LogLine[] =>
  events.flatMap(({ rev, event }, id) => {
    const secret = words.isWhisper(event);
    const text = secret && !whispers ? null : words.line(event);
    const reason = bots.length === 0 ? null : (words.reason?.(event) ?? null);
    const why = reason !== null && bots.includes(reason.seat) ? reason.text : undefined;
    return text === null ? [] : [{ id, rev, text, secret, why }];
  });

const NEWS = 3;

/** Returns the latest public lines. */
export const newsOf = (events: readonly Happened[], words: Words): readonly string[] =>
  logLines(events.slice(-2 * NEWS), words, { whispers: false })
    .slice(-NEWS)
    .map(({ text }) => text);
