import { announcement, readAnnouncement } from '@/net/lan/nearby';
import { PROTOCOL } from '@/table/wire/version';

const tableId = 'abcd1234';
const found = { port: 8787, addresses: ['fe80::1', '192.168.43.1'], txt: announcement(tableId).txt };

test('what a host calls out, a phone understands', () => {
  expect(readAnnouncement(found)).toEqual({ tableId, address: '192.168.43.1', port: 8787 });
});

test('it says that there is a table: not which game is played, and nothing that lets anyone in', () => {
  expect(announcement(tableId)).toEqual({
    name: 'Palaver abcd1234',
    txt: { v: String(PROTOCOL), table: tableId },
  });
});

test.each([
  ['nothing at all', {}],
  ['no numbers', { ...found, addresses: ['host.local'] }],
  ['only itself', { ...found, addresses: ['127.0.0.1'] }],
  ['a port of zero', { ...found, port: 0 }],
  ['a port like "8787; rm"', { ...found, port: '8787; rm' }],
  ['another version', { ...found, txt: { ...found.txt, v: '999' } }],
  ['a table that is markup', { ...found, txt: { ...found.txt, table: '<b>' } }],
  ['a very long table', { ...found, txt: { ...found.txt, table: 'x'.repeat(65) } }],
  ['numbers for text', { ...found, txt: { v: 1, table: 2 } }],
  ['a list that is none', { ...found, addresses: '192.168.43.1' }],
])('%s is no table', (_what, said) => {
  expect(readAnnouncement(said)).toBeNull();
});
