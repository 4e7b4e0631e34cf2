import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** All that can be known of the code without running it, the longest first: two at a time, for two cores. */
const CHECKS = ['lint', 'formatted', 'types', 'layers', 'unused', 'spec'];
const AT_ONCE = 2;

const root = fileURLToPath(new URL('../../', import.meta.url));
const waiting = [...CHECKS];
const failed = [];

/** What a check says is printed when it is done, so that two do not talk at once. */
async function run(name) {
  const began = Date.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((done) => {
    child.on('error', (error) => done(error.message));
    child.on('close', done);
  });
  if (code !== 0) failed.push(name);
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${code === 0 ? '' : said}${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
}

async function work() {
  for (let check; (check = waiting.shift()) !== undefined;) await run(check);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed.length > 0) console.log(`not in order: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
