import { GAMES } from '@/rules/games';
import { openBook } from '@/table/book';
import { memoryLog } from '@/table/storage';

import type { HostProcess } from './hostProcess';

/** What the table knows, read off the disk: the test's own eyes, never a phone's. */
export function stateOf<State>(host: HostProcess): State {
  const lines = host.records().map((record) => JSON.stringify(record));
  const match = openBook(memoryLog(lines), GAMES).match();
  if (match === null) throw new Error('no game is being played');
  return match.state as unknown as State;
}
