import QRCode from 'qrcode';

/**
 * What a terminal would obey instead of showing: escape sequences and other control characters, marks that turn the
 * direction of writing, line and paragraph separators, halves of characters.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A word of somebody else, such as a name, can hold anything. */
export const printable = (line: string): string => line.replace(UNPRINTABLE, '\u{fffd}');

/* eslint-disable no-console -- the one place that prints: lint forbids it elsewhere in server/ */
/** Each argument is one line: nobody's name makes a second one. */
export const say = (...lines: readonly string[]): void =>
  lines.forEach((line) => console.log(printable(line)));
export const warn = (...lines: readonly string[]): void =>
  lines.forEach((line) => console.error(printable(line)));

/** Dark on light whatever the colours of the terminal: not every camera reads an inverted code. */
export async function showCode(link: string): Promise<void> {
  const type = process.stdout.isTTY ? 'terminal' : 'utf8';
  console.log(await QRCode.toString(link, { type, small: type === 'terminal' }));
}
/* eslint-enable no-console */
