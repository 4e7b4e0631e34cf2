import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setup } from '../setup.mjs';

setup();
const asJson = process.argv.includes('--json');
const print = (result) => console.log(JSON.stringify(result, null, asJson ? 0 : 2));

if (process.argv.includes('scenes')) {
  const { benchScenes } = await import('./scenes.mjs');
  print(await benchScenes());
  process.exit(0);
}

const against = process.argv.indexOf('against');
if (against !== -1) {
  const { benchAgainst } = await import('./against.mjs');
  print(benchAgainst(process.argv[against + 1] ?? 'HEAD'));
  process.exit(0);
}

const { bundle, root } = await import('../build/bundle.mjs');
const { bundleForHermes, runOnHermes, runOnNode } = await import('../native/hermes/onEngine.mjs');

const cached = (name) => resolve(root, 'node_modules/.cache/palaver', name);
const randomPlay = 'scripts/bench/randomPlay.ts';
const lastLine = (lines) => JSON.parse(lines.at(-1));

if (process.argv.includes('bots')) {
  const thinking = await bundleForHermes('scripts/bench/botThinking.ts', 'bench-bots');
  print({ bots: { hermes: lastLine(runOnHermes(thinking)) } });
  process.exit(0);
}

const node = lastLine(runOnNode(await bundle(randomPlay, cached('bench-play.mjs'))));
const hermes = lastLine(runOnHermes(await bundleForHermes(randomPlay, 'bench-play')));
const phone = await bundleForHermes('scripts/bench/phone.ts', 'bench-phone');
const table = await bundle('scripts/bench/table.ts', cached('bench-table.mjs'));
const { benchTable } = await import(pathToFileURL(table).href);

print({
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version },
  randomPlayMovesPerSecond: { node, hermes },
  table: await benchTable(),
  phoneAsHost: { node: lastLine(runOnNode(phone)), hermes: lastLine(runOnHermes(phone)) },
});
process.exit(0);
