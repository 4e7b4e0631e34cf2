import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkNode } from './checkNode.mjs';
import { isMain } from './isMain.mjs';

const root = new URL('../', import.meta.url);
const lockFile = new URL('package-lock.json', root);
const patches = new URL('patches/', root);
const stamp = new URL('node_modules/.palaver-lock', root);
const installedFile = new URL('node_modules/.package-lock.json', root);

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const packagesOf = (file) => JSON.parse(read(file) || '{}').packages ?? {};

/** Whoever ran `npm install` by hand has the right packages but no stamp: no need to install them again. */
function isInstalled() {
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(lockFile)).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/** It is no failure when the patches are in place already. */
function patchPackages() {
  const tool = fileURLToPath(new URL('node_modules/patch-package/index.js', root));
  const patched = spawnSync(process.execPath, [tool], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (patched.status === 0) return;
  console.error('A patch in patches/ does not fit its package. Delete node_modules and start again.');
  process.exit(1);
}

function wantedHash() {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  for (const name of readdirSync(patches).sort()) hash.update(readFileSync(new URL(name, patches)));
  return hash.digest('hex');
}

/** Needs nothing but Node: it runs before any package is there. Speaks on stderr, so stdout stays the caller's. */
export function setup() {
  checkNode();
  const hash = wantedHash();
  if (read(stamp) === hash && existsSync(installedFile)) return;
  if (isInstalled()) patchPackages();
  else {
    console.error('Installing packages (once, a minute or two) …');
    const windows = process.platform === 'win32';
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: fileURLToPath(root),
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: windows,
    });
    if (npm.status !== 0) {
      console.error(
        'Installing packages failed, as said above. This first step needs the internet; playing does not.',
      );
      process.exit(1);
    }
  }
  writeFileSync(stamp, hash);
}

if (isMain(import.meta.url)) setup();
