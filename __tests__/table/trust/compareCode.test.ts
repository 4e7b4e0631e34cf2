import { extend, newChain, recordHash } from '@/table/trust/chain';
import { checkCompareCode, compareCode, type CompareView } from '@/table/trust/compareCode';

const CIRCLE = 'c'.repeat(64);

/** A phone that was told of these records. */
const phone = (records: readonly string[], of: Partial<CompareView> = {}): CompareView => {
  const list = records.map((name) => ({ record: recordHash({ name }), ballot: null }));
  const grown = extend(newChain('table'), { from: 1, list });
  if ('problem' in grown) throw new Error(grown.problem);
  return { table: 'table', circle: CIRCLE, epoch: 0, chain: grown.chain, ...of };
};
const code = (view: CompareView): string => compareCode(view) ?? '';

test('two phones in one circle that were told the same are the same', () => {
  expect(checkCompareCode(phone(['a', 'b']), code(phone(['a', 'b'])))).toBe('same');
});

test('one that was told less is the same as far as it goes, one that was told more has to be asked again', () => {
  expect(checkCompareCode(phone(['a', 'b']), code(phone(['a'])))).toBe('same');
  expect(checkCompareCode(phone(['a']), code(phone(['a', 'b'])))).toBe('apart');
});

test('another record anywhere, or another circle, is not the same', () => {
  expect(checkCompareCode(phone(['a', 'b', 'd']), code(phone(['x', 'b', 'd'])))).toBe('different');
  expect(checkCompareCode(phone(['a', 'b', 'd']), code(phone(['a', 'x'])))).toBe('different');
  expect(checkCompareCode(phone(['a']), code(phone(['a'], { circle: 'd'.repeat(64) })))).toBe('different');
});

test('a phone at another table or before another host is not called a liar', () => {
  expect(checkCompareCode(phone(['a']), code(phone(['a'], { table: 'other' })))).toBe('other-table');
  expect(checkCompareCode(phone(['a'], { epoch: 1 }), code(phone(['b'])))).toBe('apart');
});

test.each([
  '',
  'http://192.168.1.2/join#x',
  'palaver-compare-1 table x 0 1 y',
  `palaver-compare-1 table ${CIRCLE} 0 1`,
])('what is no such code is said to be none: %s', (text) => {
  expect(checkCompareCode(phone(['a']), text)).toBe('unreadable');
});
