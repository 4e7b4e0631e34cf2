import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';
import { setup } from '../setup.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const results = join(root, 'node_modules/.cache/palaver/tests');
const filter = process.argv.slice(2);
/** By itself jest leaves one of two cores idle. */
const inPairs = ['--maxWorkers=2'];
const longest = 30 * 60_000;

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

async function jest(name, config, ...args) {
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
}

async function hermes() {
  const { code, said } = await node(['scripts/native/hermes/testHermes.mjs'], 'pipe');
  const lastLine = said.trimEnd().split('\n').at(-1) ?? '';
  const [, passed = 0, failed = 0] = /^hermes: (\d+) passed, (\d+) failed$/.exec(lastLine) ?? [];
  return { name: 'hermes', code, passed: Number(passed), failed: Number(failed), skipped: 0 };
}

/** What is wrong with a stage although no test of it failed. Each of these would let a broken run look green. */
function troubleOf({ name, code, passed, failed, skipped }) {
  if (failed > 0) return undefined;
  if (code !== 0) return `${name}: ended with ${code ?? 'a signal'}`;
  if (filter.length > 0) return undefined;
  if (passed === 0) return `${name}: ran no tests`;
  if (skipped > 0) return `${name}: ${skipped} skipped, and a skipped test proves nothing`;
  return undefined;
}

setup();
process.env.CHROMIUM_PATH = chromium();
mkdirSync(results, { recursive: true });

// For most of its time a build keeps only one core busy, and nobody wants it before the browser does.
const built = node(['scripts/build/webBuild.mjs', '--gallery'], 'inherit');
const core = await jest('core', 'jest.config.js', '--selectProjects', 'core', ...inPairs);
const screens = await jest('screens', 'jest.config.js', '--selectProjects', 'screens', ...inPairs);
if ((await built).code !== 0) process.exit(1);
const stages = [
  core,
  screens,
  await jest('browser', 'jest.browser.config.js', ...inPairs),
  ...(filter.length > 0 ? [] : [await hermes()]),
];
const sum = (count) => stages.reduce((total, stage) => total + stage[count], 0);
const troubles = stages.map(troubleOf).filter(Boolean);
if (troubles.length === 0 && sum('passed') + sum('failed') === 0)
  troubles.push('no test matches that filter');

console.log();
for (const { name, passed, failed } of stages) console.log(`${name}: ${passed} passed, ${failed} failed`);
for (const trouble of troubles) console.log(trouble);
const failed = sum('failed') + troubles.length;
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
