import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the first of a browser's programs that exists, or undefined. A path that was asked for and leads nowhere is an error; no other program is tried. */
export function findBrowser({ variable, wanted, names, apps }) {
  if (wanted) {
    if (isRunnable(wanted)) return wanted;
    console.error(`${variable} is ${wanted}, but no program is there.`);
    process.exit(1);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...apps].find(isRunnable);
}

/** Finds a browser for the tests and installs one where it can. Fails without one, so that no test is skipped. */
export function needBrowser(browser) {
  const found = findBrowser(browser);
  if (found) return found;
  const isInstalled = browser.packages.some((packages) =>
    installOnDebian(`${browser.title} for the browser tests`, packages),
  );
  const installed = isInstalled && findBrowser(browser);
  if (installed) return installed;
  console.error(`The browser tests need a ${browser.title}, and none was found.\n${browser.howTo}`);
  process.exit(1);
}
