import { webBuild } from '../build/webBuild.mjs';
import { bundleHost } from './bundleHost.mjs';
import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';

/** So that the browser tests also run by themselves, from an editor or by `npx jest -c jest.browser.config.js`. */
export default async function browserSetup() {
  process.env.CHROMIUM_PATH = chromium();
  process.env.FIREFOX_PATH = firefox();
  process.env.HOST_PROGRAM = await bundleHost();
  await webBuild();
}
