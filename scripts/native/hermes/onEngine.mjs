import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { transformSync } from '@babel/core';
import { bundle, root } from '../../build/bundle.mjs';

const cache = resolve(root, 'node_modules/.cache/palaver');
const binaries = { linux: 'linux64-bin/hermes', darwin: 'osx-bin/hermes', win32: 'win64-bin/hermes.exe' };

/**
 * One file that runs on Node and on the Hermes of the command line (0.12, the last that was published as a program). That
 * one is older than the Hermes that the app brings to phones: for it alone esbuild lowers the syntax, and Babel what
 * esbuild cannot (classes, and `let` in loops, which it shares between rounds). Nothing of this is in what users get.
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

const compilers = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };

/** The compiler that comes with this React Native, and makes what phones run. There is no engine with it. */
function shippedCompiler() {
  const binary = compilers[process.platform];
  if (!binary) throw new Error(`There is no Hermes compiler for ${process.platform} here.`);
  return resolve(root, 'node_modules/hermes-compiler/hermesc', binary);
}

/** The version of the bytecode that phones with this app can read. */
export function bytecodeVersion() {
  const said = run(shippedCompiler(), ['--version']).join('\n');
  return Number(/HBC bytecode version: (\d+)/.exec(said)?.[1]);
}

/** This file of a package as the app's own Babel configuration makes it for a platform, on its own. */
export function transformedFor(platform, file) {
  const { code } = transformSync(readFileSync(resolve(root, file), 'utf8'), {
    cwd: root,
    filename: resolve(root, file),
    caller: { name: 'metro', bundler: 'metro', platform, engine: 'hermes', isDev: false },
  });
  const made = resolve(cache, `${platform}.${basename(file)}`);
  writeFileSync(made, `(function (require, exports) {${code}})(globalThis.require, {});`);
  return made;
}

/** The instructions that phones run for each function of this file, by the function's name. Fails if it does not compile. */
export function compiledForPhones(file) {
  const instructions = new Map();
  let name = '';
  for (const line of run(shippedCompiler(), ['-O', '-w', '-dump-bytecode', file])) {
    name = /^(?:NC)?Function<(.*?)>/.exec(line)?.[1] ?? name;
    if (!instructions.has(name)) instructions.set(name, []);
    const [, instruction] = /^ {4}(\w+)/.exec(line) ?? [];
    if (instruction !== undefined) instructions.get(name).push(instruction);
  }
  return instructions;
}
