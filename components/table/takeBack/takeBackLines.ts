import type { Happened, LogEvent, Words } from '@/components/boards/types';
import type { Key, Translate } from '@/i18n';

type TakenBack = { readonly type: 'undone' | 'rewound'; readonly seat: number };

const isTakenBack = (event: LogEvent): event is TakenBack =>
  event.type === 'undone' || event.type === 'rewound';

/** Undo and rewind belong to the table, not to a game: every game has the same line for them. */
export const withTakeBacks = (words: Words, t: Translate<Key>, names: readonly string[]): Words => ({
  ...words,
  line: (event) =>
    isTakenBack(event)
      ? t(event.type === 'undone' ? 'table.undone' : 'table.rewound', { name: names[event.seat] ?? '' })
      : words.line(event),
});

/** Changes whenever something was taken back. */
export const lastTakeBack = (happened: readonly Happened[]): number =>
  happened.findLast(({ event }) => isTakenBack(event))?.rev ?? 0;

/** Tells players what was just taken back, until something else happens. */
export function justTakenBack(happened: readonly Happened[], words: Words): string | null {
  const last = happened.at(-1)?.event;
  return last !== undefined && isTakenBack(last) ? words.line(last) : null;
}
