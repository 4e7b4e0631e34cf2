import type { TableLogState } from '@/table/log/tableLogState';
import type { Clock } from '@/table/wire/clock';
import { createUnkept } from '@/table/host/asks/guide';
import { createWaiting } from '@/table/host/telling/waiting';
import { createGameClock } from './gameClock';

/** All that a host knows of the time at its table: none of it is in the log, and a pause stops all of it. */
export function createTableTime(tableLog: TableLogState, clock: Clock) {
  const gameClock = createGameClock(clock, () => tableLog.table().guidance?.isPaused === true);
  const waiting = createWaiting(tableLog, gameClock);
  return {
    now: gameClock.now,
    turns: gameClock.turns,
    unkept: createUnkept(gameClock),
    waited: waiting.waited,
    reach: waiting.reach,
    /** To be called with every change, before anybody asks for the time. */
    look: (): void => {
      gameClock.look();
      waiting.look();
    },
  };
}
