import { GAMES } from '@/rules/games';
import { type Book, openBook } from '@/table/book';
import { memoryLog } from '@/table/storage';

import type { HostProcess } from './hostProcess';

const books = new WeakMap<HostProcess, { readonly book: Book; lines: number }>();

/** What the table knows, read off the disk: the test's own eyes, never a phone's. */
export function stateOf<State>(host: HostProcess): State {
  const records = host.records();
  const known = books.get(host) ?? {
    book: openBook(memoryLog([JSON.stringify(records[0])]), GAMES),
    lines: 1,
  };
  books.set(host, known);
  for (const record of records.slice(known.lines))
    if (record.t === 'move') known.book.play(record.id, record.entry);
    else known.book.write(record);
  known.lines = records.length;
  const match = known.book.match();
  if (match === null) throw new Error('no game is being played');
  return match.state as unknown as State;
}
