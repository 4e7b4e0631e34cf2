import { memoize } from '@/net/secure/memoize';

test('an answer is computed once, and the oldest are dropped at the limit', () => {
  const asked: string[] = [];
  const join = memoize(2, (a, b) => {
    asked.push(`${a}${b}`);
    return `${a}+${b}`;
  });
  expect([join('a', 'b'), join('a', 'b'), join('ab', '')]).toEqual(['a+b', 'a+b', 'ab+']);
  expect(asked).toEqual(['ab', 'ab']);
  join('c', 'd');
  join('a', 'b');
  expect(asked).toEqual(['ab', 'ab', 'cd', 'ab']);
});
