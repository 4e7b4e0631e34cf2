import { extend, newChain, recordHash } from '@/table/trust/chain';
import { checkCompareCode, compareCode, type CompareView } from '@/table/trust/compareCode';

const SIGN = { id: '1'.repeat(16), hash: 'c'.repeat(64) };
const [ANA, BEN] = ['a'.repeat(64), 'b'.repeat(64)] as const;

/** A phone that was told of these records. */
const phone = (records: readonly string[], of: Partial<CompareView> = {}): CompareView => {
  const list = records.map((name) => ({ record: recordHash({ name }), ballot: null }));
  const grown = extend(newChain('table'), { from: 1, list });
  if ('problem' in grown) throw new Error(grown.problem);
  return { table: 'table', device: ANA, sign: SIGN, epoch: 0, chain: grown.chain, apps: [BEN], ...of };
};
/** What Ben's phone shows. */
const code = (view: CompareView): string => compareCode({ ...view, device: BEN }) ?? '';
const found = (mine: CompareView, scanned: string) => checkCompareCode(mine, scanned).found;

test('two phones in one circle that were told the same are the same', () => {
  expect(found(phone(['a', 'b']), code(phone(['a', 'b'])))).toBe('same');
});

test('one that was told less is the same as far as it goes, one that was told more has to be asked again', () => {
  expect(found(phone(['a', 'b']), code(phone(['a'])))).toBe('same');
  expect(found(phone(['a']), code(phone(['a', 'b'])))).toBe('apart');
});

test('another record anywhere is another game, another sign of one round is another circle', () => {
  expect(found(phone(['a', 'b', 'd']), code(phone(['x', 'b', 'd'])))).toBe('fork');
  expect(found(phone(['a', 'b', 'd']), code(phone(['a', 'x'])))).toBe('fork');
  const other = { ...SIGN, hash: 'd'.repeat(64) };
  expect(found(phone(['a']), code(phone(['a'], { sign: other })))).toBe('different');
});

test('a phone that has missed the latest sign is not called a liar, one that was shown another in its place is', () => {
  const sign = { id: '2'.repeat(16), hash: 'd'.repeat(64) };
  expect(found(phone(['a', 'b']), code(phone(['a'], { sign })))).toBe('apart');
  expect(found(phone(['a']), code(phone(['a', 'b'], { sign })))).toBe('apart');
  expect(found(phone(['a', 'b']), code(phone(['a', 'b'], { sign })))).toBe('different');
  expect(found(phone(['a', 'b']), code(phone(['x'], { sign })))).toBe('different');
});

test('the code of a page proves nothing, and this phone’s own is none', () => {
  expect(found(phone(['a'], { apps: [] }), code(phone(['a'])))).toBe('page');
  expect(found(phone(['a'], { device: BEN }), code(phone(['a'])))).toBe('unreadable');
});

test('it says whose code it was', () => {
  expect(checkCompareCode(phone(['a']), code(phone(['a'])))).toEqual({ found: 'same', device: BEN });
});

test('a phone at another table or before another host is not called a liar', () => {
  expect(found(phone(['a']), code(phone(['a'], { table: 'other' })))).toBe('other-table');
  expect(found(phone(['a'], { epoch: 1 }), code(phone(['b'])))).toBe('apart');
});

test.each([
  '',
  'http://192.168.1.2/join#x',
  'palaver-compare-1 table x 0 1 y',
  `palaver-compare-1 table ${BEN} ${SIGN.id} ${SIGN.hash} 0 1`,
])('what is no such code is said to be none: %s', (text) => {
  expect(found(phone(['a']), text)).toBe('unreadable');
});
