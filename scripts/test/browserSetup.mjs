import { resolve } from 'node:path';
import { bundle, root } from '../build/bundle.mjs';
import { webBuild } from '../build/webBuild.mjs';
import { chromium } from './chromium.mjs';

/** So that the browser tests also run by themselves, from an editor or by `npx jest -c jest.browser.config.js`. */
export default async function browserSetup() {
  process.env.CHROMIUM_PATH = chromium();
  const program = resolve(root, 'node_modules/.cache/palaver/host.mjs');
  process.env.HOST_PROGRAM = await bundle('server/play.ts', program);
  await webBuild();
}
