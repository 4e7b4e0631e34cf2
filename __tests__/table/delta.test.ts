import { diff, patched } from '@/table/wire/bytes/delta';

import * as fc from '../support/fastCheck';

const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test('what was taken apart comes together again, whatever it is', () => {
  fc.assert(
    fc.property(plain, plain, (from, to) => {
      const delta = diff(from, to);
      expect(patched(from, JSON.parse(JSON.stringify(delta)))).toEqual(to);
    }),
    { numRuns: 500 },
  );
});

test('a list that lost, gained or changed one item travels as that item', () => {
  const list = Array.from({ length: 30 }, (_, card) => ({ card, long: 'x'.repeat(50) }));
  const changed = list.map((item) => (item.card === 7 ? { ...item, card: 99 } : item));
  for (const to of [
    list.slice(1),
    [...list, { card: 30, long: '' }],
    list.filter((_, at) => at !== 12),
    changed,
  ])
    expect(JSON.stringify(diff(list, to)).length).toBeLessThan(100);
});

test('no name of a part is special', () => {
  const [from, to] = ['{"__proto__":1,"toString":1}', '{"__proto__":[2]}'];
  const delta = JSON.parse(JSON.stringify(diff(JSON.parse(from), JSON.parse(to))));
  expect(JSON.stringify(patched(JSON.parse(from), delta))).toBe(to);
});

test('nothing changed is nothing sent', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
});

test('[W3.7] a delta for something else is refused, not guessed at', () => {
  expect(patched<unknown>([1], ['{', {}, []])).toBeNull();
  expect(patched<unknown>({ a: 1 }, ['~', 0, 1, []])).toBeNull();
});
