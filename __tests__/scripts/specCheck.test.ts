import { faults } from '@/scripts/test/specFaults';
import { threatFaults } from '@/scripts/test/threatFaults';

const SPEC = '# Rules\n\n- [1.1] One.\n- [1.2] Two, see [1.1].\n- [2.10] Three.\n';

test('all is well when every rule is cited', () => {
  expect(faults(SPEC, { a: 'test(\'[1.1] one\', f); test("[1.2] [2.10] two", f);' })).toEqual([]);
});

test('a rule without a test and a test without a rule are found', () => {
  expect(
    faults(SPEC, { a: "test('[1.1] one', f);", b: 'test.each([[1.5]])(`[2.1] %s`, f); // [1.2]' }),
  ).toEqual(['[1.2] has no test', '[2.10] has no test', '[2.1] in b is no rule']);
});

test('a rule that stands twice, or no rule at all, is found', () => {
  expect(faults('- [1.1] One.\n- [1.1] Again.\n', { a: "test('[1.1] x', f)" })).toEqual([
    '[1.1] stands twice',
  ]);
  expect(faults('', {})).toEqual(['no rules found']);
});

test('rules with a letter are cited beside attacks, and only they count', () => {
  const text = '- [W1.1] One.\n- [W1.2] Two.\n- [1.3] Of a game.\n';
  expect(faults(text, { a: "test('[A14] [W1.1] one', f); test('[1.9] two', f);" }, 'W')).toEqual([
    '[W1.2] has no test',
  ]);
  expect(faults(text, { a: "test('[W1.1] [W1.2] [W7.1] one', f)" }, 'W')).toEqual(['[W7.1] in a is no rule']);
});

describe('the threat model', () => {
  const tests = {
    '__tests__/adversary/a.test.ts': "test('[A2] [W1.1] a', f)",
    '__tests__/table/b.test.ts': '',
  };
  const of = { tests, rules: ['W1.1'] };

  test('is well when each item names a test that is there, or says that it is open', () => {
    const text =
      '- One [A2].\n- Two\n  lines (`__tests__/table/b.test.ts`).\n- **Open:** three.\n- Four [W1.1].\n';
    expect(threatFaults(text, of)).toEqual([]);
  });

  test('is at fault with an item without a test and a test that is not there', () => {
    const text = '- One.\n- Two [A3].\n- Three (`__tests__/table/c.test.ts`).\n- Four [W1.2].\n';
    expect(threatFaults(text, of)).toEqual([
      'names no test: One.…',
      '[A3] is not there',
      '__tests__/table/c.test.ts is not there',
      '[W1.2] is not there',
    ]);
  });
});
