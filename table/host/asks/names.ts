import { drawn, plainWords } from '@/rules/engine';

import { NAME_MAX } from '@/table/wire/protocol';
import { shapesOf } from './lookAlikes';

/** A name as the table keeps it, or why not. People tell phones apart by names: `others` are those at the table. */
export type NameRule = (
  typed: string,
  others: readonly string[],
) => { readonly name: string } | { readonly why: 'bad-name' | 'name-taken' };

/** Marks that stand on one letter in no language, and reach over the lines above and below. */
const MOST_MARKS = 3;

/** Unicode classes, read when a name is: an engine that knows none (the Hermes of the command line) can load this file. */
const NO_LETTER = '[\\p{C}\\p{Z}]';
const VISIBLE = '[\\p{L}\\p{N}\\p{Extended_Pictographic}]';
/** They reach around the letter before them, and around its neighbours. A figure on a key is one letter. */
const ENCLOSING = '\\p{Me}';
const KEYS = '[0-9#*]\\ufe0f?\\u20e3';
/** Half a letter: some programs write another in its place, and some refuse the whole text. */
const HALF = '\\p{Cs}';
const STACKED = `[\\p{Mn}\\p{Me}]{${MOST_MARKS + 1},}`;
/** Apart from its use, or a bundler writes the pattern out as a literal. */
const pattern = (classes: string): RegExp => new RegExp(classes, 'gu');

const withoutInvisible = (name: string): string =>
  drawn(name.normalize('NFKC')).replace(pattern(NO_LETTER), '');
const isVisible = (name: string): boolean => pattern(VISIBLE).test(name);
const isStacked = (name: string): boolean => pattern(STACKED).test(name.normalize('NFC'));
const isEnclosed = (name: string): boolean => pattern(ENCLOSING).test(name.replace(pattern(KEYS), ''));

/** Two names look the same that differ in case, spaces, letters that nobody sees, or alphabets. */
function isLike(one: string, other: string): boolean {
  const shapes = shapesOf(withoutInvisible(one));
  return shapesOf(withoutInvisible(other)).some((shape) => shapes.includes(shape));
}

export const plainName: NameRule = (typed, others) => {
  const name = plainWords(typed, NAME_MAX);
  if (name === null || isStacked(name) || isEnclosed(name) || pattern(HALF).test(typed))
    return { why: 'bad-name' };
  if (!isVisible(withoutInvisible(name))) return { why: 'bad-name' };
  return others.some((other) => isLike(name, other)) ? { why: 'name-taken' } : { name };
};
