import { logOver, memoryLog, memoryValues, removeLog } from '@/table/log/storage';

import { describeLogStore } from '../support/storageContract';

describeLogStore('memory', () => {
  const store = memoryLog();
  return { open: () => store };
});

describeLogStore("a browser's localStorage", () => {
  const values = memoryValues();
  return { open: () => logOver(values, 'table/1') };
});

test('removing one log leaves the others', () => {
  const values = memoryValues();
  logOver(values, 'table/1').append('one');
  logOver(values, 'table/10').append('ten');
  removeLog(values, 'table/1');
  expect(logOver(values, 'table/1').read()).toEqual([]);
  expect(logOver(values, 'table/10').read()).toEqual(['ten']);
});
