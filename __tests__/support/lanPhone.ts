import WebSocket from 'ws';

import { parseRecoveryLink, type RecoveryPlace } from '@/net/links/recoveryLink';
import { type Invitation, parseJoinLink } from '@/net/links/joinLink';
import { placeText } from '@/net/links/linkParts';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialTable, type SocketConstructor } from '@/net/dial/webSocketDial';
import { type RecoveryClient, createRecoveryClient } from '@/table/recovery/recoveryClient';
import type { PublicKey } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import { createGuest, type Guest } from '@/table/guest/guest';
import type { KeyPair } from '@/table/wire/keys';
import { rememberMove } from '@/table/recovery/rememberedMove';
import { type KeyValueStore, memoryValues } from '@/table/log/storage';

/** A phone that reaches its hosts over real sockets, with what survives when it goes from one to another. */
export type LanPhone = { readonly keys: KeyPair; readonly values: KeyValueStore; guest: Guest };

export function invitationIn(link: string): Invitation {
  const parsed = parseJoinLink(link);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.invitation;
}

export function recoveryPlaceIn(output: string): RecoveryPlace {
  const link = /http:\/\/(?!localhost|127\.)\S+\/recover#\S+/.exec(output)?.[0] ?? '';
  const recoveryDevice = parseRecoveryLink(link);
  if (recoveryDevice === null) throw new Error(`no link to a device that carries on in: ${output}`);
  return recoveryDevice;
}

const dialAt = (place: string, tableId: string, hostKey: PublicKey, { secretKey }: KeyPair) =>
  dialTable({
    url: `ws://${place}`,
    hostKey,
    tableId,
    seatSecret: secretKey,
    WebSocket: WebSocket as unknown as SocketConstructor,
  });

const guestAt = (invitation: Invitation, { keys, values }: Pick<LanPhone, 'keys' | 'values'>): Guest =>
  createGuest({
    keys,
    values,
    crypto: tableCrypto,
    clock: systemClock,
    hello: { secret: invitation.joinSecret },
    dial: dialAt(placeText(invitation), invitation.tableId, invitation.hostKey, keys),
  });

export function lanPhone(invitation: Invitation): LanPhone {
  const kept = { keys: tableCrypto.newKeyPair(), values: memoryValues() };
  return { ...kept, guest: guestAt(invitation, kept) };
}

/** The phone goes to the device that could carry on, with what it has kept. */
export const recoveryClientOf = (
  { keys, guest }: LanPhone,
  from: Invitation,
  to: RecoveryPlace,
): RecoveryClient =>
  createRecoveryClient({
    dial: dialAt(placeText(to), from.tableId, to.hostKey, keys),
    clock: systemClock,
    logs: guest.sealedLogs(),
    former: { hostKey: from.hostKey, addresses: [placeText(from)], join: from.joinSecret },
  });

/** The phone follows its table to the new host. */
export function moveTo(phone: LanPhone, from: Invitation, to: RecoveryPlace, client: RecoveryClient): void {
  const { moved } = client.state();
  if (moved?.proof === undefined) throw new Error('the table has not moved');
  const { hostKey } = to;
  rememberMove(phone.values, from.tableId, {
    epoch: moved.epoch,
    proof: moved.proof,
    to: { hostKey, addresses: [placeText(to)] },
  });
  phone.guest.close();
  const invitation = { ...to, tableId: from.tableId, joinSecret: moved.join };
  phone.guest = guestAt(invitation, phone);
}

type Watched<S> = { state(): S; subscribe(listener: () => void): () => void };

/** Waits on their own changes, never on time, until it holds for each of them. */
export async function eachUntil<S>(all: readonly Watched<S>[], holds: (state: S) => boolean): Promise<void> {
  await Promise.all(
    all.map(
      (one) =>
        new Promise<void>((done) => {
          if (holds(one.state())) return done();
          const stop = one.subscribe(() => {
            if (!holds(one.state())) return;
            stop();
            done();
          });
        }),
    ),
  );
}
