import type { PublicKey } from '@/table/wire/channel';
import type { HelloDevice } from '@/table/wire/device';
import type { Crypto, KeyPair, SecretKey } from '@/table/wire/keys';
import { plainText } from '@/table/storage/storedValues';
import { hex } from '@/table/wire/schema';
import type { Place } from '@/table/rounds/round';
import { isSameText } from './vouch';

/** A device's secret key at one table. */
export const deviceCodec = plainText(hex(32));

type Proving = Pick<Crypto, 'pairKey' | 'mac'>;

/** Neither a table's id nor a key can hold a space. */
const textOf = (table: string, seat: PublicKey): string => `${table} ${seat}`;

/** That whoever has the device's key says: this seat's line is mine. `null` where the host's key is no key. */
export function deviceProof(
  crypto: Proving,
  { table, hostKey }: Place,
  { secretKey }: Pick<KeyPair, 'secretKey'>,
  seat: PublicKey,
): string | null {
  const key = crypto.pairKey({ secret: secretKey, peer: hostKey, context: 'device' });
  return key && crypto.mac(key, textOf(table, seat));
}

/** Whether the line of `seat` is that device's: the same key, or a proof that only the device can make. */
export function isDeviceOf(
  crypto: Proving,
  host: { readonly table: string; readonly secretKey: SecretKey },
  seat: PublicKey,
  { key, proof }: HelloDevice,
): boolean {
  if (key === seat) return true;
  if (proof === undefined) return false;
  const pair = crypto.pairKey({ secret: host.secretKey, peer: key, context: 'device' });
  return pair !== null && isSameText(proof, crypto.mac(pair, textOf(host.table, seat)));
}
