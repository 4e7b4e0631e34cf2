/** Ids at the beginning of a title: test('[3.2] …'), test.each(…)('[A14] [W4.7] …'). */
const CITED = /['"`]((?:\[[A-Z]?\d+(?:\.\d+)*\] )+)/g;
const ID = /\[([A-Z]?[\d.]+)\]/g;

export type Texts = { readonly [file: string]: string };

/** The ids that the titles of these tests begin with, those that begin with `letter` only. */
export const citedIn = (
  tests: Texts,
  letter: string,
): readonly { readonly file: string; readonly id: string }[] =>
  Object.entries(tests).flatMap(([file, text]) =>
    [...text.matchAll(CITED)].flatMap(([, ids = '']) =>
      [...ids.matchAll(ID)].flatMap(([, id = '']) =>
        (letter === '' ? /^\d+\.\d/.test(id) : id.startsWith(letter)) ? [{ file, id }] : [],
      ),
    ),
  );

/** The numbered rules of a text, one item of a list each; `letter` stands before the numbers where they have one. */
export const rulesIn = (text: string, letter: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^- \\[(${letter}\\d+(?:\\.\\d+)+)\\] `, 'gm'))].map(([, id = '']) => id);

/** What is amiss between numbered rules and the tests that cite them; `tests` by file name. */
export function faults(spec: string, tests: Texts, letter = ''): readonly string[] {
  const rules = rulesIn(spec, letter);
  const cited = citedIn(tests, letter);
  return [
    ...(rules.length === 0 ? ['no rules found'] : []),
    ...rules.filter((id, at) => rules.indexOf(id) !== at).map((id) => `[${id}] stands twice`),
    ...rules.filter((id) => !cited.some((each) => each.id === id)).map((id) => `[${id}] has no test`),
    ...cited.filter(({ id }) => !rules.includes(id)).map(({ file, id }) => `[${id}] in ${file} is no rule`),
  ];
}
