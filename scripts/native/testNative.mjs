import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bytecodeVersion } from './hermes/onEngine.mjs';
import { prebuild } from './prebuild.mjs';
import { pack } from '../build/pack.mjs';
import { setup } from '../setup.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const exported = join(root, 'node_modules/.cache/palaver/native');
const LARGE = 200_000;
const quiet = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NODE_ENV: 'production' };

function run(name, args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(`${name} failed`);
  process.exit(1);
}

/** A bundle of Hermes bytecode for each system, or no build would start. */
function exportBoth() {
  rmSync(exported, { recursive: true, force: true });
  const platforms = ['android', 'ios'];
  run(
    'expo export',
    [
      'node_modules/expo/bin/cli',
      'export',
      ...platforms.flatMap((name) => ['--platform', name]),
      '--output-dir',
      exported,
    ],
    quiet,
  );
  for (const name of platforms) {
    const folder = join(exported, '_expo/static/js', name);
    const bundles = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.hbc')) : [];
    if (bundles.length === 0) fail(`expo export made no bytecode for ${name}`);
    for (const bundle of bundles) checkBytecode(join(folder, bundle));
  }
}

/** Every file of bytecode begins with these eight bytes, and then says its version. */
const MAGIC = 'c61fbc03c103191f';

/** Made by the compiler that belongs to the Hermes in the app: another version would not even start. */
function checkBytecode(file) {
  const head = readFileSync(file).subarray(0, 12);
  if (head.toString('hex', 0, 8) !== MAGIC) fail(`${file} is not bytecode of Hermes`);
  const [made, wanted] = [head.readUInt32LE(8), bytecodeVersion()];
  if (made !== wanted) fail(`${file} is bytecode of version ${made}, the app's Hermes reads ${wanted}`);
  console.log(`bytecode of version ${made}, as the app's Hermes reads it`);
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** The app travels over weak hotspots: nothing large is in it but the web app that it hands out. */
function checkAssets() {
  const { fileMetadata } = JSON.parse(readFileSync(join(exported, 'metadata.json'), 'utf8'));
  for (const [platform, { assets }] of Object.entries(fileMetadata)) {
    const large = assets.filter(({ path }) => statSync(join(exported, path)).size > LARGE);
    const kinds = large.map(({ ext }) => ext).join(', ');
    if (kinds !== 'site') fail(`${platform}: the large assets should be the web app alone, but are ${kinds}`);
  }
}

setup();
if (!process.argv.includes('--no-export')) {
  await pack();
  exportBoth();
  checkAssets();
}
const folder = prebuild(root);
try {
  run(
    'the native tests',
    ['node_modules/jest/bin/jest.js', '-c', 'jest.native.config.js', '--maxWorkers=2'],
    { PALAVER_NATIVE: folder },
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
