import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 80 bits: too many to find a second value with the same digest in an evening, and short enough to keep a thousand. */
const DIGEST_CHARS = 20;

/** The same for the same plain data, in whatever order a patch or a parser left its keys. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, DIGEST_CHARS);

/** One text for one value: what hashes of plain data are made of. It holds no newline. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as { readonly [key: string]: unknown };
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
    .join()}}`;
}
