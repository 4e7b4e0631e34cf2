import { type Budgets, spenderOf } from '@/table/host/asks/budgets';
import type { ConnectedGuest as Guest } from '@/table/host/types';
import type { TableLogState } from '@/table/log/tableLogState';
import type { FromGuest } from '@/table/wire/protocol';
import type { createLeaves } from './leaves';
import type { createInfoVersions } from './viewUpdates';

/** Tells a guest again what it says it has not: everything for a sync, for a beat what does not fit. */
export function createCatchUp(of: {
  tableLog: TableLogState;
  budgets: Pick<Budgets, 'maySay'>;
  leaves: Pick<ReturnType<typeof createLeaves>, 'heard'>;
  news: ReturnType<typeof createInfoVersions>;
  tell: (guest: Guest) => void;
}) {
  const { tableLog, budgets, leaves, news, tell } = of;
  return (guest: Guest, message: FromGuest & { t: 'sync' | 'beat' }): void => {
    const isAll = message.t === 'sync';
    const behind = {
      told: isAll || message.rev !== (tableLog.match()?.revision ?? -1),
      leaves: message.at !== undefined && (isAll || message.at !== tableLog.chain.reach()),
      knows: isAll || message.news !== news.latest().news,
    };
    const isBehind = behind.told || behind.leaves || behind.knows;
    // A sync has paid already. A beat that is behind is as much work.
    if (!isAll && isBehind && !budgets.maySay(spenderOf(tableLog, guest), 'sync')) return;
    if (behind.told) guest.told = null;
    if (behind.leaves) leaves.heard(guest.channel, message.at ?? -1);
    if (behind.knows) guest.knows = null;
    tell(guest);
  };
}
