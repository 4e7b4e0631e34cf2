import type { PublicKey } from '@/table/wire/channel';
import { PROTOCOL } from '@/table/wire/version';

import { bytesToHex, concatBytes, hexToBytes } from '@/net/bytes';
import { fragmentOf, type HostAddress, hostAddressText, readFragment, readHostAddress } from './linkParts';

/** A device that offers to recover tables whose host is lost. */
export type RecoveryPlace = HostAddress & { hostKey: PublicKey };

const KEY = 32;

/** The app follows it; a browser that opens it says what to do in the page where the game was. */
export const recoveryLink = (recoveryDevice: RecoveryPlace): string =>
  `http://${hostAddressText(recoveryDevice)}/recover#${fragmentOf(concatBytes(Uint8Array.of(PROTOCOL), hexToBytes(recoveryDevice.hostKey)))}`;

/** Never throws: whatever a camera has read may come in here. */
export function parseRecoveryLink(text: string): RecoveryPlace | null {
  const match = /^http:\/\/([^/#?\s]+)\/recover(?:\?[^#]*)?#(.*)$/i.exec(text.trim());
  const bytes = readFragment(match?.[2] ?? '');
  const place = readHostAddress(match?.[1] ?? '');
  if (place === null || bytes?.[0] !== PROTOCOL || bytes.length !== 1 + KEY) return null;
  return { ...place, hostKey: bytesToHex(bytes.subarray(1)) };
}
