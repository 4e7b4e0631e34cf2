import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { isMain } from '../isMain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** The first that is there; undefined if none is. A CHROMIUM_PATH that leads nowhere is a mistake, not a wish for another. */
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
  Debian, Ubuntu   sudo apt-get install chromium   (or run the tests as root: they install it)
  Fedora           sudo dnf install chromium
  macOS            brew install --cask google-chrome
  elsewhere        set CHROMIUM_PATH to the program`;

/** A Chromium to test with, installed if that is in our power. Never skips: no browser, no tests. */
export function chromium() {
  const found = findChromium();
  if (found) return found;
  const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-core'];
  const installed = installOnDebian('Chromium for the browser tests', packages) && findChromium();
  if (installed) return installed;
  console.error(howTo);
  process.exit(1);
}

if (isMain(import.meta.url)) console.log(chromium());
