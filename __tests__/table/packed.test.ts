import { packed, unpacked } from '@/table/wire/bytes/packed';

import * as fc from '../support/fastCheck';

const overTheLine = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown[];

test('what was packed comes out again, whatever it is', () => {
  const alike = fc.record(
    {
      type: fc.constantFrom('a', 'b'),
      to: fc.nat(2),
      of: fc.record({ x: fc.nat(2), y: fc.jsonValue() }, { requiredKeys: ['x'] }),
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(alike, fc.jsonValue({ maxDepth: 3 }))), (given) => {
      const list = overTheLine(given);
      expect(unpacked(overTheLine(packed(list)))).toEqual(list);
    }),
    { numRuns: 1_000 },
  );
});

test('[W3.8] of each only what is different from the one before travels', () => {
  const promise = { type: 'promise', by: 'people', to: 'peace', plan: 'legal-aid', amount: 1 };
  expect(packed([promise, { ...promise, amount: 2 }, promise, { type: 'pass' }, [1]])).toEqual([
    [promise],
    { amount: 2 },
    { amount: 1 },
    [{ type: 'pass' }],
    [[1]],
  ]);
});

test('a part that is gone is not kept by mistake', () => {
  const list = [{ type: 'a', to: 1 }, { type: 'a', to: undefined }, { type: 'a' }];
  expect(unpacked(overTheLine(packed(list)))).toEqual([{ type: 'a', to: 1 }, { type: 'a' }, { type: 'a' }]);
});

test('no name of a part is special', () => {
  const list = overTheLine([
    { toString: 1 },
    {},
    JSON.parse('{"__proto__":1}'),
    JSON.parse('{"__proto__":2}'),
  ]);
  expect(JSON.stringify(unpacked(overTheLine(packed(list))))).toBe(JSON.stringify(list));
});

test('what cannot have been packed is refused, not guessed at', () => {
  expect(() => unpacked([{ to: 1 }])).toThrow();
  expect(() => unpacked([[{ type: 'a' }], { of: { x: 1 } }])).toThrow();
});
