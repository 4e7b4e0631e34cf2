import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMain } from './isMain.mjs';
import { setup } from './setup.mjs';

/** Bundles a TypeScript entry and runs it in this process, so Ctrl-C and exit codes are its own. */
export async function run(entry, args) {
  const { bundle, bundleFile, root } = await import('./build/bundle.mjs');
  const name = relative(root, resolve(root, entry))
    .replace(/\.\w+$/, '')
    .replace(/[\\/]/g, '-');
  const file = await bundle(entry, bundleFile(name));
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0], resolve(root, entry), ...args];
  await import(pathToFileURL(file).href);
}

if (isMain(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) {
    console.error('Usage: node scripts/run.mjs ENTRY [arguments]');
    process.exit(2);
  }
  setup();
  await run(entry, args);
}
