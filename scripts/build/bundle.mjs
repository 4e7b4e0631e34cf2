import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { gamesFolder, registryFor } from './registries.cjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tools that find their own files beside them, or that are never needed in a bundle. */
const external = ['esbuild', 'playwright-core', '@babel/*', 'typescript'];
const requireForCommonJs =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Only the rules' registry: no script has a screen. */
const registries = {
  name: 'registries',
  setup: ({ onResolve }) =>
    onResolve({ filter: /(^|\/)games$/ }, ({ path, resolveDir, importer }) => {
      const found = resolve(resolveDir, `${path}.ts`);
      const meant = registryFor(found, importer);
      return meant === found ? undefined : { path: meant };
    }),
};

/** A bundle with other games than ours has a name of its own. */
export const bundleFile = (name) =>
  resolve(root, 'node_modules/.cache/palaver', `${name}${gamesFolder === null ? '' : '.games'}.mjs`);

/**
 * One TypeScript entry and all it imports, as one file. `options` are esbuild's and win over ours.
 * The file is put in place whole: another process may be importing it at this moment.
 */
export async function bundle(entry, outfile, options = {}) {
  const format = options.format ?? 'esm';
  const platform = options.platform ?? 'node';
  const result = await build({
    absWorkingDir: root,
    entryPoints: [resolve(root, entry)],
    outfile,
    bundle: true,
    platform,
    format,
    target: 'node20',
    sourcemap: 'inline',
    tsconfig: resolve(root, 'tsconfig.json'),
    external: platform === 'node' ? external : [],
    banner: format === 'esm' && platform === 'node' ? { js: requireForCommonJs } : {},
    logLevel: 'warning',
    plugins: gamesFolder === null ? [] : [registries],
    ...options,
    alias: { 'sodium-universal': resolve(root, 'net/shims/sodium.ts'), ...options.alias },
    write: false,
  });
  mkdirSync(dirname(outfile), { recursive: true });
  const half = `${outfile}.${process.pid}`;
  writeFileSync(half, result.outputFiles[0].contents);
  renameSync(half, outfile);
  return outfile;
}
