import type { PublicKey } from '@/table/channel';
import { PROTOCOL } from '@/table/version';

import { bytesToHex, concatBytes, hexToBytes } from './bytes';
import { fragmentOf, type Place, placeText, readFragment, readPlace } from './linkParts';

/** A device that offers to carry on tables whose host is gone. */
export type Rescuer = Place & { hostKey: PublicKey };

const KEY = 32;

/** The app follows it; a browser that opens it says what to do in the page where the game was. */
export const carryLink = (rescuer: Rescuer): string =>
  `http://${placeText(rescuer)}/carry#${fragmentOf(concatBytes(Uint8Array.of(PROTOCOL), hexToBytes(rescuer.hostKey)))}`;

/** Never throws: whatever a camera has read may come in here. */
export function parseCarryLink(text: string): Rescuer | null {
  const match = /^http:\/\/([^/#?\s]+)\/carry(?:\?[^#]*)?#(.*)$/i.exec(text.trim());
  const bytes = readFragment(match?.[2] ?? '');
  const place = readPlace(match?.[1] ?? '');
  if (place === null || bytes?.[0] !== PROTOCOL || bytes.length !== 1 + KEY) return null;
  return { ...place, hostKey: bytesToHex(bytes.subarray(1)) };
}
