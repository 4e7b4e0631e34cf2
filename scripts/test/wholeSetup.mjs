import { execFileSync } from 'node:child_process';
import { galleryBuild, SIXTH } from '../build/webBuild.mjs';
import browserSetup from './browserSetup.mjs';

/** In a process of its own: which games a bundle has is known when the bundler is loaded. */
const hostWithSixthGame = () =>
  execFileSync(process.execPath, ['scripts/test/bundleHost.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PALAVER_GAMES: SIXTH },
  });

/** The gallery is in no build that anybody gets, so it has one of its own, and the sixth game with it. */
export default async function wholeSetup() {
  await browserSetup();
  await galleryBuild();
  process.env.SIXTH_HOST_PROGRAM = hostWithSixthGame();
}
