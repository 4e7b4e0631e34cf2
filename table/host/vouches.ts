import type { TableLogState } from '@/table/log/tableLogState';
import { createVouches, type Vouch } from '@/table/trust/vouch';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { FromGuest, FromHost } from '@/table/wire/protocol';
import type { ConnectedGuest as Guest } from './types';

/** Carries what devices say to each other. The host keeps the latest of each kind, and can read but not make any of it. */
export function createVouchDesk(of: {
  tableLog: Pick<TableLogState, 'table'>;
  guests: ReadonlyMap<Channel, Guest>;
  send: (channel: Channel, message: FromHost) => void;
}) {
  const vouches = createVouches();

  const isMember = (device: PublicKey): boolean =>
    of.tableLog.table().devices.some(({ key, out }) => key === device && !out);
  const linesOf = (device: PublicKey): readonly Channel[] =>
    [...of.guests.values()].flatMap((guest) => (guest.device?.key === device ? [guest.channel] : []));
  const bare = ({ from, kind, of: said, mac }: Vouch) => ({ from, kind, of: said, mac });

  return {
    heard({ device }: Guest, { kind, of: said, macs }: FromGuest & { t: 'vouch' }): void {
      if (device === null || !isMember(device.key)) return;
      for (const [to, mac] of macs) {
        if (!isMember(to)) continue;
        const vouch = { from: device.key, to, kind, of: said, mac };
        vouches.keep(vouch);
        for (const line of linesOf(to)) of.send(line, { t: 'vouched', list: [bare(vouch)] });
      }
    },
    /** A phone wants to know where the others stand. */
    called({ device }: Guest, at: number): void {
      if (device === null || !isMember(device.key)) return;
      for (const guest of of.guests.values())
        if (guest.device !== null && guest.device.key !== device.key && isMember(guest.device.key))
          of.send(guest.channel, { t: 'called', at });
    },
    /** What a phone was told while it was away. */
    greet({ channel, device }: Guest): void {
      const list = device === null ? [] : vouches.to(device.key).filter(({ from }) => isMember(from));
      if (list.length > 0) of.send(channel, { t: 'vouched', list: list.map(bare) });
    },
  };
}
