import { resolve } from 'node:path';
import { bundle, bundleFile, root } from '../build/bundle.mjs';
import { isMain } from '../isMain.mjs';

/** The host as one file, which tests start many times. */
export const bundleHost = () => bundle('server/play.ts', bundleFile('host'));

/** A host whose owner has changed its program, to see what the phones make of it. */
const bundleLyingHost = () =>
  bundle('server/play.ts', bundleFile('lyingHost'), {
    alias: { '@/table/host/host': resolve(root, '__tests__/support/adversary/falseCircle.ts') },
  });

// No `await` here: jest requires this file, and cannot require a module that waits.
if (isMain(import.meta.url))
  (process.argv.includes('--lying') ? bundleLyingHost() : bundleHost()).then((file) =>
    process.stdout.write(file),
  );
