import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from '../isMain.mjs';
import { setup } from '../setup.mjs';
import { hashOfSources } from './sources.cjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');

const optimised = { EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };
const quiet = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };

const isFresh = (built, hash) =>
  existsSync(join(built, 'index.html')) &&
  existsSync(`${built}.hash`) &&
  readFileSync(`${built}.hash`, 'utf8') === hash;

/** Everything Expo says, kept back: it is shown only when the build fails. */
function exportWeb(into, env) {
  const cli = join(root, 'node_modules/expo/bin/cli');
  const child = spawn(process.execPath, [cli, 'export', '-p', 'web', '--output-dir', into], {
    cwd: root,
    env: { ...process.env, ...quiet, ...optimised, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((done) => child.on('close', (code) => done({ code, said })));
}

/** What a build that was stopped halfway left behind; another that is still running keeps its folder. */
function sweep() {
  for (const name of readdirSync(dist)) {
    const pid = Number(/^\w+\.(\d+)$/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** `dist/<name>`, built when it is missing or older than its sources. Returns the folder. */
async function build(name, env = {}, more = []) {
  const built = join(dist, name);
  const hash = hashOfSources(more);
  if (isFresh(built, hash)) return built;
  const started = Date.now();
  process.stderr.write(`Building the ${name} app (a minute or two) … `);
  // Built aside and moved: a build that is stopped halfway never looks finished, and a running host keeps its files.
  const aside = `${built}.${process.pid}`;
  mkdirSync(dist, { recursive: true });
  sweep();
  const { code, said } = await exportWeb(aside, env);
  if (code !== 0 || !existsSync(join(aside, 'index.html'))) {
    rmSync(aside, { recursive: true, force: true });
    console.error(`failed.\n\n${said}`);
    process.exit(1);
  }
  rmSync(`${built}.hash`, { force: true });
  rmSync(built, { recursive: true, force: true });
  renameSync(aside, built);
  writeFileSync(`${built}.hash`, hash);
  console.error(`done in ${Math.round((Date.now() - started) / 1000)} s.`);
  return built;
}

/** The app as guests get it. */
export const webBuild = () => build('web');

/** A game that a test adds to ours. */
export const SIXTH = '__tests__/fixtures/sixthGame';

/**
 * The same with the gallery and a sixth game in it, which nobody gets: what the gallery shares with the boards would come
 * with every guest's first load. One build serves both, for each takes a minute.
 */
export const galleryBuild = () => build('gallery', { PALAVER_GALLERY: '1', PALAVER_GAMES: SIXTH }, [SIXTH]);

if (isMain(import.meta.url)) {
  setup();
  // No `await` here: jest requires this file, and cannot require a module that waits.
  webBuild().then(() => process.argv.includes('--gallery') && galleryBuild());
}
