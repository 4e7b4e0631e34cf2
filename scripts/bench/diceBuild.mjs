import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createServer } from 'node:http';
import { root } from '../bundle.mjs';
import { isMain } from '../isMain.mjs';

const into = join(root, 'dist/gallery');
const hashFile = join(root, 'dist/gallery.hash');
const cache = join(root, 'node_modules/.cache/palaver/gallery');
const sources = ['app', 'components', 'rules', 'table', 'net', 'state', 'i18n', 'assets'];
const settings = ['package-lock.json', 'app.json', 'tsconfig.json', 'metro.config.js', 'babel.config.js'];
const environment = {
  CI: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_OFFLINE: '1',
  EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
  EXPO_UNSTABLE_TREE_SHAKING: '1',
  EXPO_PUBLIC_GALLERY: '1',
  // Metro keeps what it made in there, and does not look at the variable above: one cache for both builds
  // would put the gallery into the app.
  TMPDIR: cache,
};

function hashOfSources() {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), ...settings.map((name) => join(root, name))])
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** `dist/gallery`: the web app with the gallery in it, built when it is missing or older than its sources. */
export async function galleryBuild() {
  const hash = hashOfSources();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return into;
  process.stderr.write('Building the gallery (a minute or two) … ');
  mkdirSync(cache, { recursive: true });
  const aside = `dist/gallery.${process.pid}`;
  const args = [join(root, 'node_modules/expo/bin/cli'), 'export', '-p', 'web', '--output-dir', aside];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) {
    rmSync(join(root, aside), { recursive: true, force: true });
    throw new Error(`the gallery cannot be built: ${said}`);
  }
  rmSync(hashFile, { force: true });
  rmSync(into, { recursive: true, force: true });
  renameSync(join(root, aside), into);
  writeFileSync(hashFile, hash);
  console.error('done.');
  return into;
}

const TYPES = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** On a free port of this machine; any path that is no file is the app. */
export async function serveGallery(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const file = join(folder, path);
    const found = extname(path) !== '' && file.startsWith(folder) && existsSync(file);
    const shown = found ? file : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(shown)] ?? 'application/octet-stream' });
    response.end(readFileSync(shown));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** By itself it serves the gallery until it is stopped, and says where: for the browser tests and for looking. */
if (isMain(import.meta.url)) console.log((await serveGallery(await galleryBuild())).url);
