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

test('[W3.8] rows of what comes again come out again', () => {
  const item = fc.record({ to: fc.nat(1), of: fc.nat(2) }, { requiredKeys: ['to'] });
  fc.assert(
    fc.property(fc.array(item, { minLength: 8, maxLength: 60 }), (list) => {
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

test('[W3.8] a row that is written as one before it travels as two numbers', () => {
  const list = ['planet', 'peace', 'people'].flatMap((to) =>
    [0, 1, 2, 3].flatMap((asks) => [
      ...[1, 2, 3].map((amount) => ({
        type: 'promise',
        form: 'now',
        by: 'peace',
        to,
        asks,
        plan: 'trees',
        amount,
      })),
      ...[1, 2, 3].map((amount) => ({ type: 'promise', form: 'next', by: 'peace', to, asks, amount })),
      { type: 'promise', form: 'pay', by: 'peace', to, asks, plan: 'trees' },
    ]),
  );
  const short = packed(list);
  expect(short.slice(0, 9)).toEqual([
    [{ type: 'promise', form: 'now', by: 'peace', to: 'planet', asks: 0, plan: 'trees', amount: 1 }],
    { amount: 2 },
    { amount: 3 },
    { form: 'next', amount: 1, plan: [] },
    { amount: 2 },
    { amount: 3 },
    { form: 'pay', plan: 'trees', amount: [] },
    { form: 'now', asks: 1, amount: 1 },
    [7, 6],
  ]);
  expect(JSON.stringify(short).length * 8).toBeLessThan(JSON.stringify(list).length);
  expect(unpacked(overTheLine(short))).toEqual(list);
});

test('[W3.8] a row may go on into itself', () => {
  expect(unpacked([1, 2, [2, 5]])).toEqual([1, 2, 1, 2, 1, 2, 1]);
});

test.each([
  ['of nothing', [1, [2, 1]]],
  ['that begins nowhere', [1, [0, 1]]],
  ['without an end', [1, [1, Infinity]]],
  ['that is no number', [1, [1, '4']]],
  ['longer than any list', [1, [1, 6_000], [1, 6_000]]],
])('[W3.8] a row %s is refused', (_, list) => {
  expect(() => unpacked(list)).toThrow();
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
