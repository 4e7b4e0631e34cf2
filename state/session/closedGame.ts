import { SHELF } from '@/rules/shelf';
import { type ClosedGame, summaryOf, whyClosed } from '@/table/log/logSummary';

import { hostedHere, isOpenToOthers, openTableHere } from './connectToTable';
import { currentSession } from './tableSession';
import { savedGameOf } from '@/state/store/savedGames';
import { tableLogs } from '@/state/store/logs';

export type { ClosedGame };

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
