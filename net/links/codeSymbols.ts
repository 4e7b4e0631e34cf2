/** Letters and figures that cannot be taken for one another, read aloud or written on a wall. */
export const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

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
