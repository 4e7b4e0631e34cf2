import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';
import { setup } from '../setup.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const results = join(root, 'node_modules/.cache/palaver/tests');
const given = process.argv.slice(2);
/** Whole games and the gallery, which take too long for every change. */
const isWhole = given.includes('--whole');
const filter = given.filter((argument) => argument !== '--whole');
/** By itself jest leaves one of two cores idle. */
const inPairs = ['--maxWorkers=2'];
/** A browser test waits half of its time for pages. */
const inThrees = ['--maxWorkers=3'];
const longest = (isWhole ? 80 : 30) * 60_000;

function node(args, stdout) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', stdout, 'inherit'],
    timeout: longest,
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((done) => child.on('close', (code) => done({ code, said })));
}

/** How long it took, in whole seconds, beside what it gave. */
async function timed(stage) {
  const began = Date.now();
  const result = await stage();
  return { ...result, seconds: Math.round((Date.now() - began) / 1000) };
}

const jest = (name, config, ...args) =>
  timed(async () => {
    const file = join(results, `${name}.json`);
    rmSync(file, { force: true });
    const narrowed = filter.length > 0 ? ['--passWithNoTests', ...filter] : [];
    const { code } = await node(
      ['node_modules/jest/bin/jest.js', '-c', config, ...args, '--json', `--outputFile=${file}`, ...narrowed],
      'ignore',
    );
    if (!existsSync(file)) return { name, code, passed: 0, failed: 0, skipped: 0 };
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      name,
      code,
      passed: report.numPassedTests,
      // A file that does not even load has no failed test of its own.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });

const hermes = () =>
  timed(async () => {
    const { code, said } = await node(['scripts/native/hermes/testHermes.mjs'], 'pipe');
    const lastLine = said.trimEnd().split('\n').at(-1) ?? '';
    const [, passed = 0, failed = 0] = /^hermes: (\d+) passed, (\d+) failed$/.exec(lastLine) ?? [];
    return { name: 'hermes', code, passed: Number(passed), failed: Number(failed), skipped: 0 };
  });

/** What is wrong with a stage although no test of it failed. Each of these would let a broken run look green. */
function troubleOf({ name, code, passed, failed, skipped }) {
  if (failed > 0) return undefined;
  if (code !== 0) return `${name}: ended with ${code ?? 'a signal'}`;
  if (filter.length > 0) return undefined;
  if (passed === 0) return `${name}: ran no tests`;
  if (skipped > 0) return `${name}: ${skipped} skipped, and a skipped test proves nothing`;
  return undefined;
}

/** For most of its time a build keeps only one core busy, so the tests that need no build run meanwhile. */
async function usualStages() {
  const built = node(['scripts/build/webBuild.mjs'], 'inherit');
  const browser = built.then(({ code }) =>
    code === 0
      ? jest('browser', 'jest.browser.config.js', ...inThrees)
      : { name: 'browser', code, passed: 0, failed: 1, skipped: 0, seconds: 0 },
  );
  const core = await jest('core', 'jest.config.js', '--selectProjects', 'core', 'sixthGame', ...inPairs);
  const screens = await jest('screens', 'jest.config.js', '--selectProjects', 'screens', ...inPairs);
  // It takes the best of several runs, and a move may take three times as long as it does.
  const phones = filter.length > 0 ? [] : [await hermes()];
  return [core, screens, ...phones, await browser];
}

setup();
process.env.CHROMIUM_PATH = chromium();
process.env.FIREFOX_PATH = firefox();
mkdirSync(results, { recursive: true });
const began = Date.now();
const stages = isWhole ? [await jest('whole', 'jest.whole.config.js', ...inThrees)] : await usualStages();
const sum = (count) => stages.reduce((total, stage) => total + stage[count], 0);
const troubles = stages.map(troubleOf).filter(Boolean);
if (troubles.length === 0 && sum('passed') + sum('failed') === 0)
  troubles.push('no test matches that filter');

console.log();
for (const { name, passed, failed, seconds } of stages)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
for (const trouble of troubles) console.log(trouble);
const failed = sum('failed') + troubles.length;
console.log(`${Math.round((Date.now() - began) / 1000)} s in all`);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
