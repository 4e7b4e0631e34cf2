import type { PublicKey } from '@/table/wire/channel';
import { type Hash, hashOf } from './hash';

export const SIGN_BITS = 24;
const PICTURE_BITS = 6;
/** How many motifs there are to choose from. */
export const PICTURES = 2 ** PICTURE_BITS;

export type ShownNonce = { readonly device: PublicKey; readonly pledge: Hash; readonly nonce: Hash };

/** All that a sign is made of, in 32 bytes: phones tell each other this, people the pictures. */
export function signHash(of: Hash, shown: readonly ShownNonce[]): Hash {
  const inOrder = [...shown].sort((a, b) => (a.device < b.device ? -1 : 1));
  return hashOf(
    'palaver sign 1',
    of,
    ...inOrder.map(({ pledge }) => pledge),
    ...inOrder.map(({ nonce }) => nonce),
  );
}

/**
 * The number that people compare: equal on all phones if all were shown the same circle, and otherwise with a chance
 * of 1 in 2^bits a round. Fewer bits than `SIGN_BITS` are for measuring that chance.
 */
export const signIn = (hash: Hash, bits = SIGN_BITS): number =>
  parseInt(hash.slice(0, 8), 16) >>> (32 - bits);

export const signOf = (of: Hash, shown: readonly ShownNonce[], bits = SIGN_BITS): number =>
  signIn(signHash(of, shown), bits);

export type Pictures = readonly [number, number, number, number];

/** Four independent pictures, each one of 64. */
export const picturesOf = (sign: number): Pictures => {
  const at = (place: number) => (sign >>> (PICTURE_BITS * (3 - place))) & (PICTURES - 1);
  return [at(0), at(1), at(2), at(3)];
};
