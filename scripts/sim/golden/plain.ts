const LONG_HEX = /^[0-9a-f]{16,}$/;
const WORD = /^[A-Za-z][\w-]*$/;
const CHANGES_MAX = 300;

/** A value as a person reads it: no quotes around words, commitments and salts cut short. */
export function plain(value: unknown): string {
  if (typeof value === 'string') {
    if (LONG_HEX.test(value)) return `${value.slice(0, 6)}…`;
    return WORD.test(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${pairs.map(([key, each]) => `${key}: ${plain(each)}`).join(', ')}}`;
}

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of the same length are compared item by item; others have grown, shrunk or been dealt anew. */
const hasItems = (a: unknown, b: unknown): a is readonly unknown[] =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length;

function* differences(path: string, a: unknown, b: unknown): Generator<string> {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  if (hasItems(a, b))
    for (const [at, item] of a.entries()) yield* differences(`${path}[${at}]`, item, (b as unknown[])[at]);
  else if (isFields(a) && isFields(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      yield* differences(path === '' ? key : `${path}.${key}`, a[key], b[key]);
  else if (Array.isArray(a) && Array.isArray(b)) yield `${path} ${a.length} → ${b.length} of them`;
  else yield `${path} ${plain(a)} → ${plain(b)}`;
}

/** What is no longer as it was, in one line. */
export function changesBetween(before: unknown, after: unknown): string {
  const text = [...differences('', before, after)].join('; ');
  return text.length > CHANGES_MAX ? `${text.slice(0, CHANGES_MAX)}…` : text;
}
