import { resolve } from 'node:path';
import { bundle, root } from '../build/bundle.mjs';
import { chromium } from './chromium.mjs';
import { webBuild } from '../build/webBuild.mjs';

/** So that the browser tests also run by themselves, from an editor or by `npx jest -c jest.browser.config.js`. */
export default async function browserTestSetup() {
  process.env.CHROMIUM_PATH = chromium();
  process.env.HOST_PROGRAM = await bundle(
    'server/play.ts',
    resolve(root, 'node_modules/.cache/palaver/host.mjs'),
  );
  await webBuild();
}
