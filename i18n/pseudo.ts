import { en } from './en';
import type { Catalogue } from './fill';
import type { PseudoId } from './languages';
import { type Lid, lidsIn } from './lids';
import type { Texts } from './texts';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöƤƥɊɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const SIGNS = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)] as const));

/** How much longer than English a translation may well be. */
const LONGER = 0.4;
const FILLING = 'one two three four five six seven eight nine ten ';

/** Slots are filled later and must stay as they are. */
const outsideSlots = (text: string, change: (words: string) => string): string =>
  text.replace(/(\{\w+\})|[^{}]+/g, (part, slot?: string) => (slot === undefined ? change(part) : part));

/** Brackets show where a text is cut off, or put together from pieces. */
export function accented(text: string): string {
  const length = Math.ceil(text.replace(/\{\w+\}/g, '').length * LONGER);
  const more = FILLING.repeat(Math.ceil(length / FILLING.length))
    .slice(0, length)
    .trim();
  const signs = outsideSlots(text, (words) => Array.from(words, (sign) => SIGNS.get(sign) ?? sign).join(''));
  return more === '' ? `[${signs}]` : `[${signs} ${more}]`;
}

/** A mark that makes a browser take the text for one that is read from the right, then the turn itself. */
const FROM_RIGHT = '\u200f\u202e';
const DONE = '\u202c\u200f';

/** Shown from right to left, as a language with such a script would be. */
export const mirrored = (text: string): string =>
  outsideSlots(text, (words) => `${FROM_RIGHT}${words}${DONE}`);

const CHANGE = { 'en-XA': accented, 'ar-XB': mirrored } as const;

export const disguised = <C extends Catalogue>(id: PseudoId, catalogue: C): C =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, CHANGE[id](text)])) as C;

/** The whole of English, disguised. For those who make the app; no guest ever loads it. */
export const pseudoTexts = (id: PseudoId): Texts => ({
  app: disguised(id, en),
  lids: Object.fromEntries(
    Object.entries(lidsIn('en')).map(([game, lid]) => [game, disguised<Lid>(id, lid)]),
  ),
});
