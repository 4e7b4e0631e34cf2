import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { isMain } from '../isMain.mjs';

/** The one without windows comes first: a page takes half of the processor's time there. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the first browser that exists, or undefined. A CHROMIUM_PATH that leads nowhere is an error; no other browser is tried. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isRunnable(wanted)) return wanted;
    console.error(`CHROMIUM_PATH is ${wanted}, but no program is there.`);
    process.exit(1);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...apps].find(isRunnable);
}

const howTo = `The browser tests need a Chromium, and none was found.
  Debian           sudo apt-get install chromium-headless-shell   (or run the tests as root: they install it)
  Ubuntu           sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome
  elsewhere        set CHROMIUM_PATH to the program`;

/** Finds a Chromium for the tests and installs one where it can. Fails without one, so that no test is skipped. */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  const fonts = ['fonts-dejavu-core', 'fonts-noto-core'];
  // Ubuntu has no package of the first name.
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    installOnDebian('Chromium for the browser tests', [name, ...fonts]),
  );
  const installed = isInstalled && findChromium();
  if (installed) return installed;
  console.error(howTo);
  process.exit(1);
}

if (isMain(import.meta.url)) console.log(chromium());
