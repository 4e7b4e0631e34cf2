import type { Clock } from '@/table/wire/clock';

/** The clock by which a table plays: it stands still while the table is paused. */
export function createGameClock(clock: Clock, isPaused: () => boolean) {
  let stoodStill = 0;
  let since = isPaused() ? clock.now() : null;
  let turns = 0;

  return {
    /** To be called with every change, before anybody asks for the time. */
    look: (): void => {
      if (isPaused() === (since !== null)) return;
      if (since !== null) stoodStill += clock.now() - since;
      since = since === null ? clock.now() : null;
      turns += 1;
    },
    now: (): number => (since ?? clock.now()) - stoodStill,
    /** Goes up whenever what a phone counts by itself is not so any more. */
    turns: (): number => turns,
    turn: (): void => void (turns += 1),
  };
}

export type GameClock = ReturnType<typeof createGameClock>;
