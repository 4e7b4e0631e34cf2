import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './isMain.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');

/** Whatever can change the built files. A source missing here would leave guests with an old app. */
const sources = [
  ...['app', 'components', 'rules', 'table', 'net', 'state', 'i18n', 'assets', 'public', 'modules'],
  ...['package.json', 'package-lock.json', 'app.json', 'tsconfig.json', 'metro.config.js', 'babel.config.js'],
  'scripts/webBuild.mjs',
];
const optimised = { EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };
const quiet = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function isFresh(name, hash) {
  const hashFile = join(dist, `${name}.hash`);
  return (
    existsSync(join(dist, name, 'index.html')) &&
    existsSync(hashFile) &&
    readFileSync(hashFile, 'utf8') === hash
  );
}

/**
 * Metro keeps what it made in the temporary folder, and does not look at our variables: one cache for two builds
 * would put what is only in one of them into the other.
 */
function cacheOf(name) {
  const folder = join(root, 'node_modules/.cache/palaver/metro', name);
  mkdirSync(folder, { recursive: true });
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** Everything Expo says, kept back: it is shown only when the build fails. */
function exportWeb(name, { into, env }) {
  const cli = join(root, 'node_modules/expo/bin/cli');
  const child = spawn(process.execPath, [cli, 'export', '-p', 'web', '--output-dir', into], {
    cwd: root,
    env: { ...process.env, ...quiet, ...optimised, ...cacheOf(name), ...env },
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
async function build(name, env = {}) {
  const into = join(dist, name);
  const hash = hashOfSources();
  if (isFresh(name, hash)) return into;
  const started = Date.now();
  process.stderr.write(`Building the ${name} app (a minute or two) … `);
  // Built aside and moved: a build that is stopped halfway never looks finished, and a running host keeps its files.
  const aside = `dist/${name}.${process.pid}`;
  mkdirSync(dist, { recursive: true });
  sweep();
  const { code, said } = await exportWeb(name, { into: aside, env });
  if (code !== 0 || !existsSync(join(root, aside, 'index.html'))) {
    rmSync(join(root, aside), { recursive: true, force: true });
    console.error(`failed.\n\n${said}`);
    process.exit(1);
  }
  rmSync(`${into}.hash`, { force: true });
  rmSync(into, { recursive: true, force: true });
  renameSync(join(root, aside), into);
  writeFileSync(`${into}.hash`, hash);
  console.error(`done in ${Math.round((Date.now() - started) / 1000)} s.`);
  return into;
}

/** The app as guests get it. */
export const webBuild = () => build('web');

/** The same with the gallery in it: for tests and for looking, never for guests. */
export const galleryBuild = () => build('gallery', { EXPO_PUBLIC_GALLERY: '1' });

if (isMain(import.meta.url)) {
  setup();
  // No `await` here: jest requires this file, and cannot require a module that waits.
  webBuild();
}
