import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fetchGame } from '@/rules/shelf';

import { fuzzFiles, type FuzzedFiles } from '@/scripts/sim/fuzz/files';
import { fuzzFrames } from '@/scripts/sim/fuzz/frames';
import { DESIGN, finishedGame } from '@/scripts/sim/fuzz/samples';

test('four thousand broken frames harm neither the host nor the game it runs', async () => {
  const heap = () => process.memoryUsage().heapUsed;
  const fuzzed = await fuzzFrames({
    frames: 4_000,
    seed: 1,
    game: await fetchGame('dystocratic'),
    memory: heap,
  });
  expect(fuzzed).toMatchObject({ frames: 4_000, crashes: [], failure: null });
  expect(fuzzed.moves).toBeGreaterThan(10);
  for (const kind of ['raw garbage', 'broken request', 'garbage frame', 'broken frame', 'broken handshake'])
    expect(fuzzed.kinds[kind]).toBeGreaterThan(40);
  expect(fuzzed.kinds["stranger's frame"]).toBeGreaterThan(2_000);
  expect(fuzzed.kinds["frame on a player's own line"]).toBeGreaterThan(120);
}, 120_000);

describe('what comes from anywhere', () => {
  let fuzzed: FuzzedFiles;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'palaver-fuzz-'));
    fuzzed = fuzzFiles({ times: 200, seed: 1, game: await finishedGame(), design: DESIGN, folder });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    'broken link',
    'code of something else',
    'broken typed code',
    'garbage as typed code',
    'changed scenario',
    'broken scenario',
    'scenario bomb',
    'broken design code',
    'design code of a changed scenario',
    'design code that swells',
    'codes of two designs',
    'code of something else as design',
    'changed design file',
    'broken design file',
    'changed draft',
    'broken draft',
    'changed settings',
    'broken settings',
    'garbage as settings',
    'changed game file',
    'broken game file',
    'changed table file',
    'broken table file',
    'table file with changed contents',
    'changed log',
    'shuffled log',
    'broken file',
  ])('is refused in good order: %s', (kind) => {
    const { tried = 0, taken = 0 } = fuzzed[kind] ?? {};
    expect(tried).toBeGreaterThan(4);
    // A change may leave something sound, such as a link to another address.
    expect(taken).toBeLessThan(tried);
  });

  test.each(['code of something else', 'code of something else as design', 'garbage as settings'])(
    'is never taken when it is mere garbage: %s',
    (kind) => {
      expect(fuzzed[kind]?.taken).toBe(0);
    },
  );
});
