import type { TableLogState } from '@/table/log/tableLogState';
import type { GameClock } from '@/table/host/gameClock';

/** Since when the table has been waiting for whom it waits for now. */
export function createWaiting(tableLog: TableLogState, clock: GameClock) {
  let since = clock.now();
  let waiting = '';
  return {
    look: (): void => {
      const { tasks, ballot, phase } = tableLog.match()?.state ?? {};
      const locks = ballot?.locks.map((lock) => lock !== null);
      const now = JSON.stringify([tableLog.table().match, phase, tasks, locks]);
      if (now !== waiting) [waiting, since] = [now, clock.now()];
    },
    waited: (): number => clock.now() - since,
    /** From now on the table has waited at least so long. */
    reach: (ms: number): void => {
      since = Math.min(since, clock.now() - ms);
      clock.turn();
    },
  };
}
