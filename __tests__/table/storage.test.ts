import { logOver, memoryLog, memoryValues, removeLog } from '@/table/storage/storage';

import { describeLogStore } from '../support/storageContract';

describeLogStore('memory', () => {
  const store = memoryLog();
  return { open: () => store };
});

describeLogStore("a browser's localStorage", () => {
  const values = memoryValues();
  return { open: () => logOver(values, '1') };
});

test('removing one log leaves the others', () => {
  const values = memoryValues();
  logOver(values, '1').append('one');
  logOver(values, '10').append('ten');
  removeLog(values, '1');
  expect(logOver(values, '1').read()).toEqual([]);
  expect(logOver(values, '10').read()).toEqual(['ten']);
});
