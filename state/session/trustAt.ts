import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { keyFor } from '@/table/storage/storedKeys';
import { readValue, writeValue } from '@/table/storage/storedValues';
import { deviceCodec } from '@/table/trust/device';
import { systemClock } from '@/table/wire/clock';
import { createPhoneTrust, type PhoneTrust } from '@/table/trust/phoneTrust';
import type { Place } from '@/table/rounds/round';

import { deviceValues } from '@/state/store/values';
import { OWN_RUNS } from './runs';

/** The first key that this phone had at the table, kept on its own: the seat it was made for may be given up. */
function deviceSecret(table: string, secretKeys: readonly string[]): string {
  const known = readValue(deviceValues, keyFor.device(table), deviceCodec);
  if (known !== null) return known;
  const secretKey = secretKeys[0] ?? tableCrypto.newKeyPair().secretKey;
  writeValue(deviceValues, keyFor.device(table), deviceCodec, secretKey);
  return secretKey;
}

/** What this phone knows at a table by itself, for all its seats there. */
export function trustAt(place: Place, secretKeys: readonly string[], isHost: boolean): PhoneTrust {
  const secretKey = deviceSecret(place.table, secretKeys);
  return createPhoneTrust({
    place,
    device: { secretKey, publicKey: publicKeyOf(secretKey) },
    runs: isHost ? 'host' : OWN_RUNS,
    crypto: tableCrypto,
    values: deviceValues,
    clock: systemClock,
  });
}
