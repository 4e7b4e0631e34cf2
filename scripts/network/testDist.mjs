import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '../test/chromium.mjs';
import { needTools } from '../test/debian.mjs';
import { bundle, bundleFile, root } from '../build/bundle.mjs';
import { dist } from '../download/dist.mjs';
import { setup } from '../setup.mjs';
import { lonely, whyNot } from './namespaces.mjs';

/**
 * The host that people download, unpacked where nothing else of Palaver is: no project, no packages, no home folder, and
 * a network with no way out. Fails where it cannot run: a test that did not run proves nothing.
 */
setup();
needTools({ ip: 'iproute2', unshare: 'util-linux', unzip: 'unzip' });
const space = `pd${process.pid}`;
const problem = whyNot(`${space}x`);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const browser = chromium();
const zip = await dist();
const file = await bundle('__tests__/download/story.ts', bundleFile('download-story'));
const net = lonely(space);
try {
  const { story } = await import(pathToFileURL(file).href);
  await story({ zip, space, hidden: root, port: 8787, browser });
  console.log(`download: all of it passed, with ${Math.round(statSync(zip).size / 1024)} KB to carry`);
} catch (error) {
  console.error(`FAIL ${error.stack}`);
  process.exitCode = 1;
} finally {
  net.close();
}
process.exit();
