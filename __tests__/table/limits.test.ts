import { tableCrypto } from '@/net/secure/tableCrypto';
import { sealItem } from '@/table/recovery/sealedLog';
import { ACCEPTED, bytesOf, FRAMES } from '@/table/wire/limits';

/** A move whose record is exactly as long as a host may accept, filled with one letter. */
function longestRecord(letter: string): string {
  const record = (text: string) =>
    JSON.stringify({ t: 'move', id: 'ab'.repeat(12), entry: { seat: 15, move: { type: 'note', text } } });
  const room = ACCEPTED.recordBytes - record('').length;
  return record(letter.repeat(Math.floor(room / (bytesOf(letter) - 2))));
}

const LETTERS = ['a', ' ', '"', '\\', '\n', '\u0001', 'é', '字', '😀', '\ud800'];

describe('a player who sends what is legal and too long', () => {
  test('is measured in bytes of JSON, not in letters', () => {
    expect(bytesOf('aaaa')).toBe(6);
    expect(bytesOf('""')).toBe(6);
    expect(bytesOf('é字😀')).toBe(2 + 2 + 3 + 4);
    expect(bytesOf('\u0001')).toBe(8);
    expect(bytesOf('\ud800')).toBe(8);
    expect(bytesOf({ a: [1, null] })).toBe('{"a":[1,null]}'.length);
    expect(bytesOf(undefined)).toBe(0);
  });

  test.each(LETTERS)('the longest record that is accepted fits what a phone keeps: %j', (letter) => {
    const line = longestRecord(letter);
    expect(line.length).toBeLessThanOrEqual(ACCEPTED.recordBytes);
    const sealed = sealItem(tableCrypto, new Uint8Array(32), 0, ['line', line]);
    expect(sealed.length).toBeLessThanOrEqual(FRAMES.sealedItem);
  });

  test('the longest that is summed up fits what a phone keeps', () => {
    const quoted = (letter: string) =>
      letter.repeat(Math.floor(ACCEPTED.quotedBytes / (bytesOf(letter) - 2)));
    for (const letter of LETTERS) {
      const line = quoted(letter);
      expect(bytesOf(line)).toBeGreaterThan(ACCEPTED.quotedBytes - 10);
      expect(sealItem(tableCrypto, new Uint8Array(32), 0, ['sum', line, 99_999]).length).toBeLessThanOrEqual(
        FRAMES.sealedItem,
      );
    }
  });

  test('everything that is accepted fits a frame', () => {
    expect(ACCEPTED.snapshotBytes + ACCEPTED.eventsBytes).toBeLessThan(FRAMES.bytes);
    expect(ACCEPTED.tableBytes).toBeLessThan(FRAMES.bytes);
    expect(2 * FRAMES.pieceChars).toBeLessThan(FRAMES.bytes);
    expect(FRAMES.pieceChars + FRAMES.sealedItem).toBeLessThan(FRAMES.bytes);
  });
});
