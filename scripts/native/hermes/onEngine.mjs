import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from '@babel/core';
import { bundle, root } from '../../build/bundle.mjs';

const cache = resolve(root, 'node_modules/.cache/palaver');
const binaries = { linux: 'linux64-bin/hermes', darwin: 'osx-bin/hermes', win32: 'win64-bin/hermes.exe' };

/**
 * One file that runs on Node and on a Hermes as old as cheap phones have: esbuild lowers the syntax, Babel what
 * esbuild cannot (classes, and `let` in loops, which this Hermes shares between rounds).
 */
export async function bundleForHermes(entry, name) {
  const file = resolve(cache, `${name}.hermes.js`);
  await bundle(entry, file, {
    platform: 'browser',
    format: 'iife',
    target: 'es2016',
    supported: { bigint: true },
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import', 'default'],
    sourcemap: false,
    alias: {
      buffer: resolve(root, 'node_modules/buffer/index.js'),
      events: resolve(root, 'node_modules/events/events.js'),
    },
  });
  const lowered = transformSync(readFileSync(file, 'utf8'), {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [
      resolve(root, 'scripts/build/inlineRotations.cjs'),
      '@babel/plugin-transform-classes',
      '@babel/plugin-transform-block-scoping',
    ],
  });
  const prelude = readFileSync(resolve(root, 'scripts/native/hermes/prelude.js'), 'utf8');
  writeFileSync(file, `${prelude}\n${lowered.code}`);
  return file;
}

const run = (program, args) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
    .trim()
    .split('\n');

export const runOnNode = (file) => run(process.execPath, [file]);

export function runOnHermes(file) {
  const binary = binaries[process.platform];
  if (!binary) throw new Error(`There is no Hermes for ${process.platform} here.`);
  return run(resolve(root, 'node_modules/hermes-engine-cli', binary), ['-O', file]);
}
