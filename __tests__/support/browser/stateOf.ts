import { GAMES } from '@/rules/games';

import { follow } from '../follow';
import type { HostProcess } from './hostProcess';

const books = new WeakMap<HostProcess, ReturnType<typeof follow>>();

/** What the table knows, read off the disk: the test's own eyes, never a phone's. */
export function stateOf<State>(host: HostProcess): State {
  const read = books.get(host) ?? follow(GAMES);
  books.set(host, read);
  const match = read(host.lines()).match();
  if (match === null) throw new Error('no game is being played');
  return match.state as unknown as State;
}
