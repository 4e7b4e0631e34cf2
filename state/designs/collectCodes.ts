import { base64urlToBytes, bytesToBase64url } from '@/net/bytes';

import { keyFor } from '@/table/storage/storedKeys';

import type { DesignParts } from '@/state/store/schema';
import { deviceValues, readStored, storedKeys, writeStored } from '@/state/store/values';
import type { Opened } from './checkDesign';
import { type Part, readPart, unpack } from './designCodes';

/** Which codes are here, and how many there are. */
export type Progress = { readonly of: number; readonly here: readonly number[] };

/** When more designs than this are half collected, the oldest is dropped. */
const MOST_WAITING = 4;

/** Each code may open a page of its own, so what has come in waits in the phone's store. */
function write(digest: string, waiting: DesignParts): void {
  const own = keyFor.designParts(digest);
  const others = storedKeys('design-parts').filter((key) => key !== own);
  for (const key of others.slice(0, Math.max(0, others.length - MOST_WAITING + 1))) deviceValues.remove(key);
  writeStored('design-parts', own, waiting);
}

function add({ of, at, digest, bytes }: Part): DesignParts {
  const before = readStored('design-parts', keyFor.designParts(digest));
  const pieces = before?.of === of ? before.pieces : {};
  const waiting = { of, pieces: { ...pieces, [at]: bytesToBase64url(bytes) } };
  // A full phone cannot keep the parts, so the design must come in one code; the phone still shows it.
  try {
    write(digest, waiting);
  } catch {
    return waiting;
  }
  return waiting;
}

/** What was collected of a design is not needed any more. */
export const forgetParts = (digest: string): void => deviceValues.remove(keyFor.designParts(digest));

export type Taken = (Opened & { readonly digest: string | null }) | (Progress & { readonly digest: string });

/** A code was scanned. The design, once all its codes have come, in whatever order. */
export function takeLink(link: string): Taken {
  const part = readPart(link);
  if ('problem' in part) return { ...part, digest: null };
  const { digest } = part;
  if (part.of === 1) return { ...unpack([part.bytes], digest), digest };
  const { of, pieces } = add(part);
  const found = Array.from({ length: of }, (_, at) => base64urlToBytes(pieces[at] ?? '-'));
  const here = found.flatMap((piece, at) => (piece === null ? [] : [at]));
  if (here.length < of) return { of, here, digest };
  const opened = unpack(found as Uint8Array[], digest);
  if ('problem' in opened) forgetParts(digest);
  return { ...opened, digest };
}
