import { readFileSync } from 'node:fs';

import { fileOf } from '@/state/designs/file';
import { openPalaverFile, TOO_BIG } from '@/state/files/openPalaverFile';
import { newCode, sealTable } from '@/table/log/files/tableFile';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { FILES } from '@/table/wire/limits';

import { madeClimate, sound } from '../support/designs';
import * as fc from '../support/fastCheck';

const FIXTURES = '__tests__/fixtures';
const read = (path: string) => readFileSync(`${FIXTURES}/${path}`, 'utf8');
const GAME = read('beforeRulesVersions/dystocratic.game.palaver.json');
const TABLE = read('version010/table.palaver.json');
const DESIGN = read('version010/design.palaver.json');

test('files of version 0.1.0 are known for what they are', () => {
  expect(openPalaverFile(GAME)).toMatchObject({ kind: 'game', game: { game: 'dystocratic', rules: 1 } });
  expect(openPalaverFile(TABLE)).toEqual({ kind: 'table', text: TABLE });
  expect(openPalaverFile(DESIGN)).toMatchObject({ kind: 'design', design: { scenario: {} } });
});

test('files of today name their kind and their version, and are known by them', () => {
  const { randomBytes } = tableCrypto;
  const whole = { tableId: 'a', game: 'chile', log: ['{}'], secretKeys: [], values: {} };
  const table = sealTable(whole, newCode(randomBytes), randomBytes);
  const design = fileOf(sound(madeClimate())).text;
  expect(JSON.parse(table)).toMatchObject({ palaver: 'table', v: 1 });
  expect(JSON.parse(design)).toMatchObject({ palaver: 'design', version: 1 });
  expect(openPalaverFile(table)).toEqual({ kind: 'table', text: table });
  expect(openPalaverFile(design)).toEqual({ kind: 'design', design: sound(madeClimate()) });
});

test.each([
  ['game', GAME],
  ['table', TABLE],
  ['design', DESIGN],
])('a %s of a later version is not called damaged', (kind, text) => {
  const later = { ...(JSON.parse(text) as object), ...(kind === 'design' ? { version: 9 } : { v: 9 }) };
  expect(openPalaverFile(JSON.stringify(later))).toEqual({ kind, problem: 'other-version' });
});

test.each([
  ['a game', 'game', { ...(JSON.parse(GAME) as object), match: 'one' }, 'damaged'],
  ['a table', 'table', { ...(JSON.parse(TABLE) as object), box: 'no hex' }, 'damaged'],
  ['a design', 'design', { ...(JSON.parse(DESIGN) as object), game: 'other' }, 'damaged'],
  ['a design', 'design', { ...(JSON.parse(DESIGN) as object), design: { climate: {} } }, 'faulty'],
])('%s that is broken is still known for what it is', (_what, kind, json, problem) => {
  expect(openPalaverFile(JSON.stringify(json))).toMatchObject({ kind, problem });
});

test('any other text is refused with a reason, and nothing is thrown', () => {
  for (const text of ['', 'null', '[]', '{', '"palaver"', '{"palaver":1}', '{"palaver":"other","v":1}'])
    expect(openPalaverFile(text)).toEqual({ kind: null, problem: 'not-palaver' });
  expect(openPalaverFile(TOO_BIG)).toEqual({ kind: null, problem: 'too-big' });
  expect(openPalaverFile(' '.repeat(FILES.tableChars + 1))).toEqual({ kind: null, problem: 'too-big' });
  fc.assert(fc.property(fc.json(), (text) => expect(openPalaverFile(text)).toHaveProperty('problem')));
});
