import { nextHead, recordHash } from '@/table/trust/chain';
import type { Hash } from '@/table/trust/hash';

/** A place in the chain over the log, with all before it. */
export type ChainPlace = { readonly at: number; readonly head: Hash };

/** No vote is under way once a game is put away. */
export const afterAgain = (record: object, { at, head }: ChainPlace): ChainPlace => ({
  at: at + 1,
  head: nextHead(head, at + 1, { record: recordHash(record), ballot: null }),
});
