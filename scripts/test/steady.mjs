import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setup } from '../setup.mjs';

const USAGE = `Usage: npm run test:steady -- [--times N] [PATH …]

The browser tests again and again, until one fails: a test that fails one time in ten says nothing by passing.
  --times  how often (10)
  PATH     only these tests`;

const root = fileURLToPath(new URL('../../', import.meta.url));

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { times: { type: 'string', default: '10' } },
      allowPositionals: true,
    });
    const times = Number(values.times);
    if (!Number.isInteger(times) || times < 1) throw new Error('--times needs a whole number.');
    return { times, paths: positionals };
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { times, paths } = readArguments();
setup();
for (let time = 1; time <= times; time += 1) {
  const began = Date.now();
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '-c', 'jest.browser.config.js', '--maxWorkers=3', ...paths],
    { cwd: root, stdio: 'inherit' },
  );
  const code = await new Promise((done) => child.on('close', done));
  const seconds = Math.round((Date.now() - began) / 1000);
  if (code !== 0) {
    console.log(`Time ${time} of ${times} failed after ${seconds} s: see above what its pages showed.`);
    process.exit(1);
  }
  console.log(`Time ${time} of ${times}: green, ${seconds} s`);
}
console.log(`Green ${times} times in a row.`);
