import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { root } from '../build/bundle.mjs';
import { runOnHermes } from '../native/hermes/onEngine.mjs';

/** How often each of the two is measured, one after the other: whatever else the machine does only ever adds to a time. */
const TIMES = 2;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The tree of that revision, with the same packages. Not within the packages: there a bundler looks up no paths. */
function treeOf(revision) {
  const commit = git('rev-parse', '--short', `${revision}^{commit}`);
  const tree = join(mkdtempSync(join(tmpdir(), 'palaver-')), commit);
  git('worktree', 'add', '--detach', tree, commit);
  symlinkSync(resolve(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  return { commit, tree };
}

/** Each tree is bundled by its own means: they know its paths. */
const bundleIn = (tree, name) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { bundleForHermes } = await import('./scripts/native/hermes/onEngine.mjs');
       console.log(await bundleForHermes('scripts/bench/phone.ts', '${name}'));`,
    ],
    { cwd: tree, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .at(-1);

/** The smaller of each figure. */
const least = (one, other) =>
  typeof one === 'number'
    ? Math.min(one, other)
    : Object.fromEntries(Object.keys(one).map((name) => [name, least(one[name], other[name])]));

const times = (now, before) =>
  typeof now === 'number'
    ? Math.round((100 * now) / before) / 100
    : Object.fromEntries(
        Object.keys(now)
          .filter((name) => name in before && name !== 'moves')
          .map((name) => [name, times(now[name], before[name])]),
      );

/** What a phone that is the table has to do, now and at an earlier revision, in one run. */
export function benchAgainst(revision) {
  const { commit, tree } = treeOf(revision);
  // What that tree has bundled lies among the packages, which are this tree's.
  const before = resolve(
    root,
    'node_modules/.cache/palaver',
    basename(bundleIn(tree, `bench-phone.${commit}`)),
  );
  const files = [before, bundleIn(root, 'bench-phone')];
  git('worktree', 'remove', '--force', tree);
  let found = null;
  for (let time = 0; time < TIMES; time += 1) {
    const run = files.map((file) => JSON.parse(runOnHermes(file).at(-1)));
    found = found === null ? run : found.map((best, at) => least(best, run[at]));
  }
  const [then, now] = found;
  return { against: commit, before: then, now, times: times(now, then) };
}
