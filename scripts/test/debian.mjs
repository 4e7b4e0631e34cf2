import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function isDebian() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system);
}

/** Installs packages where it can: as root, on Debian or a system like it. */
export function installOnDebian(what, packages) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.error(`Installing ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Two tests may find at the same time that something is missing; apt-get would refuse the second.
  const oneByOne = '/run/lock/palaver-packages';
  const apt = (...args) =>
    spawnSync('flock', [oneByOne, 'apt-get', '-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

const isThere = (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;

/** Programs that a test needs, by the package each comes with. What cannot be had is an error: no tool, no test. */
export function needTools(packages) {
  const missing = () => Object.keys(packages).filter((tool) => !isThere(tool));
  const before = missing();
  if (before.length === 0) return;
  const wanted = [...new Set(before.map((tool) => packages[tool]))];
  installOnDebian(before.join(', '), wanted);
  const still = missing();
  if (still.length === 0) return;
  console.error(`Missing: ${still.join(', ')}. On Debian: sudo apt-get install ${wanted.join(' ')}`);
  process.exit(1);
}
