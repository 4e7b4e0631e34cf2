import * as z from 'zod/mini';

import { plainText } from '@/table/storage/storedValues';

/** Letters and figures that cannot be taken for one another, read aloud or written on a wall. */
export const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How many of a code's symbols are secret: 24.8 bits, one of 28.6 million. */
export const SECRET_SYMBOLS = 5;

/** Bytes from here on are thrown away: with them some symbols would come up more often than others. */
const FAIR = 256 - (256 % SYMBOLS.length);

/** `count` symbols, each as likely as any other: 4.95 bits each, so that five are one of 28.6 million. */
export function drawSymbols(count: number, randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < count)
    for (const byte of randomBytes(count - code.length))
      if (byte < FAIR) code += SYMBOLS.charAt(byte % SYMBOLS.length);
  return code;
}

/** As it was meant: whatever is no letter or figure is left out. */
export const typedSymbols = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A typed code in its two parts: which table of the host is meant, open, and what is secret. */
export type CodeParts = { readonly letter: string; readonly secret: string };

const WHOLE = new RegExp(`^[A-Z0-9]{${1 + SECRET_SYMBOLS}}$`);

/** `null`: no code has so many symbols. */
export function readCode(text: string): CodeParts | null {
  const code = typedSymbols(text);
  return WHOLE.test(code) ? { letter: code.charAt(0), secret: code.slice(1) } : null;
}

/** A table's code, as its host keeps it. */
export const codeCodec = plainText(
  z.string().check(z.regex(new RegExp(`^[${SYMBOLS}]{${1 + SECRET_SYMBOLS}}$`))),
);
