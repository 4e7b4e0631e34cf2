import type { Invitation } from '@/net/links/joinLink';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { GameTypes, Legal } from '@/rules/engine';
import { dialAt, guestOf } from '@/scripts/sim/phones/socketPhone';
import type { Guest } from '@/table/guest/guest';
import { memoryValues } from '@/table/storage/storage';
import type { Channel } from '@/table/wire/channel';

/** A phone over a real socket, and every move of it that the host has said yes to. */
export type Player = {
  readonly table: string;
  readonly guest: Guest;
  /** Ids of its moves in the order in which they were acknowledged. */
  readonly acknowledged: string[];
  readonly sent: Set<string>;
};

type Said = { readonly t: string; readonly id?: string; readonly op?: { readonly type: string } };

/** What went over the line, read where the line ends: the guest itself is believed nothing. */
function recorded(channel: Channel, { acknowledged, sent }: Pick<Player, 'acknowledged' | 'sent'>): Channel {
  return {
    ...channel,
    send: (text) => {
      const { t, id, op } = JSON.parse(text) as Said;
      if (t === 'ask' && op?.type === 'move' && id !== undefined) sent.add(id);
      channel.send(text);
    },
    listen: (on) =>
      channel.listen({
        ...on,
        message: (text) => {
          const { t, id } = JSON.parse(text) as Said;
          if (t === 'done' && id !== undefined && sent.has(id)) acknowledged.push(id);
          on.message(text);
        },
      }),
  };
}

export function playerAt(invitation: Invitation, port: number): Player {
  const keys = tableCrypto.newKeyPair();
  const kept = { acknowledged: [], sent: new Set<string>() };
  const dial = dialAt(`127.0.0.1:${port}`, invitation, keys);
  const guest = guestOf(invitation, { keys, values: memoryValues(), runs: 'app' }, async () =>
    recorded(await dial(), kept),
  );
  return { table: invitation.tableId, guest, ...kept };
}

export const legalOf = ({ guest }: Player): readonly Legal<GameTypes>[] =>
  guest.state().snapshot?.legal ?? [];
