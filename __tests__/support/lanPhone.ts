import { parseRecoveryLink, type RecoveryPlace } from '@/net/links/recoveryLink';
import type { Invitation } from '@/net/links/joinLink';
import { hostAddressText } from '@/net/links/linkParts';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialAt, guestOf } from '@/scripts/sim/phones/socketPhone';
import { type RecoveryClient, createRecoveryClient } from '@/table/recovery/recoveryClient';
import { systemClock } from '@/table/wire/clock';
import type { Guest } from '@/table/guest/guest';
import type { KeyPair } from '@/table/wire/keys';
import { rememberMove } from '@/table/recovery/rememberedMove';
import { type KeyValueStore, memoryValues } from '@/table/storage/storage';
import type { Defences } from '@/table/trust/phoneTrust';

/** A phone that reaches its hosts over real sockets, with what survives when it goes from one to another. */
export type LanPhone = { readonly keys: KeyPair; readonly values: KeyValueStore; guest: Guest };

export function recoveryPlaceIn(output: string): RecoveryPlace {
  const link = /http:\/\/(?!localhost|127\.)\S+\/recover#\S+/.exec(output)?.[0] ?? '';
  const recoveryDevice = parseRecoveryLink(link);
  if (recoveryDevice === null) throw new Error(`no link to a device that carries on in: ${output}`);
  return recoveryDevice;
}

const guestAt = (
  invitation: Invitation,
  { keys, values }: Pick<LanPhone, 'keys' | 'values'>,
  defences: Partial<Defences> = {},
): Guest =>
  guestOf(
    invitation,
    { keys, values, runs: 'app', defences },
    dialAt(hostAddressText(invitation), invitation, keys),
  );

export function lanPhone(invitation: Invitation): LanPhone {
  const kept = { keys: tableCrypto.newKeyPair(), values: memoryValues() };
  return { ...kept, guest: guestAt(invitation, kept) };
}

/** The phone goes to the device that could carry on, with what it has kept. */
export const recoveryClientOf = (
  { keys, guest }: Pick<LanPhone, 'keys'> & { readonly guest: Pick<Guest, 'sealedLogs'> },
  from: Invitation,
  to: RecoveryPlace,
  given: Partial<Parameters<typeof createRecoveryClient>[0]> = {},
): RecoveryClient =>
  createRecoveryClient({
    dial: dialAt(hostAddressText(to), { tableId: from.tableId, hostKey: to.hostKey }, keys),
    clock: systemClock,
    keys,
    crypto: tableCrypto,
    logs: guest.sealedLogs(),
    former: { hostKey: from.hostKey, addresses: [hostAddressText(from)], join: from.joinSecret },
    ...given,
  });

/** The phone follows its table to the new host. */
export function moveTo(
  phone: LanPhone,
  from: Invitation,
  to: RecoveryPlace,
  client: RecoveryClient,
  defences?: Partial<Defences>,
): void {
  const { moved, brought } = client.state();
  if (moved?.proof === undefined) throw new Error('the table has not moved');
  const { hostKey } = to;
  rememberMove(phone.values, from.tableId, {
    epoch: moved.epoch,
    proof: moved.proof,
    brought,
    to: { hostKey, addresses: [hostAddressText(to)] },
  });
  phone.guest.close();
  const invitation = { ...to, tableId: from.tableId, joinSecret: moved.join };
  phone.guest = guestAt(invitation, phone, defences);
}
