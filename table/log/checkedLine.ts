import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { DamagedLog } from '@/table/storage/storage';

const CHECK_CHARS = 16;
/** Behind a check that covers the line and all lines before it. */
const CHAINED = '+';
/** Behind a check of the line alone, as Palaver wrote it before. */
const ALONE = ' ';

const checkOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, CHECK_CHARS);

/** What a kept line says, without its check. */
export const textOfLine = (line: string): string => line.slice(CHECK_CHARS + 1);

/**
 * The lines of one log, each with a check in front that covers the lines before it too: not only a changed byte is
 * noticed, but also a line that is missing, doubled or out of order. That the last lines are missing no file can show.
 */
export function lineChecks() {
  let last = '';
  let isChained = false;
  let count = 0;
  const next = (text: string) => checkOf(last + text);
  return {
    /** How a text is kept as the next line. The line counts once it is `kept`. */
    checked: (text: string): string => `${next(text)}${CHAINED}${text}`,
    kept: (line: string): void => {
      last = line.slice(0, CHECK_CHARS);
      isChained = true;
      count += 1;
    },
    /** Takes the next line of a log and says what stands in it. Throws `DamagedLog` when that is not what was written. */
    read: (line: string): string => {
      count += 1;
      const text = textOfLine(line);
      const kind = line.charAt(CHECK_CHARS);
      const chained = next(text);
      // After a chained line one of before can only have been put there.
      const wanted = kind === CHAINED ? chained : kind === ALONE && !isChained ? checkOf(text) : null;
      if (line.slice(0, CHECK_CHARS) !== wanted) throw new DamagedLog(count);
      isChained = kind === CHAINED;
      last = chained;
      return text;
    },
  };
}

/** A whole log as it is kept. */
export function checkedLines(texts: readonly string[]): readonly string[] {
  const checks = lineChecks();
  return texts.map((text) => {
    const line = checks.checked(text);
    checks.kept(line);
    return line;
  });
}

/** What a whole log says. Throws `DamagedLog`. */
export function textsOf(lines: readonly string[]): readonly string[] {
  const checks = lineChecks();
  return lines.map((line) => checks.read(line));
}
