import { setup } from '../../setup.mjs';

setup();
const { bundleForHermes, compiledForPhones, runOnHermes, runOnNode, transformedFor } =
  await import('./onEngine.mjs');

/** One picture on the screen: a host that takes longer over a move makes its own player wait. */
const FRAME_MS = 16;

/** How long bots may take over a decision, 95 of 100 times; people take longer. */
const THOUGHT_MS = { even: 300, sharp: 1500 };
/** Tables let bots think for 4 ms at a time (`table/wire/timeSlices.ts`) and to the end of a step, 8 ms at most. */
const STEP_MS = 4;

let passed = 0;
let failed = 0;
function tell(isGood, line, but = '') {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(isGood ? `ok   ${line}` : `FAIL ${line}${but}`);
}

/** Plays the same fixed games, ballots and channels on Node and on the Hermes of the command line, and compares line by line. */
async function compare() {
  const file = await bundleForHermes('scripts/native/hermes/checks.ts', 'checks');
  const [node, hermes] = [runOnNode(file), runOnHermes(file)];
  for (const [at, line] of node.entries())
    tell(line === hermes[at], line, `\n     ${hermes[at] ?? 'nothing'} on Hermes`);
  for (const line of hermes.slice(node.length)) tell(false, line, ' only on Hermes');
  return file;
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

/** What bots think takes so long that it is told step by step, without what the machine did beside it. */
async function think() {
  const [line] = runOnHermes(await bundleForHermes('scripts/bench/botThinking.ts', 'bots'));
  for (const { game, ...levels } of JSON.parse(line))
    for (const [level, { decisions, median, p95, longestStep }] of Object.entries(levels))
      tell(
        decisions > 0 && p95 <= THOUGHT_MS[level] && longestStep <= STEP_MS,
        `${game}, ${decisions} decisions of ${level} bots: half within ${median} ms, 95 of 100 within ${p95} ms, no step over ${longestStep} ms`,
        `; 95 of 100 must be within ${THOUGHT_MS[level]} ms, each step within ${STEP_MS} ms`,
      );
}

/**
 * By the compiler that comes with this React Native: all that is compared above, and the cipher, in whose inner function a
 * call for every rotation would be left as it is published.
 */
function compile(file) {
  const names = compiledForPhones(file).size;
  tell(names > 400, `the shipped compiler takes all of this: functions of ${names} names`);
  const callsFor = (platform, source, name) =>
    (compiledForPhones(transformedFor(platform, source)).get(name) ?? []).filter((instruction) =>
      instruction.startsWith('Call'),
    ).length;
  const inCipher = ['node_modules/@noble/ciphers/chacha.js', 'chachaCore'];
  const [onPhones, asPublished] = [callsFor('android', ...inCipher), callsFor('web', ...inCipher)];
  tell(
    onPhones === 0,
    `the cipher on phones: ${onPhones} calls in its inner function`,
    '; there must be none',
  );
  tell(asPublished > 0, `the cipher in browsers is as it is published: ${asPublished} calls there`);
  // Functions of this name stand there for SHA-256 and for SHA-512, which has calls of other kinds.
  const inHash = ['node_modules/@noble/hashes/sha2.js', 'process'];
  const fewer = callsFor('web', ...inHash) - callsFor('android', ...inHash);
  tell(fewer >= 12, `the hash on phones: ${fewer} calls fewer in a block`, '; there must be 12 fewer');
}

compile(await compare());
await time();
await think();
console.log(`hermes: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 1 ? 0 : 1;
