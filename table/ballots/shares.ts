import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { combine, split } from 'shamir-secret-sharing';

import type { Seat } from '@/rules/engine';

/** One part of a secret, in hex. Fewer than the threshold tell nothing at all. */
export type Share = string;

/** `by` gave its share of what opens the ballot of `seat`. To give it is to agree. */
export type Lent = {
  readonly ballot: string;
  readonly seat: Seat;
  readonly by: Seat;
  readonly share: Share;
};

/** At least two shares, and at least two needed: one share alone would be the secret itself. */
export const shareOut = async (
  secret: Uint8Array,
  { among, threshold }: { among: number; threshold: number },
): Promise<Share[]> => (await split(Uint8Array.from(secret), among, threshold)).map(bytesToHex);

/** Without enough shares, or with a forged one, this is noise: whoever opens something with it will know. */
export async function putTogether(shares: readonly Share[]): Promise<Uint8Array | null> {
  try {
    return await combine(shares.map((share) => Uint8Array.from(hexToBytes(share))));
  } catch {
    return null;
  }
}

/** Public: tells a forged share from a true one, and so whose it was. */
export const shareHash = (share: Share): string => bytesToHex(sha256(hexToBytes(share)).subarray(0, 16));
