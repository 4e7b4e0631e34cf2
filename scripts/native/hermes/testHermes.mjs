import { setup } from '../../setup.mjs';

setup();
const { bundleForHermes, runOnHermes, runOnNode } = await import('./onEngine.mjs');

/** One picture on the screen: a host that takes longer over a move makes its own player wait. */
const FRAME_MS = 16;

let passed = 0;
let failed = 0;
function tell(isGood, line, but = '') {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(isGood ? `ok   ${line}` : `FAIL ${line}${but}`);
}

/** Plays the same fixed games, ballots and channels on Node and on Hermes, and compares line by line. */
async function compare() {
  const file = await bundleForHermes('scripts/native/hermes/checks.ts', 'checks');
  const [node, hermes] = [runOnNode(file), runOnHermes(file)];
  for (const [at, line] of node.entries())
    tell(line === hermes[at], line, `\n     ${hermes[at] ?? 'nothing'} on Hermes`);
  for (const line of hermes.slice(node.length)) tell(false, line, ' only on Hermes');
}

/**
 * Hermes tells no time but the clock's, and a machine that is busy with something else stretches one move in twenty
 * more than the usual one: so it is the usual one that is held to it, in the best of several runs.
 */
async function time() {
  const [line] = runOnHermes(await bundleForHermes('scripts/native/hermes/hostWork.ts', 'hostWork'));
  for (const { game, median, p95 } of JSON.parse(line))
    tell(
      median < FRAME_MS,
      `${game}, the host's work for a move to five guests: half within ${median} ms, 95 of 100 within ${p95} ms`,
      `; half must be within less than ${FRAME_MS} ms`,
    );
}

await compare();
await time();
console.log(`hermes: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 1 ? 0 : 1;
