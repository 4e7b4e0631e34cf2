import type { TableLogState } from '@/table/log/tableLogState';
import { seatOf } from '@/table/log/records';
import type { Channel } from '@/table/wire/channel';
import { type LeavesFrame, MAX_LEAVES, packLeaves } from '@/table/wire/leaves';

/**
 * What binds each phone to the log: a leaf for every record, always before what rests on it. Who keeps no chain (a bot,
 * a shared screen) is sent none.
 */
export function createLeaves({ tableLog }: { tableLog: Pick<TableLogState, 'chain' | 'table'> }) {
  const sent = new Map<Channel, { at: number; isNew: boolean }>();

  const isSeated = ({ peer }: Channel): boolean => seatOf(tableLog.table().seats, peer) !== null;

  return {
    /** The phone says how far its chain reaches: at the start, and when something did not arrive. */
    heard: (channel: Channel, at: number): void => void sent.set(channel, { at, isNew: true }),
    isSent: (channel: Channel): boolean => sent.has(channel) && isSeated(channel),
    leave: (channel: Channel): void => void sent.delete(channel),
    /** What this phone does not have yet, a frame's worth at a time; `null` for nothing. */
    due(channel: Channel): LeavesFrame | null {
      const known = sent.get(channel);
      const reach = tableLog.chain.reach();
      if (known === undefined || !isSeated(channel) || (known.at === reach && !known.isNew)) return null;
      // A phone without a chain, or with one that this host never saw, begins here; vouches hold it against the others'.
      const isElsewhere = known.at < 0 || known.at > reach;
      const { from, head, list: all } = tableLog.chain.since(isElsewhere ? reach : known.at + 1);
      const list = all.slice(0, MAX_LEAVES);
      const { match, epoch, seed } = tableLog.table();
      const start = known.isNew
        ? { head, match: match + (seed === null ? 1 : 0), epoch, said: known.at }
        : undefined;
      const before = known.isNew ? undefined : tableLog.chain.ballotAt(from - 1);
      sent.set(channel, { at: from + list.length - 1, isNew: false });
      return { from, list: packLeaves(list, before), ...(start && { start }) };
    },
  };
}
