import { citedIn, type Texts } from './specFaults';

/** What a sentence can name: an attack, a rule of the protocol, a file of tests. */
const NAMED = /\[([AW][\d.]+)\]|`(__tests__\/[^`]+)`/g;
const OPEN = /^\*\*(Open|Can)\b/;

/** The items of all lists, each with its further lines. */
const itemsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, item = '']) => item.replace(/\n +/g, ' '));

/**
 * What is amiss in the threat model: an item that names no test and does not say that it is open, and a test or rule that
 * is named and not there.
 */
export function threatFaults(
  text: string,
  of: { readonly tests: Texts; readonly rules: readonly string[] },
): readonly string[] {
  const attacks = new Set(citedIn(of.tests, 'A').map(({ id }) => id));
  const isFileOrFolder = (name: string) =>
    Object.keys(of.tests).some((file) => file === name || file.startsWith(`${name}/`));
  const isThere = (id: string | undefined, file: string | undefined): boolean =>
    file !== undefined ? isFileOrFolder(file) : attacks.has(id ?? '') || of.rules.includes(id ?? '');
  const named = [...text.matchAll(NAMED)];
  return [
    ...itemsOf(text)
      .filter((item) => !OPEN.test(item) && item.match(NAMED) === null)
      .map((item) => `names no test: ${item.slice(0, 60)}…`),
    ...named
      .filter(([, id, file]) => !isThere(id, file))
      .map(([, id, file]) => `${file ?? `[${id}]`} is not there`),
  ];
}
