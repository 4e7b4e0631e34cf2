import type { TableLogState } from '@/table/log/tableLogState';
import { quietHands, type Unkept } from '@/table/host/asks/guide';
import { seatOf } from '@/table/log/records';
import type { createLogReplicator } from '@/table/recovery/logReplicator';
import type { Channel } from '@/table/wire/channel';
import type { FromHost } from '@/table/wire/protocol';
import type { createLeaves } from './leaves';
import type { ConnectedGuest as Guest } from '@/table/host/types';
import { type createInfoVersions, type createSnapshots, tableFor, updateFor } from './viewUpdates';

/** Tells a guest all that it does not know yet, in an order in which nothing rests on what is still to come. */
export function createTeller(of: {
  tableLog: TableLogState;
  replicator: Pick<ReturnType<typeof createLogReplicator>, 'due' | 'owed'>;
  leaves: ReturnType<typeof createLeaves>;
  news: ReturnType<typeof createInfoVersions>;
  snapshots: ReturnType<typeof createSnapshots>;
  /** The seat that may take back its last move now. */
  undoBy: () => number | null;
  /** How long the table has waited for whom it waits for. */
  waited: () => number;
  /** How often the table's clock was turned. */
  turns: () => number;
  unkept: Unkept;
  send: (channel: Channel, message: FromHost) => void;
}) {
  const { tableLog, replicator, leaves, news } = of;

  function dueTo(guest: Guest): FromHost[] {
    // Log lines go first: a phone must never know of a move that its replica of the log lacks.
    const messages: FromHost[] = replicator.due(guest.channel);
    const seat = seatOf(tableLog.table().seats, guest.channel.peer);
    const before = guest.knows;
    guest.knows = news.latest();
    if (before?.news !== guest.knows.news) {
      const viewer = { seat, steward: guest.steward };
      const quiet = quietHands(tableLog, of.unkept, viewer);
      const you = { ...viewer, ...(quiet.length > 0 && { quiet }) };
      messages.push(tableFor(guest.knows, you, before, of.unkept.left()));
    }
    const match = tableLog.match();
    if (match === null) return messages;
    const number = tableLog.table().match;
    const { told: known } = guest;
    const undo = seat !== null && of.undoBy() === seat;
    const isSame =
      known?.rev === match.revision && known.snapshot.undo === undo && known.turns === of.turns();
    if (isSame && known.match === number && known.viewer === seat) return messages;
    const { told, message } = updateFor(
      {
        game: tableLog.game(),
        match,
        snapshots: of.snapshots,
        number,
        happened: tableLog.happened(),
        waited: of.waited(),
        turns: of.turns(),
        undo,
      },
      seat,
      guest.told,
    );
    guest.told = told;
    const at = leaves.isSent(guest.channel) ? { at: tableLog.chain.reach() } : {};
    return [...messages, { ...message, ...at, owed: replicator.owed(guest.channel) }];
  }

  return (guest: Guest): void => sendTogether(guest.channel, () => tell(guest));

  function tell(guest: Guest): void {
    const { channel } = guest;
    let due = leaves.due(channel);
    const [first, ...rest] = dueTo(guest);
    // What binds the phone comes before what rests on it: in the first frame, or in frames of its own.
    while (due !== null) {
      const next = leaves.due(channel);
      if (next === null && first !== undefined && carriesLeaves(first)) {
        of.send(channel, { ...first, leaves: due });
        return rest.forEach((message) => of.send(channel, message));
      }
      of.send(channel, { t: 'leaves', leaves: due });
      due = next;
    }
    if (first !== undefined) [first, ...rest].forEach((message) => of.send(channel, message));
  }
}

/** In one frame where the line can: each frame is sealed and padded by itself. */
export const sendTogether = ({ together = (run) => run() }: Channel, run: () => void): void => together(run);

const carriesLeaves = (message: FromHost): message is FromHost & { t: 'keep' | 'table' | 'update' } =>
  message.t === 'keep' || message.t === 'table' || message.t === 'update';
