/** Line breaks, controls and direction overrides could make one player's words look like the app's. */
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * The words a move carries, trimmed; `null` when there are some where none are allowed, or too many. Logs are played again
 * by this: what is new here would play them otherwise. What comes in anew goes through `plainWords`.
 */
export function cleanText(text: unknown, max: number): string | null {
  if (text === undefined || text === null) return '';
  if (typeof text !== 'string') return null;
  const clean = text.replace(UNWANTED, ' ').trim();
  return [...clean].length > max ? null : clean;
}

type Ranges = readonly (readonly [first: number, last: number])[];

/**
 * By number and not by Unicode class: engines know different versions of Unicode, and some none. A host and a phone must
 * agree about what was said.
 */
const isIn =
  (ranges: Ranges) =>
  (code: number): boolean =>
    ranges.some(([first, last]) => code >= first && code <= last);

/** They shape the letter before them: joiners, and selectors of a form. Persian, Hindi, Mongolian and emoji need them. */
const isShaping = isIn([
  [0x180b, 0x180f],
  [0x200c, 0x200d],
  [0xfe00, 0xfe0f],
  [0xe0100, 0xe01ef],
]);
/** After a black flag they name a country; anywhere else they are a text that nobody sees. */
const isTag = isIn([[0xe0020, 0xe007f]]);
const BLACK_FLAG = 0x1f3f4;
/** Drawn as nothing, though no space. */
const isBlank = isIn([
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xffa0, 0xffa0],
]);
/** Formats, fillers and halves of letters. Not the number signs of Arabic, which are seen. */
const isUnseen = isIn([
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
  [0x13430, 0x1343f],
  [0x16fe4, 0x16fe4],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]);
/** Marks without a letter, and letters that no typeface has: something is drawn, and nothing is said. */
const isNoLetter = isIn([
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xe000, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfe20, 0xfe2f],
  [0xfffe, 0xffff],
  [0xf0000, 0x10ffff],
]);

const SPACE = /\s/;
/** A selector and a joiner; a country has six tags and an end. */
const MOST_SHAPING = 2;
const MOST_TAGS = 7;

/** Without letters that nobody sees, save those that shape a letter which is seen. */
function withoutUnseen(text: string): string {
  let seen = '';
  let shaping = 0;
  let tags = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (isShaping(code) || isTag(code)) {
      const isKept = isTag(code) ? tags-- > 0 : shaping-- > 0;
      if (isKept) seen += letter;
      continue;
    }
    if (isUnseen(code) && !SPACE.test(letter)) continue;
    const isGap = isBlank(code) || SPACE.test(letter);
    seen += isBlank(code) ? ' ' : letter;
    shaping = isGap ? 0 : MOST_SHAPING;
    tags = code === BLACK_FLAG ? MOST_TAGS : 0;
  }
  return seen;
}

/** Only what is drawn: no spaces, and nothing that shapes a letter. */
export const drawn = (text: string): string =>
  [...withoutUnseen(text)]
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !SPACE.test(letter) && !isShaping(code) && !isTag(code);
    })
    .join('');

const saysSomething = (text: string): boolean =>
  [...drawn(text)].some((letter) => !isNoLetter(letter.codePointAt(0) ?? 0));

/** Words as a player's phone sends them and as the table takes them; `null` when something is there and nothing is seen. */
export function plainWords(text: unknown, max: number): string | null {
  const clean = cleanText(text, Infinity);
  if (clean === null || clean === '') return clean;
  const plain = withoutUnseen(clean).trim();
  return saysSomething(plain) && [...plain].length <= max ? plain : null;
}
