import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../build/bundle.mjs';

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE = /^(licen[cs]e|copying|notice)([-.].*)?$/i;

/** The folders of the packages among these files, which are named from the project's root. */
const packagesOf = (files) =>
  [...new Set(files.flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/'))?.[0] ?? []))].sort();

function routesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === 'app/dev' ? [] : routesIn(path);
    return path.endsWith('.tsx') ? [path] : [];
  });
}

/**
 * The files that the web app is made from. Metro names none of them in what it builds, so the same imports are followed
 * once more. What Metro leaves out of packages is followed too: a licence too many harms nobody.
 */
async function filesOfWebApp() {
  const entries = ['expo-router/entry', '@expo/metro-runtime', ...routesIn('app').map((file) => `./${file}`)];
  const nothing = ['.png', '.ttf', '.woff2', '.mp3', '.site'].map((kind) => [kind, 'empty']);
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entries.map((name) => `import '${name}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    format: 'esm',
    splitting: true,
    logLevel: 'error',
    mainFields: ['browser', 'module', 'main'],
    resolveExtensions: ['.web', ''].flatMap((of) => ['.tsx', '.ts', '.js', '.json'].map((kind) => of + kind)),
    loader: { '.js': 'jsx', ...Object.fromEntries(nothing) },
    alias: {
      'react-native': 'react-native-web',
      'sodium-universal': './net/shims/sodium.ts',
      buffer: 'buffer/',
      events: 'events/',
    },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.EXPO_OS': '"web"', __DEV__: 'false' },
  });
  return Object.keys(metafile.inputs);
}

function licenceOf(folder) {
  const at = join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const texts = readdirSync(at).filter((file) => LICENCE.test(file));
  if (!license && texts.length === 0) throw new Error(`${name} says nothing of its licence`);
  // Some packages name their licence and forget its text.
  const said = texts.map((file) => readFileSync(join(at, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see below'})`, ...said].join('\n\n');
}

/** One text with the licences of all that is bundled, in the host from `hostFiles` and in the web app. */
export async function licences(hostFiles) {
  const packages = packagesOf([...hostFiles, ...(await filesOfWebApp())]);
  const fonts = ['atkinson-hyperlegible', 'bricolage-grotesque'].map((name) => {
    const file = join(root, `assets/fonts/OFL-${name}.txt`);
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    return `The typeface ${name}\n\n${readFileSync(file, 'utf8').trim()}`;
  });
  const line = `\n\n${'-'.repeat(100)}\n\n`;
  const intro = 'What is bundled in this Palaver besides its own code, and under which licences.';
  return `${[intro, ...packages.map(licenceOf), ...fonts].join(line)}\n`;
}
