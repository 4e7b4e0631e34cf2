import { createRandom, seedFrom } from '@/rules/engine/random';
import { newCode, sealTable, unsealTable } from '@/table/log/files/tableFile';

const random = createRandom(seedFrom(3));
const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => random.int(256));

const TABLE = {
  tableId: 'abcd1234',
  game: 'toy',
  log: ['{"t":"table"}', '{"t":"move","hand":"CANARY"}'],
  secretKeys: ['ab'.repeat(32)],
  values: { 'bot/x': 'CANARY' },
};

describe('a table as a file', () => {
  const code = newCode(randomBytes);
  const text = sealTable(TABLE, code, randomBytes);

  test('opens with its code, however it is typed', () => {
    expect(unsealTable(text, code)).toEqual({ table: TABLE });
    expect(unsealTable(text, ` ${code.toUpperCase().slice(0, 4)} ${code.slice(4)}`)).toEqual({
      table: TABLE,
    });
  });

  test('shows nothing of what is in it without the code', () => {
    expect(text).not.toMatch(/CANARY|abcd1234|toy/);
    expect(unsealTable(text, 'aaaabbbbcccc')).toEqual({ problem: 'wrong-code' });
  });

  test.each([
    ['not JSON', 'hello', 'not-a-table'],
    ['something else', '{"palaver":"game","v":1}', 'not-a-table'],
    ['nothing', 'null', 'not-a-table'],
    ['a later version', text.replace('"v":1', '"v":2'), 'other-version'],
    ['a file cut short', text.slice(0, -40), 'not-a-table'],
    ['a file with its end missing', `${text.slice(0, -42)}"}`, 'wrong-code'],
    ['a huge file', ' '.repeat(8_000_001), 'too-big'],
  ])('%s gets a clear answer', (_what, given, problem) => {
    expect(unsealTable(given, code)).toEqual({ problem });
  });
});
