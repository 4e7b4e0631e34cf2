import { setup } from './setup.mjs';

setup();
const { bundleForHermes, runOnHermes, runOnNode } = await import('./hermes/onEngine.mjs');

/** Plays the same fixed games, ballots and channels on Node and on Hermes, and compares line by line. */
const file = await bundleForHermes('scripts/hermes/checks.ts', 'checks');
const node = runOnNode(file);
const hermes = runOnHermes(file);
let failed = Math.max(0, hermes.length - node.length);
for (const [at, line] of node.entries()) {
  const isSame = line === hermes[at];
  if (!isSame) failed += 1;
  console.log(isSame ? `ok   ${line}` : `FAIL ${line}\n     ${hermes[at] ?? 'nothing'} on Hermes`);
}
console.log(`hermes: ${node.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && node.length > 1 ? 0 : 1;
