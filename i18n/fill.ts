import type { Catalogue } from '@/rules/engine/manifest';

export type Params = { readonly [name: string]: string | number };

/** What other words are shown by. `K` are the keys that exist. */
export type Translate<K extends string> = (key: K, params?: Params) => string;

export type { Catalogue };

const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** French puts a space before some marks, and a line must not begin with one of those. */
const tied = (language: string, text: string): string =>
  language === 'fr' ? text.replace(/ (?=[?!;:»%])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;

/** Old phones' browsers know no plural rules; there, one is one and the rest are many. */
function pluralOf(language: string, count: number): string {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return count === 1 ? 'one' : 'other';
  }
}

/** With a `count`, a text may have a form of its own for it: `seats.free.one` beside `seats.free`. */
export function translator(language: string, text: Catalogue, fallback: Catalogue = {}): Translate<string> {
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === 'number' ? text[`${key}.${pluralOf(language, count)}`] : undefined;
    return fill(tied(language, form ?? text[key] ?? fallback[key] ?? key), params);
  };
}
