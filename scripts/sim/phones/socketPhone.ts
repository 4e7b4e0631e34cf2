import WebSocket from 'ws';

import { dialTable, type SocketConstructor } from '@/net/dial/webSocketDial';
import { type Invitation, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { KeyValueStore } from '@/table/storage/storage';
import { createPhoneTrust, type Defences } from '@/table/trust/phoneTrust';
import type { Dial } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import type { Runs } from '@/table/wire/device';
import type { KeyPair } from '@/table/wire/keys';

/** What a phone must know of a table to sit down at it. */
export type Invited = Pick<Invitation, 'tableId' | 'hostKey' | 'joinSecret'>;

export function invitationIn(link: string): Invitation {
  const parsed = parseJoinLink(link);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.invitation;
}

export const invitedBy = ({ id, secretKey, joinSecret }: Host): Invited => ({
  tableId: id,
  hostKey: publicKeyOf(secretKey),
  joinSecret,
});

/** A line over a real socket to the host at this place (address and port). */
export const dialAt = (
  place: string,
  { tableId, hostKey }: Pick<Invited, 'tableId' | 'hostKey'>,
  { secretKey }: KeyPair,
  socket: unknown = WebSocket,
): Dial =>
  dialTable({
    url: `ws://${place}`,
    hostKey,
    tableId,
    seatSecret: secretKey,
    WebSocket: socket as SocketConstructor,
  });

/** The guest of a phone that holds one seat, with the clock and the keys that people have. */
export const guestOf = (
  table: Invited,
  {
    keys,
    values,
    runs,
    defences = {},
  }: {
    readonly keys: KeyPair;
    readonly values: KeyValueStore;
    readonly runs: Runs;
    /** Those that are not as in the app. */
    readonly defences?: Partial<Defences>;
  },
  dial: Dial,
  hello: Partial<GuestDeps['hello']> = {},
): Guest =>
  createGuest({
    keys,
    values,
    crypto: tableCrypto,
    clock: systemClock,
    hello: { secret: table.joinSecret, ...hello },
    trust: createPhoneTrust({
      place: { table: table.tableId, hostKey: table.hostKey },
      device: keys,
      runs,
      crypto: tableCrypto,
      values,
      clock: systemClock,
      defences,
    }),
    dial,
  });
