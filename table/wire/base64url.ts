const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SEXTETS = new Map([...ALPHABET].map((letter, value) => [letter, value]));

export function bytesToBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET[(held >> (bits - 6)) & 63];
  }
  return bits === 0 ? text : text + ALPHABET[(held << (6 - bits)) & 63];
}

/** Null unless the text is exactly what `bytesToBase64url` writes. */
export function base64urlToBytes(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const sextet = SEXTETS.get(letter);
    if (sextet === undefined) return null;
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  const isCanonical = bits < 6 && (held & ((1 << bits) - 1)) === 0;
  return isCanonical ? bytes : null;
}
