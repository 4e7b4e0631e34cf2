import { chromium } from './chromium.mjs';
import { galleryBuild, webBuild } from '../build/webBuild.mjs';

/** So that the browser tests also run by themselves, from an editor or by `npx jest -c jest.browser.config.js`. */
export default async function browserTestSetup() {
  process.env.CHROMIUM_PATH = chromium();
  await webBuild();
  await galleryBuild();
}
