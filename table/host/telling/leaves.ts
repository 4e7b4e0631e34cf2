import type { TableLogState } from '@/table/log/tableLogState';
import { seatOf } from '@/table/log/records';
import type { Channel } from '@/table/wire/channel';
import { type LeavesFrame, MAX_LEAVES, packLeaves } from '@/table/wire/bytes/leaves';

/**
 * What binds each phone to the log: a leaf for every record, always before what rests on it. Who keeps no chain (a bot,
 * a shared screen) is sent none.
 */
export function createLeaves({ tableLog }: { tableLog: Pick<TableLogState, 'chain' | 'table'> }) {
  const sent = new Map<Channel, { at: number; isNew: boolean }>();
  /** What follows a place, for a phone that has all before it: mostly all phones are sent the same. */
  let latest: { readonly reach: number; readonly frame: LeavesFrame } | null = null;

  function following(at: number): LeavesFrame {
    const reach = tableLog.chain.reach();
    if (latest === null || latest.reach !== reach || latest.frame.from !== at + 1) {
      const { from, list: all } = tableLog.chain.since(at + 1);
      const list = packLeaves(all.slice(0, MAX_LEAVES), tableLog.chain.ballotAt(from - 1));
      latest = { reach, frame: { from, list } };
    }
    return latest.frame;
  }

  /** For a phone that says how far its chain reaches: all is said, nothing is as before. */
  function beginning(said: number): LeavesFrame {
    const reach = tableLog.chain.reach();
    // A phone without a chain, or with one that this host never saw, begins here; vouches hold it against the others'.
    const isElsewhere = said < 0 || said > reach;
    const { from, head, list: all } = tableLog.chain.since(isElsewhere ? reach : said + 1);
    const { match, epoch, seed } = tableLog.table();
    const start = { head: head(), match: match + (seed === null ? 1 : 0), epoch, said };
    return { from, list: packLeaves(all.slice(0, MAX_LEAVES), undefined), start };
  }

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
      const frame = known.isNew ? beginning(known.at) : following(known.at);
      sent.set(channel, { at: frame.from + frame.list.length - 1, isNew: false });
      return frame;
    },
  };
}
