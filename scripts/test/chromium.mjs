import { findBrowser, needBrowser } from './installedBrowser.mjs';
import { isMain } from '../isMain.mjs';

const fonts = ['fonts-dejavu-core', 'fonts-noto-core'];

const browser = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  wanted: process.env.CHROMIUM_PATH,
  /** The one without windows comes first: a page takes half of the processor's time there. */
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  apps: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  // Ubuntu has no package of the first name.
  packages: [
    ['chromium-headless-shell', ...fonts],
    ['chromium', ...fonts],
  ],
  howTo: `  Debian           sudo apt-get install chromium-headless-shell   (or run the tests as root: they install it)
  Ubuntu           sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome
  elsewhere        set CHROMIUM_PATH to the program`,
};

export const findChromium = () => findBrowser(browser);

export const chromium = () => needBrowser(browser);

if (isMain(import.meta.url)) console.log(chromium());
