import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';

/** When somebody may sit down on a bot's seat in the middle of a game. */
export type BotSeatRules = {
  /** Whether the bot has locked a vote that only it can open: whoever took its seat would annul it. */
  readonly isBound: (tableLog: TableLogState, seat: Seat) => boolean;
  /** Whether this device holds a seat of this game, or held one: it would see two hands. */
  readonly isPlaying: (tableLog: TableLogState, device: PublicKey) => boolean;
};

export const FOR_NEWCOMERS: BotSeatRules = {
  isBound: (tableLog, seat) => {
    const ballot = tableLog.match()?.state.ballot ?? null;
    if (ballot === null || tableLog.table().seats[seat]?.kind !== 'bot') return false;
    return (
      (ballot.locks[seat] ?? null) !== null &&
      (ballot.opened[seat] ?? null) === null &&
      !ballot.struck.includes(seat)
    );
  },
  isPlaying: (tableLog, device) => tableLog.table().devices.some(({ key }) => key === device),
};
