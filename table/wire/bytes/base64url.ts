const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SEXTETS = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Every two letters, for twelve bits: a phone that is the host writes a sealed line of the log with every move. */
const PAIRS = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));

export function bytesToBase64url(bytes: Uint8Array): string {
  let text = '';
  let at = 0;
  for (; at + 2 < bytes.length; at += 3) {
    const held = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
    text += (PAIRS[held >> 12] as string) + (PAIRS[held & 0xfff] as string);
  }
  const [first, second] = bytes.subarray(at);
  if (first === undefined) return text;
  if (second === undefined) return text + (PAIRS[first << 4] as string);
  return text + (PAIRS[(first << 4) | (second >> 4)] as string) + (ALPHABET[(second & 15) << 2] as string);
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
