import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { SecretKey } from '@/table/wire/keys';
import type { Arrival, Handshaking } from '@/net/http/connection';
import type { Refusal } from '@/net/secure/handshakeFrames';
import type { FrameLink } from '@/net/frameLink';
import { secureHost, type Door } from '@/net/secure/secureHost';

export type AcceptOptions = {
  /** Null: no such table here. `busy`: there is, but it takes nobody now. */
  tables: (tableId: string) => { secretKey: SecretKey } | 'busy' | null;
  onChannel: (tableId: string, channel: Channel, arrival: Arrival) => void;
  clock?: Clock;
  handshakeMs?: number;
};

type Link = { tableId: string; link: FrameLink } & Arrival & Handshaking;

const refused = (refuse: Refusal): Door => ({ refuse });

/** What a host core does with every link: find the table, shake hands, hand over a channel. */
export function acceptTable({ tables, onChannel, clock, handshakeMs }: AcceptOptions) {
  return ({ tableId, link, mayShakeHands, proven, ...arrival }: Link): void => {
    const table = tables(tableId);
    secureHost({
      link,
      tableId,
      door: table === null ? refused('no-table') : table === 'busy' ? refused('busy') : table,
      mayShakeHands,
      onChannel: (channel) => {
        proven();
        onChannel(tableId, { ...channel, address: arrival.remoteAddress }, arrival);
      },
      ...(clock && { clock }),
      ...(handshakeMs !== undefined && { timeoutMs: handshakeMs }),
    });
  };
}
