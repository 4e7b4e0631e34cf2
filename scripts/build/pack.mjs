import { isMain } from '../isMain.mjs';
import { run } from '../run.mjs';
import { setup } from '../setup.mjs';
import { hashOfSources } from './sources.cjs';
import { webBuild } from './webBuild.mjs';

/** The web app as an app for phones carries it, in `dist/pack`. Android and iOS builds want it fresh. */
export async function pack() {
  const hash = hashOfSources();
  await run('scripts/build/writePack.ts', [await webBuild(), hash]);
}

if (isMain(import.meta.url)) {
  setup();
  await pack();
}
