import { faults } from '@/scripts/test/specFaults';

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
