import { bundle, bundleFile } from '../build/bundle.mjs';
import { isMain } from '../isMain.mjs';

/** The host as one file, which tests start many times. */
export const bundleHost = () => bundle('server/play.ts', bundleFile('host'));

// No `await` here: jest requires this file, and cannot require a module that waits.
if (isMain(import.meta.url)) bundleHost().then((file) => process.stdout.write(file));
