import { cleanText } from '@/rules/engine';

import { NAME_MAX } from '@/table/wire/protocol';

/** A name as the table keeps it, or why not. People tell phones apart by names: `others` are those at the table. */
export type NameRule = (
  typed: string,
  others: readonly string[],
) => { readonly name: string } | { readonly why: 'bad-name' | 'name-taken' };

/** Marks that stand on one letter in no language, and reach over the lines above and below. */
const MOST_MARKS = 3;

/** Unicode classes, read when a name is: an engine that knows none (the Hermes of the command line) can load this file. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Z}\\u2800]';
const VISIBLE = '[\\p{L}\\p{N}\\p{Extended_Pictographic}]';
const STACKED = `[\\p{Mn}\\p{Me}]{${MOST_MARKS + 1},}`;
/** Apart from its use, or a bundler writes the pattern out as a literal. */
const pattern = (classes: string): RegExp => new RegExp(classes, 'gu');

const withoutInvisible = (name: string): string => name.normalize('NFKC').replace(pattern(INVISIBLE), '');
const isVisible = (name: string): boolean => pattern(VISIBLE).test(name);
const isStacked = (name: string): boolean => pattern(STACKED).test(name.normalize('NFC'));

/** The same for two names that look the same but for case, spaces and letters that nobody sees. */
const looksOf = (name: string): string => withoutInvisible(name).toLowerCase();

export const plainName: NameRule = (typed, others) => {
  const name = cleanText(typed, NAME_MAX);
  if (name === null || isStacked(name)) return { why: 'bad-name' };
  const looks = looksOf(name);
  if (!isVisible(looks)) return { why: 'bad-name' };
  return others.some((other) => looksOf(other) === looks) ? { why: 'name-taken' } : { name };
};
