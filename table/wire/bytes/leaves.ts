import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

import type { Leaf } from '@/table/trust/chain';
import { base64urlToBytes, bytesToBase64url } from './base64url';
import { hex } from '@/table/wire/schema';

const HASH = '[\\w-]{43}';
/** The record; behind a dot the vote after it, with nothing there when no vote is under way. No dot: the vote is as before. */
const item = z.string().check(z.regex(new RegExp(`^${HASH}(\\.(${HASH})?)?$`)));

/** So many fit into a frame. */
export const MAX_LEAVES = 400;

export const leaves = z.object({
  from: z.int().check(z.gte(1)),
  list: z.array(item).check(z.maxLength(MAX_LEAVES)),
  /** With the first after a hello: where the host's chain stands before these, in which match and with which host. */
  start: z.optional(
    z.object({
      head: hex(32),
      match: z.int(),
      epoch: z.int(),
      /** How far the phone said that its own chain reaches. */
      said: z.optional(z.int()),
    }),
  ),
});
export type LeavesFrame = z.infer<typeof leaves>;

const short = (hash: string): string => bytesToBase64url(hexToBytes(hash));

function long(text: string): string | null {
  const bytes = base64urlToBytes(text);
  return bytes === null ? null : bytesToHex(bytes);
}

/** `before`: the vote of the leaf before, which is not said again. */
export function packLeaves(list: readonly Leaf[], before: Leaf['ballot'] | undefined): string[] {
  let known = before;
  return list.map(({ record, ballot }) => {
    const isSame = ballot === known;
    known = ballot;
    return isSame ? short(record) : `${short(record)}.${ballot === null ? '' : short(ballot)}`;
  });
}

/** `null` when they say less than is needed here: then the phone asks again. */
export function unpackLeaves(list: readonly string[], before: Leaf['ballot'] | undefined): Leaf[] | null {
  const read: Leaf[] = [];
  let known = before;
  for (const text of list) {
    const [record = '', ballot] = text.split('.');
    const hash = long(record);
    if (ballot !== undefined) known = ballot === '' ? null : (long(ballot) ?? undefined);
    if (hash === null || known === undefined) return null;
    read.push({ record: hash, ballot: known });
  }
  return read;
}
