import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { bundle, bundleFile, root } from '../build/bundle.mjs';
import { pack } from '../build/pack.mjs';
import { isMain } from '../isMain.mjs';
import { setup } from '../setup.mjs';
import { licences } from './licences.mjs';

/** `ws` goes without these where they are not installed. */
const OPTIONAL = ['bufferutil', 'utf-8-validate'];
/** Of an entry in a zip that was made on Unix: an ordinary file, who may read it, who may run it. */
const [UNIX, FILE, PROGRAM] = [3, 0o100644 * 0x10000, (0o100755 * 0x10000) >>> 0];
/** The same files make the same zip, whenever and wherever: the oldest date that a zip can say. */
const NO_DATE = new Date(1980, 0, 1, 12);

const read = (path) => readFileSync(join(root, path));
const forWindows = (path) => Buffer.from(read(path).toString().replace(/\r?\n/g, '\r\n'));

/** One file of the host, small, and every file it is made from. */
async function bundled(entry, name) {
  let metafile;
  const file = await bundle(entry, bundleFile(name), {
    sourcemap: false,
    // Not the names of functions: they say where an error happened.
    minifySyntax: true,
    minifyWhitespace: true,
    // All licences stand in a file of their own.
    legalComments: 'none',
    metafile: true,
    plugins: [
      { name: 'what is in it', setup: ({ onEnd }) => onEnd((result) => void ({ metafile } = result)) },
    ],
  });
  const missing = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path) && !OPTIONAL.includes(path));
  if (missing.length > 0)
    throw new Error(`the host would need ${missing.map(({ path }) => path).join(', ')} installed`);
  return { code: readFileSync(file), files: Object.keys(metafile.inputs) };
}

/** A host for whoever has Node and nothing else: no npm, no registry, no internet. Returns the zip's path. */
export async function dist() {
  const { version } = JSON.parse(read('package.json'));
  const host = await bundled('server/play.ts', 'download-host');
  const start = await bundled('scripts/download/start.mjs', 'download-start');
  await pack();
  const file = (content) => [content, { os: UNIX, attrs: FILE }];
  const program = (content) => [content, { os: UNIX, attrs: PROGRAM }];
  const folder = {
    'README.txt': file(forWindows('scripts/download/README.txt')),
    'LISEZMOI.txt': file(forWindows('scripts/download/LISEZMOI.txt')),
    'LEEME.txt': file(forWindows('scripts/download/LEEME.txt')),
    'PRIVACY.md': file(read('PRIVACY.md')),
    LICENSE: file(read('LICENSE')),
    'LICENCES.txt': file(Buffer.from(await licences(host.files))),
    'CONTENT-NOTICE.md': file(read('CONTENT-NOTICE.md')),
    play: program(read('scripts/download/play')),
    'play.cmd': file(forWindows('scripts/download/play.cmd')),
    host: {
      'start.mjs': file(start.code),
      'host.mjs': file(host.code),
      web: Object.fromEntries(
        ['site.json', 'files.site'].map((name) => [name, file(read(`dist/pack/${name}`))]),
      ),
    },
  };
  const name = `palaver-${version}`;
  const zip = join(root, 'dist', `${name}.zip`);
  const bytes = zipSync({ [name]: folder }, { level: 9, mtime: NO_DATE });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(`${zip}.${process.pid}`, bytes);
  renameSync(`${zip}.${process.pid}`, zip);
  console.log(`${zip}: ${Math.round(bytes.length / 1024)} KB`);
  return zip;
}

if (isMain(import.meta.url)) {
  setup();
  await dist();
}
