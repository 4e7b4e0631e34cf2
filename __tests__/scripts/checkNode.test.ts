import { spawnSync } from 'node:child_process';

/** What the first check says to a Node of this version. */
const told = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' });
       const { checkNode } = await import('./scripts/checkNode.mjs');
       checkNode();
       console.error('goes on');`,
    ],
    { encoding: 'utf8' },
  ).stderr.trim();

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
  expect(told(version)).toBe('goes on');
});

test.each(['20.18.3', '18.20.4', '8.17.0'])('Node %s is told to be too old, in one sentence', (version) => {
  expect(told(version)).toBe(
    `Palaver needs Node 20.19 or newer; this is ${version}. Get one at https://nodejs.org`,
  );
});
