import { newTableId, tableNumber, tableTree, TREES } from '@/table/wire/tableName';

const RANDOM = 'f00dfacecafe';

test('tables of one host are numbered from 1, and eight of them have trees of their own', () => {
  const ids: string[] = [];
  for (let count = 0; count < TREES; count += 1) ids.push(newTableId(RANDOM, ids));
  expect(ids.map(tableNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(ids.map(tableTree)).size).toBe(TREES);
  expect(new Set(ids).size).toBe(TREES);
});

test('a number that is free again is given to the next table', () => {
  const first = newTableId(RANDOM, []);
  const second = newTableId(RANDOM, [first]);
  expect(tableNumber(newTableId(RANDOM, [second]))).toBe(1);
});

test('every id has a number and a tree, however it was made', () => {
  for (const id of ['abcd1234', 'ffffffff', '00000000', 'new', 'x'])
    expect([tableNumber(id) > 0, tableTree(id) >= 0 && tableTree(id) < TREES]).toEqual([true, true]);
});
