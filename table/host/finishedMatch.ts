import type { Result } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import { gameFileOf } from '@/table/log/files/gameFile';
import type { FromHost } from '@/table/wire/protocol';
import { FRAMES } from '@/table/wire/limits';

/**
 * What the host shows of a match when it is over, and never before: the numbers of the seed and everything that was
 * done, page by page.
 */
export function createPublisher(tableLog: TableLogState, result: () => Result | null) {
  let published: { readonly match: number; readonly text: string } | null = null;

  function textOf(match: number): string | null {
    const ended = result();
    if (published?.match !== match && ended !== null && tableLog.table().match === match)
      published = { match, text: JSON.stringify(gameFileOf(tableLog.lines(), ended, tableLog.chain)) };
    return published?.match === match ? published.text : null;
  }

  return {
    /** The page asked for; none when there is no such page to show. */
    pages({ match, at }: { match: number; at: number }): readonly (FromHost & { t: 'page' })[] {
      const text = textOf(match) ?? '';
      const of = Math.ceil(text.length / FRAMES.pieceChars);
      const page = text.slice(at * FRAMES.pieceChars, (at + 1) * FRAMES.pieceChars);
      return at < of ? [{ t: 'page', match, at, of, text: page }] : [];
    },
  };
}
