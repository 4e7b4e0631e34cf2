const RULE = /^- \[(\d+(?:\.\d+)+)\] /gm;
/** Ids at the beginning of a title: test('[3.2] …'), test.each(…)('[4.6] [4.8] …'). */
const CITED = /['"`]((?:\[\d+(?:\.\d+)+\] )+)/g;
const ID = /\[([\d.]+)\]/g;

/** What is amiss between the rules of a SPEC and the tests that cite them; `tests` by file name. */
export function faults(spec: string, tests: { readonly [file: string]: string }): readonly string[] {
  const rules = [...spec.matchAll(RULE)].map(([, id]) => id);
  const cited = Object.entries(tests).flatMap(([file, text]) =>
    [...text.matchAll(CITED)].flatMap(([, ids = '']) =>
      [...ids.matchAll(ID)].map(([, id]) => ({ file, id })),
    ),
  );
  return [
    ...(rules.length === 0 ? ['no rules found'] : []),
    ...rules.filter((id, at) => rules.indexOf(id) !== at).map((id) => `[${id}] stands twice`),
    ...rules.filter((id) => !cited.some((each) => each.id === id)).map((id) => `[${id}] has no test`),
    ...cited.filter(({ id }) => !rules.includes(id)).map(({ file, id }) => `[${id}] in ${file} is no rule`),
  ];
}
