import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setup } from './setup.mjs';

setup();
const { bundle, root } = await import('./bundle.mjs');
const { bundleForHermes, runOnHermes, runOnNode } = await import('./hermes/onEngine.mjs');

const play = await bundleForHermes('scripts/bench/randomPlay.ts', 'randomPlay');
const [node, hermes] = [runOnNode(play), runOnHermes(play)].map((lines) => JSON.parse(lines.at(-1)));
const table = await bundle('scripts/bench/table.ts', resolve(root, 'node_modules/.cache/palaver/bench-table.mjs'));
const { benchTable } = await import(pathToFileURL(table).href);

const result = {
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
  randomPlayMovesPerSecond: { node, hermes },
  table: await benchTable(),
};
console.log(JSON.stringify(result, null, process.argv.includes('--json') ? 0 : 2));
process.exit(0);
