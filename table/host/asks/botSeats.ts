import type { Seat } from '@/rules/engine';

import type { SeatState } from '@/table/log/records';
import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import { type NewBotDeps, newBotAt } from './botNames';

/** When somebody may sit down on a bot's seat in the middle of a game, and what becomes of the seat. */
export type BotSeatRules = {
  /** Whether a seat that somebody leaves in the lobby is a bot's again. */
  readonly comesBack: (seat: SeatState) => boolean;
  /** Whether the bot has locked a vote that only it can open: whoever took its seat would annul it. */
  readonly isBound: (tableLog: TableLogState, seat: Seat) => boolean;
  /** Whether this device holds a seat of this game, or held one: it would see two hands. */
  readonly isPlaying: (tableLog: TableLogState, device: PublicKey) => boolean;
};

export const FOR_NEWCOMERS: BotSeatRules = {
  comesBack: ({ isBots }) => isBots === true,
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

/**
 * Somebody gets up in the lobby. Whoever leads seats the bots: sitting down on a bot's seat and getting up again must not
 * send it away. One record does both, or a host that is killed in between would leave the seat empty.
 */
export function getUp(
  deps: NewBotDeps & { readonly botSeats: Pick<BotSeatRules, 'comesBack'> },
  at: Seat,
  also: readonly string[] = [],
): void {
  const { tableLog, botSeats } = deps;
  const seat = tableLog.table().seats[at];
  if (seat === undefined || !botSeats.comesBack(seat)) return tableLog.write({ t: 'stand', seat: at });
  tableLog.write({ t: 'bot', seat: at, ...newBotAt(deps, at, also), free: true });
}
