import { execFile } from 'node:child_process';

import type { FuzzedFiles } from '@/scripts/sim/fuzz/files';
import type { FuzzedFrames } from '@/scripts/sim/fuzz/frames';

const FRAMES = 4_000;
/** A change may leave something sound, such as a link to another address; mere garbage is never taken. */
const GARBAGE = ['code of something else', 'code of something else as design', 'garbage as settings'];
const KINDS = [
  ...GARBAGE,
  'broken link',
  'broken typed code',
  'garbage as typed code',
  'broken frame of a typed code',
  'changed scenario',
  'broken scenario',
  'scenario bomb',
  'broken design code',
  'design code of a changed scenario',
  'design code that swells',
  'codes of two designs',
  'changed design file',
  'broken design file',
  'changed draft',
  'broken draft',
  'changed settings',
  'broken settings',
  'changed game file',
  'broken game file',
  'changed table file',
  'broken table file',
  'table file with changed contents',
  'changed log',
  'shuffled log',
  'broken file',
];

type Report = FuzzedFrames & { readonly files: FuzzedFiles };

/** The command as people run it: bundled, it is three times as quick as under jest. It ends with 1 when something broke. */
const fuzz = (...args: readonly string[]): Promise<Report> =>
  new Promise((done, failed) => {
    const command = ['scripts/run.mjs', 'scripts/sim/fuzz/fuzz.ts', ...args, '--json'];
    execFile(process.execPath, command, { maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      if (error !== null) return failed(new Error(`${stdout}\n${stderr}`));
      done(JSON.parse(stdout) as Report);
    });
  });

let fuzzed: Report;
beforeAll(async () => {
  fuzzed = await fuzz('--frames', `${FRAMES}`, '--files', '200', '--seed', '1');
}, 300_000);

test('four thousand broken frames harm neither the host nor the game it runs', () => {
  expect(fuzzed).toMatchObject({ frames: FRAMES, crashes: [], failure: null });
  expect(fuzzed.moves).toBeGreaterThan(10);
  for (const kind of ['raw garbage', 'broken request', 'garbage frame', 'broken frame', 'broken handshake'])
    expect(fuzzed.kinds[kind]).toBeGreaterThan(40);
  expect(fuzzed.kinds["stranger's frame"]).toBeGreaterThan(2_000);
  expect(fuzzed.kinds["frame on a player's own line"]).toBeGreaterThan(120);
});

test('broken links, codes, scenarios, designs, settings, files and logs are refused without a crash', () => {
  const { files } = fuzzed;
  expect(Object.keys(files).sort()).toEqual([...KINDS].sort());
  expect(KINDS.filter((kind) => (files[kind]?.tried ?? 0) <= 4)).toEqual([]);
  expect(KINDS.filter((kind) => (files[kind]?.taken ?? 0) >= (files[kind]?.tried ?? 0))).toEqual([]);
  expect(GARBAGE.filter((kind) => files[kind]?.taken !== 0)).toEqual([]);
});
