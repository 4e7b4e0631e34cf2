import { SHELF } from '@/rules/shelf';
import { summaryOf, whyClosed } from '@/table/log/logSummary';

import { hostedHere, isOpenToOthers, openTableHere } from './connectToTable';
import { currentSession } from './tableSession';
import { savedGameOf } from '@/state/store/savedGames';
import { tableLogs } from '@/state/store/tableLogs';

/** A game that needs other rules than this Palaver has, and what can be told of it without them. */
export type ClosedGame = {
  readonly game: string;
  /** Versions of the rules. `has` is `null` when this Palaver does not have the game at all. */
  readonly needs: number;
  readonly has: number | null;
  /** The version of the app with which the match was begun, if it was written down. */
  readonly app: string | null;
  readonly players: readonly string[];
  readonly matches: number;
  readonly moves: number;
  /** When it was last played, if anybody knows. */
  readonly at: number | null;
};

/** `null`: the game is not on this phone, can be played, or cannot be read at all. Nothing is changed. */
export function closedGame(tableId: string): ClosedGame | null {
  if (hostedHere(tableId) === null) return null;
  try {
    const log = tableLogs.log(tableId).read();
    const why = whyClosed(log, SHELF);
    if (why === null) return null;
    const { game, needs, has, app } = why;
    const { players, matches, moves } = summaryOf(log);
    return { game, needs, has, app, players, matches, moves, at: savedGameOf(tableId)?.at ?? null };
  } catch {
    return null;
  }
}

/** A new table on this phone with the game and the options of a closed one, which stays as it is. Its id. */
export async function startAnew(tableId: string): Promise<string> {
  const { game, options } = summaryOf(tableLogs.log(tableId).read());
  const anew = await openTableHere(game, isOpenToOthers(tableId));
  await currentSession()?.guests[0]?.ask({ type: 'options', options });
  return anew;
}
