/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/**
 * One block of ChaCha20 (RFC 8439, section 2.3) as sixteen 32-bit words: key of eight words, block number, nonce of
 * three. Written out instead of imported, because the rules import a hash and nothing else (decision 20).
 */
export function chachaBlock(key: Uint32Array, block: number, nonce: Uint32Array): Uint32Array {
  const from = new Uint32Array(16);
  from.set(CONSTANTS);
  from.set(key, 4);
  from[12] = block;
  from.set(nonce, 13);
  // Signed, because Hermes keeps those as integers and unsigned ones as floating point.
  const x = new Int32Array(from);
  for (let round = 0; round < 10; round += 1) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let at = 0; at < 16; at += 1) from[at] = (from[at] as number) + (x[at] as number);
  return from;
}

function quarter(x: Int32Array, ai: number, bi: number, ci: number, di: number): void {
  let a = x[ai] as number;
  let b = x[bi] as number;
  let c = x[ci] as number;
  let d = x[di] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ai] = a;
  x[bi] = b;
  x[ci] = c;
  x[di] = d;
}
